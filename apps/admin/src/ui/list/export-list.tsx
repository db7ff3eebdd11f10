import type { ExportedList } from '@etrend/contract'
import Download from 'lucide-react/icons/download'
import { api } from '../../lib/api'
import { okOf } from '../../lib/refusal'
import { Button } from '../controls/button'
import { May } from '../may'
import { datedName, useCsv } from './use-export'

/** Saves a list as a CSV file, for those who may export; `query` are the list's filters. */
export function ExportList({
  list,
  query = {},
}: {
  list: ExportedList
  query?: Record<string, string>
}) {
  const { isBusy, save } = useCsv()
  const saveList = () =>
    save(datedName(list), async () =>
      okOf(await api.listExports.csv.query({ params: { list }, query })),
    )
  return (
    <May needed="exports">
      <Button disabled={isBusy} onClick={() => void saveList()}>
        <Download size={16} aria-hidden />
        Save as CSV
      </Button>
    </May>
  )
}
