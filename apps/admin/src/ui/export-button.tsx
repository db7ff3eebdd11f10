import type { RecordNoun } from '@etrend/contract'
import Download from 'lucide-react/icons/download'
import { Button } from './button'
import type { ListParameters } from './list-address'
import { useExport } from './use-export'

/** Exports the rows of all pages of the list as CSV, as it is searched, filtered and sorted. */
export function ExportButton({ noun, asked }: { noun: RecordNoun; asked: ListParameters }) {
  const { isBusy, save } = useExport()
  const { page: _page, page_size: _size, ...query } = asked
  return (
    <Button disabled={isBusy} onClick={() => void save(noun, query)}>
      <Download size={16} aria-hidden />
      {isBusy ? 'Exporting…' : 'Export CSV'}
    </Button>
  )
}
