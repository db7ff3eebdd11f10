import type { ExportedList } from '@etrend/contract'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { api } from '../lib/api'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Button } from './button'
import { May } from './may'
import { download } from './use-export'

/** Saves a list as a CSV file, for those who may export; `query` are the list's filters. */
export function ExportList({
  list,
  query = {},
}: {
  list: ExportedList
  query?: Record<string, string>
}) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { status, body } = await api.listExports.csv.query({ params: { list }, query })
      if (status !== 200) throw Object.assign(new Error(body.message), { status, body })
      download(`${list}-${new Date().toISOString().slice(0, 10)}.csv`, body, 'text/csv')
    } catch (error) {
      notify.error('The export failed. Please try again.', refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <May needed="exports">
      <Button disabled={isBusy} onClick={() => void save()}>
        <Download size={16} aria-hidden />
        Save as CSV
      </Button>
    </May>
  )
}
