import type { TrashRow } from '@etrend/contract'
import { useState } from 'react'
import { Button } from '../ui/controls/button'
import { SelectBox } from '../ui/list/select-box'
import { RefusalNotice } from './refusal-notice'
import { keyOf, TrashLine } from './trash-line'
import { useRestoration } from './use-restoration'

/** One page of the trash. Rows can be restored one by one or together. */
export function TrashRows({ rows }: { rows: TrashRow[] }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { restore, isBusy, refusal } = useRestoration()
  const picked = rows.filter((row) => chosen.has(keyOf(row)))

  function choose(some: TrashRow[], isChosen: boolean) {
    const next = new Set(chosen)
    for (const row of some) {
      if (isChosen) next.add(keyOf(row))
      else next.delete(keyOf(row))
    }
    setChosen(next)
  }

  return (
    <>
      {refusal ? <RefusalNotice refusal={refusal} /> : null}
      <div className="flex min-h-11 items-center gap-4 border-b border-ink/70 px-3 py-1">
        <SelectBox
          label="Select all on this page"
          isChosen={picked.length === rows.length}
          isMixed={picked.length > 0 && picked.length < rows.length}
          onChange={(isChosen) => choose(rows, isChosen)}
        />
        <span className="text-muted">
          {picked.length > 0 ? `${picked.length} selected` : 'Select all'}
        </span>
        {picked.length > 0 ? (
          <Button
            kind="primary"
            disabled={isBusy}
            onClick={() => void restore(picked).then(() => setChosen(new Set()))}
          >
            {isBusy ? 'Restoring…' : 'Restore selected'}
          </Button>
        ) : null}
      </div>
      <ul aria-label="Deleted rows">
        {rows.map((row) => (
          <TrashLine
            key={keyOf(row)}
            row={row}
            isChosen={chosen.has(keyOf(row))}
            isBusy={isBusy}
            onChoose={(isChosen) => choose([row], isChosen)}
            onRestore={() => void restore([row])}
          />
        ))}
      </ul>
    </>
  )
}
