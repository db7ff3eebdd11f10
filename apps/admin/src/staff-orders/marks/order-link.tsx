import { Link } from 'react-router-dom'
import { orderAt } from '../../lib/addresses'
import { Moment } from '../../ui/display/moment'

/** The link to an order in a table, with the row's time below where the table has no room for its column. */
export function OrderLink({ number, at }: { number: string; at: string }) {
  return (
    <>
      <Link
        to={orderAt(number)}
        className="font-medium whitespace-nowrap underline-offset-4 hover:underline"
      >
        {number}
      </Link>
      <span className="xl:hidden block text-muted">
        <Moment at={at} />
      </span>
    </>
  )
}
