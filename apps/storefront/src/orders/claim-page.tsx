import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf, statusOf } from '../lib/api'
import { loginPath } from '../lib/login-path'
import { ordering } from '../lib/ordering/api'
import { useUsername } from '../lib/session'
import { useHydrated } from '../lib/use-hydrated'
import { Button, ButtonLink } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'
import { NarrowPage } from '../ui/narrow-page'

/** /orders/claim?token=…, opened from the mail: adds a guest's orders to the account that asked for the link. */
export function ClaimPage() {
  const { search, pathname } = useLocation()
  const token = new URLSearchParams(search).get('token')
  const username = useUsername()
  const isHydrated = useHydrated()
  if (!isHydrated)
    return (
      <NarrowPage title={TITLE} intro="One moment…">
        {null}
      </NarrowPage>
    )
  if (!token)
    return (
      <NarrowPage title={TITLE} intro="The link is incomplete. Open it again from the email.">
        <ButtonLink href="/account/orders" className="mt-8">
          To my orders
        </ButtonLink>
      </NarrowPage>
    )
  if (!username)
    return (
      <NarrowPage title={TITLE} intro="Sign in with the account that asked for this link.">
        <ButtonLink href={loginPath(pathname + search)} className="mt-8">
          Sign in
        </ButtonLink>
      </NarrowPage>
    )
  return <Redeem token={token} here={pathname + search} username={username} />
}

function Redeem({ token, here, username }: { token: string; here: string; username: string }) {
  const redeem = ordering.orders.redeemClaim.useMutation()
  const start = useEffectEvent(() => redeem.isIdle && redeem.mutate({ body: { token } }))
  useEffect(() => void start(), [])
  const { data, error } = redeem
  // A retry helps if no answer came; a refused link stays refused.
  const isRefused = statusOf(error) === 400
  if (isRefused) {
    return (
      <NarrowPage title={TITLE} intro={messageOf(error) ?? NOT_ADDED}>
        <p className="mt-3 text-muted">
          You are signed in as {username}. If the mail came to another account, sign in with that
          one and open the link again; otherwise ask for a new link.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href="/account/orders">To my orders</ButtonLink>
          <ButtonLink href={loginPath(here)} look="quiet">
            Use another account
          </ButtonLink>
        </div>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={TITLE} intro={data ? saidOf(data.body.claimed) : error ? NOT_ADDED : ADDING}>
      <FieldProblem id="claim-problem" problem={error ? messageOf(error) : undefined} />
      <div className="mt-8 flex flex-wrap gap-3">
        {error && <Button onClick={() => redeem.mutate({ body: { token } })}>Try again</Button>}
        <ButtonLink href="/account/orders" look={error ? 'quiet' : 'main'}>
          To my orders
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

const ADDING = 'Adding them to your account…'
const NOT_ADDED = 'They could not be added.'
const TITLE = 'Your earlier orders'

function saidOf(claimed: number) {
  if (claimed === 0) return 'There was nothing left to add: they are in an account already.'
  return claimed === 1
    ? 'One order is in your account now.'
    : `${claimed} orders are in your account now.`
}
