import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { profile } from '../lib/addresses'
import { anonymousApi, api } from '../lib/api'
import { okOf, refusalOf } from '../lib/refusal'
import { keepEmail, stored } from '../lib/session'
import { ButtonLink } from '../ui/controls/button'
import { FailedState } from '../ui/state/failed-state'
import { Notice } from '../ui/state/notice'
import { FormSkeleton } from '../ui/state/skeleton'
import { SignedOutLayout } from './signed-out-layout'

/** The screen that the link sent to a new email address opens. Makes that address the one to sign in with. */
export function ConfirmEmailScreen() {
  const token = useSearchParams()[0].get('token') ?? ''
  const confirmed = useQuery({
    queryKey: ['confirm-email', token],
    queryFn: () => confirm(token),
    staleTime: Infinity,
    retry: false,
  })
  const refusal = confirmed.error ? refusalOf(confirmed.error) : undefined
  return (
    <SignedOutLayout title="Your email address">
      {confirmed.data ? (
        <p className="wrap-anywhere">From now on you sign in with {confirmed.data}.</p>
      ) : refusal?.status ? (
        <Notice>{refusal.message}</Notice>
      ) : refusal ? (
        <FailedState
          message={refusal.message}
          isTrying={confirmed.isFetching}
          onRetry={confirmed.refetch}
        />
      ) : (
        <FormSkeleton />
      )}
      {confirmed.isPending ? null : <ButtonLink to={profile}>To your profile</ButtonLink>}
    </SignedOutLayout>
  )
}

async function confirm(token: string) {
  const answer = okOf(await anonymousApi.profile.confirmEmail.mutate({ body: { token } }))
  await keepIfOurs()
  return answer.body.email
}

/**
 * Stores the email address of the account that is signed in here, read from the server. The link may belong to another
 * account, so its address isn't stored directly.
 */
async function keepIfOurs() {
  if (!stored('access')) return
  const own = await api.profile.read.query()
  if (own.status === 200) keepEmail(own.body.email)
}
