import type { StaffPage } from '@etrend/contract'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { useUndo } from '../../ui/state/use-undo'

/** Asks whether to delete a page; the toast offers to undo it, and the trash keeps it. */
export function DeletePage({
  page: { id, title, published_at },
  onClose,
}: {
  page: StaffPage
  onClose: () => void
}) {
  const { mutateAsync } = api.pages.remove.useMutation()
  const { restore } = useUndo('pages')

  function sayDeleted() {
    notify.deleted('Page deleted', {
      kept: `${title} is in the trash for 30 days.`,
      undo: () => restore(id, title),
    })
    return undefined
  }

  return (
    <ConfirmDialog
      title="Are you sure you want to delete this page?"
      label="Delete"
      busyLabel="Deleting…"
      act={() => mutateAsync({ params: { id: String(id) } })}
      done={sayDeleted}
      onClose={onClose}
    >
      {title}
      {published_at && '. Shoppers who open its address will be told that it isn’t there.'}
    </ConfirmDialog>
  )
}
