import { recordNames, type TrashRow } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { historyOf } from '../lib/addresses'
import { contentWords } from '../lib/part-words'
import { daysUntil, momentOf } from '../lib/times'
import { Button } from '../ui/controls/button'
import { RowCard } from '../ui/list/row-card'
import { SelectBox } from '../ui/list/select-box'
import { usePhone } from '../ui/list/use-phone'

/** One deleted row: what it was, who deleted it when, and for how long it is kept. */
export function TrashLine({
  row,
  isChosen,
  hasBox,
  isBusy,
  onChoose,
  onRestore,
}: {
  row: TrashRow
  isChosen: boolean
  hasBox: boolean
  isBusy: boolean
  onChoose: (isChosen: boolean) => void
  onRestore: () => void
}) {
  const { noun, row_id, label, contents, deleted_at, staff_name, purged_at } = row
  const box = <SelectBox label={`Select ${nameOf(row)}`} isChosen={isChosen} onChange={onChoose} />
  const what = `${recordNames[noun]} #${row_id}${contents.length > 0 ? `, with its ${contentWords(contents)}` : ''}`
  const deletion = `Deleted ${momentOf(deleted_at)}${staff_name ? ` by ${staff_name}` : ''}`
  const kept = `Kept for ${daysUntil(purged_at)} more`
  const history = { to: historyOf(noun, row_id), 'aria-label': `The history of ${nameOf(row)}` }
  const restoring = (
    <Button aria-label={`Restore ${nameOf(row)}`} disabled={isBusy} onClick={onRestore}>
      Restore
    </Button>
  )
  if (usePhone()) {
    return (
      <RowCard
        isChosen={isChosen}
        box={hasBox ? box : null}
        title={<Link {...history}>{label}</Link>}
        facts={[what, deletion, kept]}
        status={hasBox ? null : <span className="relative z-1">{restoring}</span>}
      />
    )
  }
  return (
    <li
      data-chosen={isChosen || undefined}
      className="grid grid-cols-[auto_minmax(0,5fr)_minmax(0,5fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line px-3 py-2 transition-colors group-data-compact/list:py-0.5 hover:bg-raised data-chosen:bg-sunk"
    >
      {box}
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{label}</span>
        <span className="block text-muted">{what}</span>
      </p>
      <p className="text-muted">
        {deletion}
        <span className="block">{kept}</span>
      </p>
      <div className="flex items-center gap-4">
        <Link
          {...history}
          className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:h-11"
        >
          History
        </Link>
        {restoring}
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
