import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'
import type { Deletion } from './use-deletion'

/** Asks before a row is deleted (spec §5). A refusal stays in view with its reason. */
export function DeleteDialog({
  entity,
  name,
  deletion,
}: {
  entity: string
  name: string
  deletion: Deletion
}) {
  return (
    <Dialog title={`Are you sure you want to delete this ${entity}?`} onCancel={deletion.giveUp}>
      <p className="mt-1 mb-5 wrap-break-word text-muted">{name}</p>
      {deletion.refusal ? <Notice>{deletion.refusal}</Notice> : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={deletion.giveUp}>Cancel</Button>
        <Button
          kind="danger"
          disabled={deletion.isDeleting}
          onClick={() => void deletion.confirm()}
        >
          {deletion.isDeleting ? 'Deleting…' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  )
}
