import type { MadeInvite } from '@etrend/contract'
import { useState } from 'react'
import { api } from '../lib/api'
import { refusalOf } from '../lib/refusal'
import { SecretOnce } from '../ui/display/secret-once'
import { Section } from '../ui/display/section'
import { FailedState } from '../ui/state/failed-state'
import { RowsSkeleton } from '../ui/state/skeleton'
import { InviteForm } from './invite-form'
import { InviteRow } from './invite-row'

/**
 * The open invitations, and the form to invite somebody. Where there is no mail server, the link of an invitation is
 * shown once to the person who made it.
 */
export function Invites() {
  const [made, setMade] = useState<MadeInvite>()
  const invites = api.members.invites.useQuery({
    queryKey: ['members', 'invites'],
    meta: { notLoaded: 'Failed to fetch the invitations' },
  })
  return (
    <Section title="Invitations">
      <InviteForm onMade={setMade} />
      {made?.link ? (
        <InviteLink made={made} link={made.link} onKept={() => setMade(undefined)} />
      ) : null}
      <div className="pt-4">
        {invites.data ? (
          <ul>
            {invites.data.body.map((invite) => (
              <InviteRow key={invite.id} invite={invite} onMade={setMade} />
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

function InviteLink({
  made: { email },
  link,
  onKept,
}: {
  made: MadeInvite
  link: string
  onKept: () => void
}) {
  return (
    <div className="max-w-3xl pt-4">
      <SecretOnce
        label="The link of the invitation"
        secret={link}
        copyLabel="Copy link"
        onKept={onKept}
      >
        {`No mail was sent to ${email}, because the shop has no mail server. Send them this link yourself. It works once, for a week, and isn’t shown again.`}
      </SecretOnce>
    </div>
  )
}
