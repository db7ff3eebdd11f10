import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'

/** The toast after a success; undefined for none. */
type Done<Result> = string | undefined | ((result: Result) => string | undefined)

/**
 * Runs an action of staff: shows a toast after a success, keeps the refusal, and reloads everything on screen. An
 * action on an order can change money, pieces, mails and more; and after a refusal the screen may be out of date.
 *
 * A dialog passes `close`, which is called after a success. The dialog is closed first, then comes the toast, then the
 * reload: nobody waits for the lists behind a dialog, and its own queries aren't sent again while it goes. An action
 * without `close` stays busy until the screen shows what it did, so that its button isn't pressed a second time.
 */
export function useStaffAction() {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  /** Runs `work` and throws its error, for a form that shows it at the fields. */
  async function perform<Result>(
    work: () => Promise<Result>,
    done: Done<Result>,
    close?: (result: Result) => void,
  ) {
    setBusy(true)
    setRefusal(undefined)
    try {
      const result = await work()
      if (close) flushSync(() => close(result))
      const words = typeof done === 'function' ? done(result) : done
      if (words) notify.success(words)
    } finally {
      setBusy(false)
      const reloaded = queries.invalidateQueries()
      if (!close) await reloaded
    }
  }

  /** Runs `work` and returns whether it succeeded. Its error is kept in `refusal`. */
  async function attempt<Result>(
    work: () => Promise<Result>,
    done: Done<Result>,
    close?: (result: Result) => void,
  ) {
    try {
      await perform(work, done, close)
      return true
    } catch (error) {
      setRefusal(refusalOf(error).message)
      return false
    }
  }

  return { perform, attempt, isBusy, refusal }
}
