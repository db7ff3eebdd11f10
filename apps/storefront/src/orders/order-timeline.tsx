import type { OrderEvent } from '@etrend/contract'
import { shownTime } from '../lib/ordering/words'

/** What has happened, the newest first. */
export function OrderTimeline({ events }: { events: OrderEvent[] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="happened" className="mt-12">
      <h2 id="happened" className="text-xl">
        What has happened
      </h2>
      <ol className="timeline mt-4">
        {events.toReversed().map(({ id, text, date }) => (
          <li key={id}>
            <p>{text}</p>
            <time dateTime={date} className="text-sm text-muted">
              {shownTime(date)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
