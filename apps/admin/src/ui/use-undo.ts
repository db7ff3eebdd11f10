import type { RecordNoun } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'

/** What takes back a deletion, or all that a call on many rows did. Says itself how that went. */
export function useUndo(noun: RecordNoun) {
  const queries = useQueryClient()
  const restoration = api.trash.restore.useMutation()
  const undoing = api.audit.undo.useMutation()

  async function attempt(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      notify.success(done)
    } catch (error) {
      notify.error('This could not be undone.', refusalOf(error).message)
    }
    // A product's workspace shows colors and pictures together.
    void queries.invalidateQueries({ queryKey: ['workspace'] })
    await queries.invalidateQueries({ queryKey: [noun] })
  }

  return {
    restore: (id: number, name: string) =>
      void attempt(() => restoration.mutateAsync({ body: { noun, id } }), `${name} is back.`),
    undo: (entry: number) =>
      void attempt(
        () => undoing.mutateAsync({ params: { id: String(entry) } }),
        'All of it was undone.',
      ),
  }
}
