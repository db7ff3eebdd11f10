import { Link } from 'react-router-dom'

/** Says that a row was added, and leads to what is left to do with it. */
export function AddedRow({
  name,
  to,
  setUp,
}: {
  name: string
  to: string
  setUp: { next: string }
}) {
  return (
    <p
      role="status"
      className="max-w-xl mt-5 rounded-control bg-success/10 px-3 py-2 wrap-break-word"
    >
      {name} was added.{' '}
      <Link to={to} className="font-semibold underline underline-offset-4">
        {setUp.next}
      </Link>
    </p>
  )
}
