import { Link } from 'react-router-dom'

/** Edit and Delete of one row; the row's name tells them apart for those who only hear them. */
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
