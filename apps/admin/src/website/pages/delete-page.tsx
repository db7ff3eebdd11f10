import type { StaffPage } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../../lib/api'
import { notify } from '../../lib/notify'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog'
import { useUndo } from '../../ui/state/use-undo'

/** Deletes a page after asking; the toast offers to undo it, and the trash keeps it. */
export function DeletePage({ page: { id, title, published_at } }: { page: StaffPage }) {
  const [isAsked, setAsked] = useState(false)
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
    <>
      <button
        type="button"
        aria-label={`Delete ${title}`}
        onClick={() => setAsked(true)}
        className="-mx-2 h-7 cursor-pointer rounded-control px-2 font-medium text-danger underline-offset-4 hover:underline pointer-coarse:h-11"
      >
        Delete
      </button>
      {isAsked ? (
        <ConfirmDialog
          title="Are you sure you want to delete this page?"
          label="Delete"
          busyLabel="Deleting…"
          act={() => mutateAsync({ params: { id: String(id) } })}
          done={sayDeleted}
          onClose={() => setAsked(false)}
        >
          {title}
          {published_at && '. Shoppers who open its address will be told that it isn’t there.'}
        </ConfirmDialog>
      ) : null}
    </>
  )
}
