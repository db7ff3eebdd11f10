import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { signIn } from '../lib/addresses'
import { anonymousApi } from '../lib/api'
import { okOf, refusalOf } from '../lib/refusal'
import { ButtonLink } from '../ui/controls/button'
import { FailedState } from '../ui/state/failed-state'
import { Notice } from '../ui/state/notice'
import { FormSkeleton } from '../ui/state/skeleton'
import { AcceptInviteForm } from './accept-invite-form'
import { SignedOutLayout } from './signed-out-layout'

/** The screen that an invitation's link opens: shows the invited address and a form to choose name and password. */
export function AcceptInviteScreen() {
  const token = useSearchParams()[0].get('token') ?? ''
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => read(token),
    staleTime: Infinity,
  })
  const refusal = invitation.error ? refusalOf(invitation.error) : undefined
  return (
    <SignedOutLayout title="Join the staff">
      {invitation.data ? (
        <AcceptInviteForm token={token} email={invitation.data.email} />
      ) : refusal?.status ? (
        <>
          <Notice>{refusal.message}</Notice>
          <ButtonLink to={signIn}>Go to the sign-in</ButtonLink>
        </>
      ) : refusal ? (
        <FailedState
          message={refusal.message}
          isTrying={invitation.isFetching}
          onRetry={invitation.refetch}
        />
      ) : (
        <FormSkeleton />
      )}
    </SignedOutLayout>
  )
}

async function read(token: string) {
  return okOf(await anonymousApi.members.readInvite.mutate({ body: { token } })).body
}
