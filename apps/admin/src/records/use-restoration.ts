import { recordNames, recordNoun, type RefusedRow, type TrashRow } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { contentWords } from '../lib/part-words'
import { refusalOf, type Refusal } from '../lib/refusal'

/** Restores rows from the trash, noun by noun. `refusal` has the rows that can't be restored, each with its reason. */
export function useRestoration() {
  const queries = useQueryClient()
  const { mutateAsync } = api.bulk.restore.useMutation()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function restore(rows: TrashRow[]) {
    setBusy(true)
    try {
      await putBack(rows)
    } finally {
      setBusy(false)
    }
  }

  async function putBack(rows: TrashRow[]) {
    setRefusal(undefined)
    const refused: RefusedRow[] = []
    let done = 0
    try {
      // In the contract's order: parents come before the rows that belong to them.
      for (const noun of recordNoun.options) {
        const ids = rows.filter((row) => row.noun === noun).map(({ row_id }) => row_id)
        if (ids.length === 0) continue
        const { body } = await mutateAsync({ body: { noun, ids } })
        done += body.done.length
        refused.push(...body.refused)
      }
      if (refused.length > 0) setRefusal(refusalFor(refused))
    } catch (error) {
      setRefusal(refusalOf(error))
    }
    if (done > 0) notify.success(restoredWords(rows, done))
    // Rows that depend on the restored ones may be visible again.
    await queries.invalidateQueries()
  }

  return { restore, isBusy, refusal }
}

function refusalFor(rows: RefusedRow[]): Refusal {
  const message = 'These rows could not be restored.'
  return { status: 409, message, fields: {}, uses: [], first: undefined, rows }
}

function restoredWords(rows: TrashRow[], done: number) {
  const [row, ...others] = rows
  if (!row || others.length > 0) return `${done} of ${rows.length} rows are back`
  const words = contentWords(row.contents)
  return `${recordNames[row.noun]} ${row.label} is back${words && `, with its ${words}`}`
}
