import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { popoverEntry } from '../controls/popover'
import { RowMenu } from './row-menu'

/**
 * Edit and Delete of one row. With more actions of its noun, all are behind one button. Their labels name the row for
 * screen readers.
 */
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
  const look = more ? popoverEntry : rowActionLook
  const all = (
    <>
      <Link to={editAt} aria-label={`Edit ${name}`} data-edit className={look}>
        Edit
      </Link>
      {more}
      <button
        type="button"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
        className={`${look} text-danger`}
      >
        Delete
      </button>
    </>
  )
  return more ? <RowMenu name={name}>{all}</RowMenu> : all
}

const rowActionLook =
  'inline-flex h-7 cursor-pointer items-center rounded-control px-2 font-medium underline-offset-4 hover:underline pointer-coarse:h-11'
