import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '../lib/notify'
import { refusalOf, type Refusal } from '../lib/refusal'
import { useUndo } from '../ui/state/use-undo'
import type { Resource } from './resource'

/** Deletes one row: asks first, then deletes it with an Undo toast, or keeps the refusal. Calls `onDeleted` after. */
export function useDeletion<Row extends { id: number }, Input, Change, One>(
  { key, nameOf, messages, hooks }: Resource<Row, Input, Change, One>,
  onDeleted: (row: Row) => void,
) {
  const queries = useQueryClient()
  const { mutateAsync } = hooks.useRemove()
  const { restore } = useUndo(key)
  const [row, setRow] = useState<Row>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isDeleting, setDeleting] = useState(false)

  function ask(asked: Row | undefined) {
    setRow(asked)
    setRefusal(undefined)
  }

  async function confirm() {
    if (!row) return
    setDeleting(true)
    try {
      await mutateAsync({ params: { id: String(row.id) } })
      // Closed first: an open dialog would keep its own queries in the reload.
      flushSync(() => ask(undefined))
      notify.deleted(messages.deleted, {
        kept: `${nameOf(row)} is in the trash.`,
        undo: () => restore(row.id, nameOf(row)),
      })
      onDeleted(row)
      void queries.invalidateQueries({ queryKey: [key] })
    } catch (error) {
      const reason = refusalOf(error)
      notify.notDeleted(messages.notDeleted, reason.message)
      setRefusal(reason)
    } finally {
      setDeleting(false)
    }
  }

  return { row, refusal, isDeleting, ask, confirm, giveUp: () => ask(undefined) }
}
