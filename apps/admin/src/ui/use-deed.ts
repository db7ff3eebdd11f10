import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'

/** What shows orders, money or pieces: a deed at the order desk can change any of it. */
const touched = [
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

/** What is said once it is done; undefined for nothing. */
type Done<Result> = string | ((result: Result) => string | undefined)

/** One deed at the order desk at a time: says when it is done, keeps why it was refused, and asks again for all it touches. */
export function useDeed() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  /** Throws what `work` threw, for a form that shows it at its fields. */
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

  /** Whether it was done. */
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
