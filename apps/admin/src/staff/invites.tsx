import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { Section } from '../ui/display/section'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'
import { InviteForm } from './invite-form'
import { InviteRow } from './invite-row'

/** The open invitations, and the form to invite somebody. */
export function Invites() {
  const invites = api.members.invites.useQuery({
    queryKey: ['members', 'invites'],
    meta: { notLoaded: 'Failed to fetch the invitations' },
  })
  return (
    <Section title="Invitations">
      <InviteForm />
      <div className="pt-4">
        {invites.data ? (
          <ul>
            {invites.data.body.map((invite) => (
              <InviteRow key={invite.id} invite={invite} />
            ))}
          </ul>
        ) : invites.error ? (
          <FailedState
            message={refusalOf(invites.error).message}
            isTrying={invites.isFetching}
            onRetry={invites.refetch}
          />
        ) : (
          <RowsSkeleton rows={1} />
        )}
        {invites.data?.body.length === 0 ? (
          <p className="text-muted">Nobody is invited right now.</p>
        ) : null}
      </div>
    </Section>
  )
}
