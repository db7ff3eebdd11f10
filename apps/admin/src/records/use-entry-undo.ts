import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf, type Refusal } from '../lib/refusal'

/** Takes back an entry of the log; its toast offers to take that back too. A refusal is kept with its entry. */
export function useEntryUndo() {
  const queries = useQueryClient()
  const { mutateAsync, isPending, variables } = api.audit.undo.useMutation()
  const [refused, setRefused] = useState<{ id: number; refusal: Refusal }>()

  async function undo(id: number) {
    setRefused(undefined)
    try {
      const { audit } = (await mutateAsync({ params: { id: String(id) } })).body
      notify.changed('Undone', { kept: 'The log keeps both.', undo: () => void undo(audit) })
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
