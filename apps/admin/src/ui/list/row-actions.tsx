import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { RowMenu, rowActionLook } from './row-menu'
import { usePhone } from './use-phone'

/**
 * Edit and Delete of one row. With more actions of its noun, and on a phone, all are behind one button. Their labels
 * name the row for screen readers.
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
  const isPhone = usePhone()
  const all = (
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
  return more || isPhone ? <RowMenu name={name}>{all}</RowMenu> : all
}
