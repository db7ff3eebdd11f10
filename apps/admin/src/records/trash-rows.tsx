import type { TrashRow } from '@etrend/contract'
import { Button } from '../ui/controls/button'
import { SelectBox } from '../ui/list/select-box'
import { usePhone } from '../ui/list/use-phone'
import type { Selection } from '../ui/list/use-selection'
import { RefusalNotice } from './refusal-notice'
import { keyOf, TrashLine } from './trash-line'
import { useRestoration } from './use-restoration'

/** One page of the trash. Rows can be restored one by one or together. */
export function TrashRows({ rows, selection }: { rows: TrashRow[]; selection: Selection<string> }) {
  const { restore, isBusy, refusal } = useRestoration()
  const isPhone = usePhone()
  const picked = rows.filter((row) => selection.has(keyOf(row)))
  const hasBoxes = !isPhone || selection.isSelecting

  return (
    <>
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      {hasBoxes ? (
        <div className="max-md:px-0 flex min-h-11 items-center gap-4 border-b border-ink/70 px-3 py-1">
          <SelectBox
            label="Select all on this page"
            isChosen={picked.length === rows.length}
            isMixed={picked.length > 0 && picked.length < rows.length}
            onChange={(isChosen) => selection.change(rows.map(keyOf), isChosen)}
          />
          <span className="text-muted">
            {picked.length > 0 ? `${picked.length} selected` : 'Select all'}
          </span>
          {picked.length > 0 ? (
            <Button
              kind="primary"
              disabled={isBusy}
              onClick={() => void restore(picked).then(selection.clear)}
            >
              {isBusy ? 'Restoring…' : 'Restore selected'}
            </Button>
          ) : null}
        </div>
      ) : null}
      <ul aria-label="Deleted rows">
        {rows.map((row) => (
          <TrashLine
            key={keyOf(row)}
            row={row}
            isChosen={selection.has(keyOf(row))}
            hasBox={hasBoxes}
            isBusy={isBusy}
            onChoose={(isChosen) => selection.change([keyOf(row)], isChosen)}
            onRestore={() => void restore([row])}
          />
        ))}
      </ul>
    </>
  )
}
