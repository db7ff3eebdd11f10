import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router-dom'
import { home, signIn } from '../lib/addresses'
import { anonymousApi } from '../lib/api'
import { refusalOf, StaffError } from '../lib/refusal'
import { keepSession } from '../lib/session'
import { ButtonLink } from '../ui/controls/button'
import { Notice } from '../ui/state/notice'
import { SignedOutLayout } from './signed-out-layout'

/** Signs in staff who come from the storefront with a one-time code (decisions, Domains). */
export function HandoverScreen() {
  const code = useSearchParams()[0].get('code') ?? ''
  // A query although it writes: React may mount the screen twice, and a query still runs once per code.
  const handover = useQuery({
    queryKey: ['handover', code],
    queryFn: () => takeOver(code),
    staleTime: Infinity,
  })
  if (handover.data) return <Navigate replace to={home} />
  return (
    <SignedOutLayout title="Signing you in">
      {handover.error ? (
        <>
          <Notice>{handover.error.message}</Notice>
          <ButtonLink to={signIn}>Sign in with your password</ButtonLink>
        </>
      ) : (
        <output>One moment.</output>
      )}
    </SignedOutLayout>
  )
}

async function takeOver(code: string) {
  const answer = await anonymousApi.account.takeOver.mutate({
    headers: { 'x-session': 'web' },
    body: { code },
  })
  if (answer.status !== 200) throw new StaffError(refusalOf(answer).message)
  keepSession(answer.body)
  return answer.body.username
}
