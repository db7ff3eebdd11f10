import { recordNames, type TrashRow } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { historyOf } from '../lib/addresses'
import { contentWords } from '../lib/part-words'
import { daysUntil, momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { SelectBox } from '../ui/list/select-box'

/** One deleted row: what it was, who deleted it when, and for how long it is kept. */
export function TrashLine({
  row,
  isChosen,
  isBusy,
  onChoose,
  onRestore,
}: {
  row: TrashRow
  isChosen: boolean
  isBusy: boolean
  onChoose: (isChosen: boolean) => void
  onRestore: () => void
}) {
  const { noun, row_id, label, contents, deleted_at, staff_name, purged_at } = row
  return (
    <li
      data-chosen={isChosen || undefined}
      className="md:grid-cols-[auto_minmax(0,5fr)_minmax(0,5fr)_auto] md:group-data-compact/list:py-0.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 transition-colors hover:bg-raised data-chosen:bg-sunk"
    >
      <SelectBox label={`Select ${nameOf(row)}`} isChosen={isChosen} onChange={onChoose} />
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{label}</span>
        <span className="block text-muted">
          {recordNames[noun]} #{row_id}
          {contents.length > 0 ? `, with its ${contentWords(contents)}` : ''}
        </span>
      </p>
      <p className="max-md:col-start-2 text-muted">
        Deleted {momentOf(deleted_at)}
        {staff_name ? ` by ${staff_name}` : ''}
        <span className="block">Kept for {daysUntil(purged_at)} more</span>
      </p>
      <div className="max-md:col-start-2 flex items-center gap-4">
        <Link
          to={historyOf(noun, row_id)}
          aria-label={`The history of ${nameOf(row)}`}
          className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:h-11"
        >
          History
        </Link>
        <Button aria-label={`Restore ${nameOf(row)}`} disabled={isBusy} onClick={onRestore}>
          Restore
        </Button>
      </div>
    </li>
  )
}

/** 'color Navy': two nouns may have rows of the same name. */
function nameOf({ noun, label }: TrashRow) {
  return `${recordNames[noun]} ${label}`
}

export function keyOf({ noun, row_id }: TrashRow) {
  return `${noun} ${row_id}`
}
