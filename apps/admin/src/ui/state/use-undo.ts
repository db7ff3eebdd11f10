import type { RecordNoun, RefusedRow } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { inWords } from '../../lib/words'

/** Undoes a deletion (`restore`) or a bulk action (`undo`), and shows a toast with the result. */
export function useUndo(noun: RecordNoun) {
  const queries = useQueryClient()
  const restoration = api.trash.restore.useMutation()
  const undoing = api.audit.undo.useMutation()

  /** Runs `work`, which returns the rows that could not be put back, and shows a toast with the result. */
  async function attempt(work: () => Promise<RefusedRow[]>, done: string) {
    try {
      const refused = await work()
      if (refused.length === 0) notify.success(done)
      else notify.error(`${inWords(noun, refused.length)} could not be put back.`, whyOf(refused))
    } catch (error) {
      notify.error('This could not be undone.', refusalOf(error).message)
    }
    // A product's workspace shows colors and pictures too, but has its own query key.
    void queries.invalidateQueries({ queryKey: ['workspace'] })
    await queries.invalidateQueries({ queryKey: [noun] })
  }

  return {
    restore: (id: number, name: string) =>
      void attempt(async () => {
        await restoration.mutateAsync({ body: { noun, id } })
        return []
      }, `${name} is back.`),
    undo: (entry: number) =>
      void attempt(async () => {
        const { body } = await undoing.mutateAsync({ params: { id: String(entry) } })
        return body.refused
      }, 'All of it was undone.'),
  }
}

function whyOf([first]: RefusedRow[]) {
  return first && `${first.label}: ${first.message}`
}
