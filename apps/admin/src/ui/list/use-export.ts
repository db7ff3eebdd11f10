import type { ExportedNoun } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { okOf, refusalOf } from '../../lib/refusal'

/** Saves the rows of a noun's list as a CSV file; `query` filters and sorts them. Shows a toast if that fails. */
export function useExport() {
  const { isBusy, save } = useCsv()
  return {
    isBusy,
    save: (noun: ExportedNoun, query: Record<string, string>) =>
      save(datedName(noun), async () =>
        okOf(await api.exports.csv.query({ params: { noun }, query })),
      ),
  }
}

/** Saves the text that `load` answers as a CSV file. Shows a toast if that fails. */
export function useCsv() {
  const [isBusy, setBusy] = useState(false)

  async function save(name: string, load: () => Promise<{ body: string }>) {
    setBusy(true)
    try {
      download(`${name}.csv`, (await load()).body, 'text/csv')
    } catch (error) {
      notify.error('The export failed. Please try again.', refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, save }
}

/** The name of a file with the rows of today. */
export function datedName(list: string) {
  return `${list}-${new Date().toISOString().slice(0, 10)}`
}

/** Saves a text as a file. Adds a UTF-8 byte order mark, because spreadsheets guess the encoding without one. */
function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
