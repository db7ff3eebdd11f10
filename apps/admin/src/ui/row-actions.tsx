import { Link } from 'react-router-dom'

/** Edit and Delete of one row. Their labels name the row for screen readers. */
export function RowActions({
  name,
  editAt,
  onDelete,
}: {
  name: string
  editAt: string
  onDelete: () => void
}) {
  return (
    <>
      <Link to={editAt} aria-label={`Edit ${name}`} className={look}>
        Edit
      </Link>
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
}

const look =
  'inline-flex h-7 cursor-pointer items-center rounded-control px-2 font-medium underline-offset-4 hover:underline pointer-coarse:h-11'
