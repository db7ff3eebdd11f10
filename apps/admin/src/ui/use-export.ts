import type { RecordNoun } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { download } from '../lib/download'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'

/** Saves the rows of a noun's list as a CSV file; `query` filters and sorts them. Shows a toast if that fails. */
export function useExport() {
  const [isBusy, setBusy] = useState(false)

  async function save(noun: RecordNoun, query: Record<string, string>) {
    setBusy(true)
    try {
      const { status, body } = await api.exports.csv.query({ params: { noun }, query })
      if (status !== 200) throw Object.assign(new Error(body.message), { status, body })
      download(`${noun}-${new Date().toISOString().slice(0, 10)}.csv`, body, 'text/csv')
    } catch (error) {
      notify.error('The export failed. Please try again.', refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, save }
}
