import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Edit and Delete of one row, and more actions of its noun. Their labels name the row for screen readers. */
export function RowActions({
  name,
  editAt,
  more,
  onDelete,
}: {
  name: string
  editAt: string
  /** Actions between the two. */
  more?: ReactNode
  onDelete: () => void
}) {
  return (
    <>
      <Link to={editAt} aria-label={`Edit ${name}`} data-edit className={rowActionLook}>
        Edit
      </Link>
      {more}
      <button
        type="button"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
        className={`${rowActionLook} text-danger`}
      >
        Delete
      </button>
    </>
  )
}

export const rowActionLook =
  'inline-flex h-7 cursor-pointer items-center rounded-control px-2 font-medium underline-offset-4 hover:underline pointer-coarse:h-11'
