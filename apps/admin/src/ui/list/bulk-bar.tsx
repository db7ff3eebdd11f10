import type { RecordNoun } from '@etrend/contract'
import { useState, type ReactNode } from 'react'
import { Button } from '../controls/button'
import { BulkDeleteDialog } from './bulk-delete-dialog'
import { ChosenBar } from './chosen-bar'
import type { Selection } from './use-selection'

/** The actions for the selected rows. The bar floats over the foot of the list while rows are selected. */
export function BulkBar({
  noun,
  entity,
  pageIds,
  selection,
  more,
  deletedWith,
  edits,
}: {
  noun: RecordNoun
  entity: string
  pageIds: number[]
  selection: Selection
  more?: ReactNode
  /** Says in the question before rows are deleted what is deleted with them. */
  deletedWith?: ((ids: number[]) => ReactNode) | undefined
  edits: ReactNode
}) {
  const [isDeleting, setDeleting] = useState(false)
  const { ids, match, count } = selection
  if (count === 0 && !isDeleting) return null
  return (
    <ChosenBar pageIds={pageIds} selection={selection} more={more}>
      {edits}
      {/* Only rows that were chosen one by one or by the page are deleted. */}
      {match ? null : <Button onClick={() => setDeleting(true)}>Delete</Button>}
      {isDeleting ? (
        <BulkDeleteDialog
          noun={noun}
          entity={entity}
          ids={ids}
          onDone={(done) => selection.change(done, false)}
          onClose={() => setDeleting(false)}
        >
          {deletedWith?.(ids)}
        </BulkDeleteDialog>
      ) : null}
    </ChosenBar>
  )
}
