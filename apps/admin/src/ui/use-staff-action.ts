import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'

/**
 * Query keys of everything that shows orders, money or pieces: an action on an order can change any of it. A refused
 * phone order needs the prices of its cart again, because they may have changed.
 */
const touched = [
  'cart',
  'orders',
  'refunds',
  'returns',
  'customers',
  'mails',
  'promo-codes',
  'sales',
  'stock',
  'stock-levels',
  'dashboard',
]

/** The toast after a success; undefined for none. */
type Done<Result> = string | ((result: Result) => string | undefined)

/** Runs an action on an order: shows a toast after a success, keeps the refusal, and reloads all affected queries. */
export function useStaffAction() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  /** Runs `work` and throws its error, for a form that shows it at the fields. */
  async function perform<Result>(work: () => Promise<Result>, done: Done<Result>) {
    setBusy(true)
    setRefusal(undefined)
    try {
      const result = await work()
      const words = typeof done === 'string' ? done : done(result)
      if (words) notify.success(words)
    } finally {
      setBusy(false)
      await Promise.all(touched.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
    }
  }

  /** Runs `work` and returns whether it succeeded. Its error is kept in `refusal`. */
  async function attempt<Result>(work: () => Promise<Result>, done: Done<Result>) {
    try {
      await perform(work, done)
      return true
    } catch (error) {
      setRefusal(refusalOf(error).message)
      return false
    }
  }

  return { perform, attempt, isBusy, refusal }
}
