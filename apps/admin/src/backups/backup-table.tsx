import type { Backup, BackupList } from '@etrend/contract'
import { when } from '../lib/times'
import { Button } from '../ui/controls/button'
import type { Column } from '../ui/list/column'
import { PlainTable } from '../ui/list/plain-table'
import { reasonWords, sizeWords, type Question } from './backup-words'

/** Every backup with what it holds, the newest first. */
export function BackupTable({
  list: { backups, job, last_good_at },
  onAsk,
}: {
  list: BackupList
  onAsk: (question: Question) => void
}) {
  if (backups.length === 0) return <p>No backups yet. The first one is made tonight.</p>
  const isBusy = job?.state === 'running'
  const actions = (row: Backup) => (
    <span className="flex flex-wrap gap-2">
      {row.wrong === null ? (
        <>
          <Button
            aria-label={`Download the backup of ${nameOf(row)}`}
            onClick={() => onAsk({ about: row, kind: 'download' })}
          >
            Download
          </Button>
          <Button
            aria-label={`Restore the backup of ${nameOf(row)}`}
            disabled={isBusy}
            onClick={() => onAsk({ about: row, kind: 'restore' })}
          >
            Restore
          </Button>
        </>
      ) : null}
      {row.made_at !== last_good_at || row.wrong !== null ? (
        <Button
          aria-label={`Delete the backup of ${nameOf(row)}`}
          disabled={isBusy}
          onClick={() => onAsk({ about: row, kind: 'delete' })}
        >
          Delete
        </Button>
      ) : null}
    </span>
  )
  const columns: Column<Backup>[] = [...facts, { title: 'Actions', place: 'foot', cell: actions }]
  return <PlainTable title="Backups" columns={columns} rows={backups} keyOf={(row) => row.id} />
}

const facts: Column<Backup>[] = [
  { title: 'Made', place: 'lead', cell: nameOf },
  { title: 'Why', place: 'line', cell: (row) => (row.reason ? reasonWords[row.reason] : '') },
  { title: 'Checked', place: 'status', cell: (row) => row.wrong ?? 'Good' },
  {
    title: 'Size',
    kind: 'number',
    place: 'figure',
    cell: (row) => (row.bytes === null ? '' : sizeWords(row.bytes)),
  },
  { title: 'Orders', kind: 'number', place: 'labelled', cell: (row) => row.orders },
  { title: 'Products', kind: 'number', place: 'labelled', cell: (row) => row.products },
  { title: 'Picture files', kind: 'number', cell: (row) => row.pictures },
]

/** When the backup was made; its folder's name if its manifest can't be read. */
function nameOf({ made_at, id }: Backup) {
  return made_at ? when(made_at) : id
}
