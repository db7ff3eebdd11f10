import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'

/** The toast after a success; undefined for none. */
type Done<Result> = string | undefined | ((result: Result) => string | undefined)

/**
 * Runs an action of staff: shows a toast after a success, keeps the refusal, and reloads everything on screen. An
 * action on an order can change money, pieces, mails and more; and after a refusal the screen may be out of date.
 */
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
      const words = typeof done === 'function' ? done(result) : done
      if (words) notify.success(words)
    } finally {
      setBusy(false)
      await queries.invalidateQueries()
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
