import { useState } from 'react'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { download } from '../../ui/use-export'

/** Saves all units with their codes as a CSV file, which an import understands. */
export function useUnitsExport() {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { status, body } = await api.units.csv.query()
      if (status !== 200) throw Object.assign(new Error(body.message), { status, body })
      download(`barcodes-${new Date().toISOString().slice(0, 10)}.csv`, body, 'text/csv')
    } catch (error) {
      notify.error('The export failed. Please try again.', refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, save }
}
