import type { RecordNoun } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
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

/** Saves a text as a file. Adds a UTF-8 byte order mark, because spreadsheets guess the encoding without one. */
export function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
