import { Link } from 'react-router-dom'
import { shownDay } from '../../lib/ordering/words'

/** Why nothing can be sent back any more; nothing where that isn't so. */
export function ReturnsOver({ until }: { until: string | null }) {
  if (until === null || Date.parse(until) > Date.now()) return null
  return (
    <p className="mt-12 border-y border-line py-5 text-muted">
      Pieces could be sent back until {shownDay(until)}. If something is wrong with one,{' '}
      <Link to="/store-location" className="text-link">
        tell us
      </Link>
      .
    </p>
  )
}
