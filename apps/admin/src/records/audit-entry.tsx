import type { AuditEntry as Entry } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Undo2 from 'lucide-react/icons/undo-2'
import { Link } from 'react-router-dom'
import { actionWords, isOwn, labelOf, resultOf, sentenceOf } from '../lib/action-words'
import { partsOf } from '../lib/addresses'
import type { Refusal } from '../lib/refusal'
import { clockOf } from '../lib/times'
import { Mark } from '../ui/display/mark'
import { useRecordHref } from '../ui/record-paths'
import { AllFields, Changes } from './changes'
import { RefusalNotice } from './refusal-notice'

/** One audit entry: who did what and when, the changed fields, and Undo if the entry can be undone. */
export function AuditEntry({
  entry,
  isBusy,
  refusal,
  onUndo,
}: {
  entry: Entry
  isBusy: boolean
  refusal: Refusal | undefined
  onUndo: () => void
}) {
  const { id, at, address, staff_name, action, before, after, parts, undoes, undone_by } = entry
  const result = resultOf(entry)
  const whole = before && after ? undefined : (after ?? before)
  return (
    <li className="md:group-data-compact/list:py-0.5 grid grid-cols-[44px_minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2">
      <time dateTime={at} className="pt-0.5 text-muted tabular-nums">
        {clockOf(at)}
      </time>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 pt-0.5 wrap-anywhere">
          <span>
            <span className="font-medium">{staff_name || 'The shop'}</span> {actionWords(entry)}{' '}
            {isOwn(entry) ? null : <RecordName entry={entry} />}
            {result ? ` ${result}` : ''}
          </span>
          {address ? <span className="text-xs text-muted">from {address}</span> : null}
          {undoes === null ? null : <Mark kind="quiet">By undo</Mark>}
          {undone_by === null ? null : <Mark kind="quiet">Undone</Mark>}
        </p>
        {before && after ? <Changes before={before} after={after} /> : null}
        {whole ? (
          <details className="group">
            <summary className="inline-flex cursor-pointer list-none items-center gap-1 text-muted underline-offset-4 hover:underline pointer-coarse:h-11">
              <ChevronRight
                size={14}
                aria-hidden
                className="-ms-0.5 transition-transform group-open:rotate-90"
              />
              {action === 'export' ? 'Which rows' : before ? 'Former values' : 'Values'}
            </summary>
            <AllFields fields={whole} />
          </details>
        ) : null}
        {parts > 0 ? (
          <Link
            to={partsOf(id)}
            className="inline-flex items-center underline underline-offset-4 pointer-coarse:h-11"
          >
            Show all {parts}
          </Link>
        ) : null}
        {refusal ? <RefusalNotice refusal={refusal} /> : null}
      </div>
      {entry.is_undoable ? (
        <PressButton
          aria-label={`Undo: ${sentenceOf(entry)}`}
          disabled={isBusy}
          onClick={onUndo}
          className="inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-control px-2 font-medium underline-offset-4 hover:underline aria-disabled:opacity-60 pointer-coarse:size-11 pointer-coarse:justify-center"
        >
          <Undo2 size={16} aria-hidden />
          <span className="max-sm:sr-only">{isBusy ? 'Undoing…' : 'Undo'}</span>
        </PressButton>
      ) : null}
    </li>
  )
}

/** The record's name as a link; plain text for deletions, bulk changes and exports. */
function RecordName({ entry }: { entry: Entry }) {
  const { noun, row_id, action } = entry
  const label = labelOf(entry)
  const hrefOf = useRecordHref()
  const isThere = !['delete', 'bulk', 'grid', 'duplicate', 'export'].includes(action)
  const href = isThere ? hrefOf(noun, { id: row_id, label }) : undefined
  if (!href) return <span className="font-medium">{label}</span>
  return (
    <Link
      to={href}
      className="font-medium underline decoration-line underline-offset-4 hover:decoration-ink pointer-coarse:py-1"
    >
      {label}
    </Link>
  )
}
