import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf, refusalOfRows, type Refusal } from '../lib/refusal'

/**
 * Undoes an entry of the log; the toast offers to undo that again. A refusal, of the whole entry or of some rows, is
 * kept for the entry: `refusalFor(id)`.
 */
export function useEntryUndo() {
  const queries = useQueryClient()
  const { mutateAsync, isPending, variables } = api.audit.undo.useMutation()
  const [refused, setRefused] = useState<{ id: number; refusal: Refusal }>()

  async function undo(id: number) {
    setRefused(undefined)
    try {
      const { body } = await mutateAsync({ params: { id: String(id) } })
      const { audit, rows, refused: kept } = body
      const isWhole = kept.length === 0
      const words = isWhole ? 'Undone' : `${rows} of ${rows + kept.length} undone`
      notify.changed(words, { kept: 'The log shows both changes.', undo: () => void undo(audit) })
      if (!isWhole) setRefused({ id, refusal: refusalOfRows(kept) })
    } catch (error) {
      const refusal = refusalOf(error)
      notify.error('This could not be undone.', refusal.message)
      setRefused({ id, refusal })
    }
    // The entry may be about rows of any noun.
    await queries.invalidateQueries()
  }

  return {
    undo,
    isUndoing: (id: number) => isPending && variables.params.id === String(id),
    refusalFor: (id: number) => (refused?.id === id ? refused.refusal : undefined),
  }
}
