import type { OwnSession } from '@etrend/contract'
import { PressButton } from '@etrend/look/press-button'
import { useQueryClient } from '@tanstack/react-query'
import { messageOf, tsr } from '../lib/api'
import { notify } from '../lib/notify'
import { ordering } from '../lib/ordering/api'
import { shownTime } from '../lib/ordering/words'
import { dropSession, sessionField } from '../lib/session'
import { Button } from '../ui/button'
import { Failed } from '../ui/failed'

/** The customer's sessions. Other ones can be ended singly or all together; this one ends by signing out. */
export function Sessions() {
  const queryClient = useQueryClient()
  const { data, error, refetch } = ordering.profile.sessions.useQuery({
    queryKey: ['sessions', sessionField('username')],
    queryData: {},
    staleTime: 0,
    retryOnMount: true,
  })
  const logout = tsr.account.logout.useMutation()
  const then = (said: string) => ({
    onSuccess: () => notify.success(said),
    onError: (refused: unknown) => notify.error(messageOf(refused) ?? NOT_ENDED),
    // Also after a failure: a session that had ended already must leave the list too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sessions'] }),
  })
  const end = ordering.profile.endSession.useMutation(then('That device is signed out.'))
  const endOthers = ordering.profile.endOtherSessions.useMutation(
    then('All other devices are signed out.'),
  )
  const isBusy = end.isPending || endOthers.isPending
  if (!data && error) return <Failed what="Your sessions" error={error} onRetry={refetch} />
  return (
    <section aria-labelledby="sessions" className="lg:col-span-2">
      <h2 id="sessions" className="text-xl">
        Where you are signed in
      </h2>
      {data ? (
        <ul className="mt-3">
          {data.body.map((session) => (
            <Row
              key={session.id}
              session={session}
              isBusy={isBusy}
              onEnd={() => end.mutate({ params: { id: session.id } })}
            />
          ))}
        </ul>
      ) : (
        <div className="skeleton-line mt-3 h-24" />
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          look="quiet"
          disabled={logout.isPending}
          // This browser forgets the session even if the call fails.
          onClick={() => logout.mutate({}, { onSettled: dropSession })}
        >
          Sign out
        </Button>
        {data && data.body.length > 1 && (
          <Button look="quiet" disabled={isBusy} onClick={() => endOthers.mutate({})}>
            {endOthers.isPending ? 'Ending…' : 'End all others'}
          </Button>
        )}
      </div>
    </section>
  )
}

const NOT_ENDED = 'The session could not be ended.'

type RowProps = { session: OwnSession; isBusy: boolean; onEnd: () => void }

function Row({ session, isBusy, onEnd }: RowProps) {
  const device = deviceIn(session.user_agent)
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3">
      <div>
        <p className="font-medium">
          {device}
          {session.is_current && <span className="text-success"> · this device</span>}
        </p>
        <p className="text-sm text-muted">Last used {shownTime(session.last_used_at)}</p>
      </div>
      {!session.is_current && (
        <PressButton className="text-link touch-line" disabled={isBusy} onClick={onEnd}>
          End<span className="sr-only"> the session on {device}</span>
        </PressButton>
      )}
    </li>
  )
}

const BROWSERS = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** Browser and system in a user agent: 'Chrome on Android'; 'A browser' where neither is known. */
function deviceIn(userAgent: string | null) {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ')
}
