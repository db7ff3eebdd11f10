import { useQueries } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useEffect, useEffectEvent } from 'react'
import { refusalOf } from '../lib/refusal'
import { isUserActive } from '../lib/user-active'
import { Popover } from '../ui/controls/popover'
import type { Source } from './source'
import { SourceList } from './source-list'
import { useReadMarks } from './use-read-marks'

const EVERY_MS = 60_000

/** The bell with the notifications for staff. Closing it marks the shown notifications as read. */
export function Notifications({ sources }: { sources: Source[] }) {
  const { isRead, markRead } = useReadMarks()
  const answers = useQueries({
    queries: sources.map(({ queryKey, load }) => ({ queryKey, queryFn: load })),
  })
  useEvery(EVERY_MS, () => {
    if (isUserActive()) for (const { refetch } of answers) void refetch()
  })
  const listed = answers.flatMap(({ data }) => data?.notifications ?? [])
  const unread = listed.filter(({ id }) => !isRead(id)).length
  const isKnown = answers.every(({ data }) => data)
  return (
    <Popover
      label="Notifications"
      icon={Bell}
      count={unread}
      hint={unread > 0 ? `, ${unread} unread` : ''}
      onClose={() => {
        const shown = listed.map(({ id }) => id)
        markRead(shown, isKnown)
      }}
    >
      <div className="w-80 max-w-[calc(100vw-44px)]">
        <h2 className="font-semibold px-3 pt-1.5 pb-2 font-sans text-sm">Notifications</h2>
        {sources.map((source, index) => {
          const answer = answers[index]
          return (
            <SourceList
              key={source.title}
              source={source}
              given={answer?.data}
              failure={answer?.error ? refusalOf(answer.error).message : undefined}
              onRetry={() => void answer?.refetch()}
              isRead={isRead}
            />
          )
        })}
        {isKnown && listed.length === 0 ? (
          <p className="px-3 pb-3 text-muted">
            No notifications. New orders, failed mails and low stock will appear here.
          </p>
        ) : null}
      </div>
    </Popover>
  )
}

function useEvery(pause: number, work: () => void) {
  const onTick = useEffectEvent(work)
  useEffect(() => {
    const timer = setInterval(onTick, pause)
    return () => clearInterval(timer)
  }, [pause])
}
