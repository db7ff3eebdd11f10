import type { RecordNoun } from '@etrend/contract'
import { useState, type ReactNode } from 'react'
import { BulkDeleteDialog } from './bulk-delete-dialog'
import { Button } from './button'
import type { Selection } from './use-selection'

/** What can be done with the chosen rows. It floats over the foot of the list while there are any. */
export function BulkBar({
  noun,
  entity,
  pageIds,
  selection,
  edits,
}: {
  noun: RecordNoun
  entity: string
  pageIds: number[]
  selection: Selection
  edits: ReactNode
}) {
  const [isDeleting, setDeleting] = useState(false)
  const { ids } = selection
  const others = pageIds.filter((id) => !selection.has(id))
  if (ids.length === 0 && !isDeleting) return null
  return (
    <section
      aria-label="Chosen rows"
      data-on-ink
      className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-ink px-4 py-2 text-paper shadow-float"
    >
      <output className="font-semibold tabular-nums">{ids.length} selected</output>
      {others.length > 0 ? (
        <Plain onClick={() => selection.change(others, true)}>Select the page</Plain>
      ) : null}
      <Plain onClick={selection.clear}>Clear</Plain>
      <div className="ms-auto flex flex-wrap gap-2">
        {edits}
        <Button onClick={() => setDeleting(true)}>Delete</Button>
      </div>
      {isDeleting ? (
        <BulkDeleteDialog
          noun={noun}
          entity={entity}
          ids={ids}
          onDone={(done) => selection.change(done, false)}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </section>
  )
}

function Plain({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="h-9 cursor-pointer rounded-control underline-offset-4 hover:underline pointer-coarse:h-11"
    >
      {children}
    </button>
  )
}
