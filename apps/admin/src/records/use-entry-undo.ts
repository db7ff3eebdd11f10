import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf, refusalOfRows, type Refusal } from '../lib/refusal'

/**
 * Takes back an entry of the log; its toast offers to take that back too. What is refused, whole or in
 * part, is kept with its entry.
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
      notify.changed(words, { kept: 'The log keeps both.', undo: () => void undo(audit) })
      if (!isWhole) setRefused({ id, refusal: refusalOfRows(kept) })
    } catch (error) {
      const refusal = refusalOf(error)
      notify.error('This could not be undone.', refusal.message)
      setRefused({ id, refusal })
    }
    // Whatever rows it was about are others now.
    await queries.invalidateQueries()
  }

  return {
    undo,
    isUndoing: (id: number) => isPending && variables.params.id === String(id),
    refusalFor: (id: number) => (refused?.id === id ? refused.refusal : undefined),
  }
}
