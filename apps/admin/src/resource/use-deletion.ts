import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import type { Resource } from './resource'

/** The deletion of one row: asked for, confirmed or given up, done or refused. */
export function useDeletion<Row extends { id: number }, Input, Change, One>(
  { key, messages, hooks }: Resource<Row, Input, Change, One>,
  onDeleted: () => void,
) {
  const queries = useQueryClient()
  const removal = hooks.useRemove()
  const [row, setRow] = useState<Row>()
  const [refusal, setRefusal] = useState<string>()
  const [isDeleting, setDeleting] = useState(false)

  function ask(asked: Row | undefined) {
    setRow(asked)
    setRefusal(undefined)
  }

  async function confirm({ id }: Row) {
    setDeleting(true)
    try {
      await removal.mutateAsync({ params: { id: String(id) } })
      notify.deleted(messages.deleted)
      await queries.invalidateQueries({ queryKey: [key] })
      ask(undefined)
      onDeleted()
    } catch (error) {
      const { message } = refusalOf(error)
      notify.notDeleted(messages.notDeleted, message)
      setRefusal(message)
    } finally {
      setDeleting(false)
    }
  }

  return { row, refusal, isDeleting, ask, confirm }
}
