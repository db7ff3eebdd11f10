import { useState } from 'react'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { Button } from '../ui/controls/button'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog'
import { Section } from '../ui/display/section'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'
import { SessionRow } from './session-row'

type Asked = { id: string; name: string } | 'others'

/** The user's sessions. The others can be ended one by one or together; this one ends by signing out. */
export function Sessions() {
  const [asked, setAsked] = useState<Asked>()
  const sessions = api.profile.sessions.useQuery({
    queryKey: ['profile', 'sessions'],
    meta: { notLoaded: 'Failed to fetch your sessions' },
  })
  const end = api.profile.endSession.useMutation()
  const endOthers = api.profile.endOtherSessions.useMutation()
  const list = sessions.data?.body.toSorted((one) => (one.is_current ? -1 : 0)) ?? []

  return (
    <Section
      title="Where you are signed in"
      action={
        list.length > 1 ? (
          <Button onClick={() => setAsked('others')}>End all others</Button>
        ) : undefined
      }
    >
      {sessions.data ? (
        <ul>
          {list.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={(name) => setAsked({ id: session.id, name })}
            />
          ))}
        </ul>
      ) : sessions.error ? (
        <FailedState
          message={refusalOf(sessions.error).message}
          isTrying={sessions.isFetching}
          onRetry={sessions.refetch}
        />
      ) : (
        <RowsSkeleton rows={2} />
      )}
      {asked ? (
        <ConfirmDialog
          title={asked === 'others' ? 'End all other sessions?' : 'End this session?'}
          label={asked === 'others' ? 'End all others' : 'End session'}
          busyLabel="Ending…"
          act={() =>
            asked === 'others'
              ? endOthers.mutateAsync({})
              : end.mutateAsync({ params: { id: asked.id } })
          }
          done={asked === 'others' ? 'All other sessions ended' : 'Session ended'}
          onClose={() => setAsked(undefined)}
        >
          {asked === 'others' ? 'Every other device is' : `${asked.name} is`} signed out
          immediately. Unsaved changes there can be saved after signing in again.
        </ConfirmDialog>
      ) : null}
    </Section>
  )
}
