import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Notice } from '../ui/notice'

/** Asks before a row is deleted. A refusal stays in view with its reason. */
export function DeleteDialog({
  entity,
  name,
  refusal,
  isDeleting,
  onDelete,
  onCancel,
}: {
  entity: string
  name: string
  refusal: string | undefined
  isDeleting: boolean
  onDelete: () => void
  onCancel: () => void
}) {
  return (
    <Dialog title={`Are you sure you want to delete this ${entity}?`} onCancel={onCancel}>
      <p className="mt-1 mb-5 text-muted wrap-break-word">{name}</p>
      {refusal ? <Notice>{refusal}</Notice> : null}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="danger" disabled={isDeleting} onClick={onDelete}>
          {isDeleting ? 'Deleting…' : 'Delete'}
        </Button>
      </div>
    </Dialog>
  )
}
