import type { RecordNoun } from '@etrend/contract'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { api } from '../lib/api'
import { download } from '../lib/download'
import { notify } from '../lib/notify'
import { refusalOf } from '../lib/refusal'
import { Button } from './button'
import type { ListParameters } from './list-address'

/** All rows of the list as it is searched, filtered and sorted, on all its pages, as a file for a spreadsheet. */
export function ExportButton({ noun, asked }: { noun: RecordNoun; asked: ListParameters }) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { page: _page, page_size: _size, ...query } = asked
      const { status, body } = await api.exports.csv.query({ params: { noun }, query })
      if (status !== 200) throw Object.assign(new Error(body.message), { status, body })
      download(`${noun}-${new Date().toISOString().slice(0, 10)}.csv`, body, 'text/csv')
    } catch (error) {
      notify.error('The export failed. Please try again.', refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button disabled={isBusy} onClick={() => void save()}>
      <Download size={16} aria-hidden />
      {isBusy ? 'Exporting…' : 'Export CSV'}
    </Button>
  )
}
