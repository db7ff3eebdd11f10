import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import type { Resource } from './resource'

export type Deletion = {
  /** Why the server refused, if it did. */
  refusal: string | undefined
  isDeleting: boolean
  confirm: () => Promise<void>
  giveUp: () => void
}

/** The deletion of one row: asked for, confirmed or given up, done or refused. */
export function useDeletion<Row extends { id: number }, Input, Change, One>(
  { key, messages, hooks }: Resource<Row, Input, Change, One>,
  onDeleted: () => void,
) {
  const queries = useQueryClient()
  const { mutateAsync } = hooks.useRemove()
  const [row, setRow] = useState<Row>()
  const [refusal, setRefusal] = useState<string>()
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

  return { row, refusal, isDeleting, ask, confirm, giveUp: () => ask(undefined) }
}
