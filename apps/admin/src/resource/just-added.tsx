import { Link, useLocation } from 'react-router-dom'
import * as z from 'zod'
import { home } from '../lib/addresses'

/** The navigation state with which the add form opens the screen of the row that it has added. */
export const justAdded = { isJustAdded: true } as const
const addition = z.object({ isJustAdded: z.literal(true) })

/** Says on the screen of a row that it was just added, and leads to the add form for another one. */
export function JustAdded({ name, addPath }: { name: string; addPath: string }) {
  const isJustAdded = addition.safeParse(useLocation().state).success
  if (!isJustAdded) return null
  return (
    <p
      role="status"
      className="mt-5 flex flex-wrap gap-x-4 gap-y-1 rounded-control bg-success/10 px-3 py-2 wrap-break-word"
    >
      {name} was added.
      <Link to={`${home}/${addPath}`} className="font-semibold underline underline-offset-4">
        Add another
      </Link>
    </p>
  )
}
