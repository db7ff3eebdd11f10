import { formatNumber } from '@etrend/domain'
import { Link } from 'react-router-dom'
import { Button } from '../ui/controls/button'
import { popoverEntry } from '../ui/controls/popover'
import type { Notifications, Source } from './source'

/** One source's newest notifications with a link to all, or why they could not be loaded. */
export function SourceList({
  source: { title, allAt },
  given,
  failure,
  onRetry,
  isRead,
}: {
  source: Source
  given: Notifications | undefined
  failure: string | undefined
  onRetry: () => void
  isRead: (id: string) => boolean
}) {
  if (!given && failure) {
    return (
      <div role="alert" className="grid justify-items-start gap-2 px-3 pb-3">
        <p className="text-danger">
          {title}: {failure}
        </p>
        <Button data-stays onClick={onRetry}>
          Retry
        </Button>
      </div>
    )
  }
  if (!given) return <p className="px-3 pb-3 text-muted">Looking…</p>
  const { notifications, total } = given
  if (notifications.length === 0) return null
  return (
    <section aria-label={title} className="border-t border-line py-1.5">
      <h3 className="font-semibold px-3 py-1 font-sans text-xs text-muted">{title}</h3>
      <ul>
        {notifications.map(({ id, icon: Icon, title: words, detail, to }) => (
          <li key={id}>
            <Link to={to} className={`${popoverEntry} py-1.5`}>
              <Icon size={16} aria-hidden className="shrink-0 text-muted" />
              <span className="min-w-0 grow">
                <span className={`block truncate ${isRead(id) ? '' : 'font-semibold'}`}>
                  {words}
                </span>
                <span className="block truncate text-muted">{detail}</span>
              </span>
              {isRead(id) ? null : (
                <span className="size-2 shrink-0 rounded-full bg-accent">
                  <span className="sr-only">Unread</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {total > notifications.length ? (
        <Link to={allAt} className={`${popoverEntry} font-medium underline underline-offset-4`}>
          Show all {formatNumber(total)}
        </Link>
      ) : null}
    </section>
  )
}
