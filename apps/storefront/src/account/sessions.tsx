import type { OwnSession } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf, tsr } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { shownTime } from '../lib/ordering/words'
import { dropSession, sessionField } from '../lib/session'
import { Button } from '../ui/button'
import { Failed } from '../ui/failed'
import { deviceIn } from './device'

/** Where one is signed in; each can be ended from here, and this one left. */
export function Sessions() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = ordering.profile.sessions.useQuery({
    queryKey: ['sessions', sessionField('username')],
    queryData: {},
    retryOnMount: true,
  })
  const logout = tsr.account.logout.useMutation()
  const end = ordering.profile.endSession.useMutation({
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
    onError: (refused) => notify.error(messageOf(refused) ?? 'It could not be ended.'),
  })
  if (!data && error) return <Failed what="Your sessions" error={error} onRetry={refetch} />
  return (
    <section aria-labelledby="sessions" className="lg:col-span-2">
      <h2 id="sessions" className="text-xl">
        Where you are signed in
      </h2>
      <ul className="mt-3">
        {data?.body.map((session) => (
          <Row
            key={session.id}
            session={session}
            isBusy={end.isPending}
            onEnd={() => end.mutate({ params: { id: session.id } })}
          />
        ))}
      </ul>
      <Button
        look="quiet"
        className="mt-6"
        disabled={logout.isPending}
        // Whether or not the shop hears of it, this browser forgets the session.
        onClick={() => logout.mutate({}, { onSettled: dropSession })}
      >
        Sign out
      </Button>
    </section>
  )
}

type RowProps = { session: OwnSession; isBusy: boolean; onEnd: () => void }

function Row({ session, isBusy, onEnd }: RowProps) {
  const device = deviceIn(session.user_agent)
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div>
        <p className="font-medium">
          {device}
          {session.is_current && <span className="text-success"> · this one</span>}
        </p>
        <p className="text-sm text-muted">Last used {shownTime(session.last_used_at)}</p>
      </div>
      {!session.is_current && (
        <button type="button" className="text-link touch-line" disabled={isBusy} onClick={onEnd}>
          End<span className="sr-only"> the session on {device}</span>
        </button>
      )}
    </li>
  )
}
