import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf } from '../lib/api'
import { loginPath } from '../lib/login-path'
import { ordering } from '../lib/ordering/api'
import { useUsername } from '../lib/session'
import { useAwake } from '../lib/use-awake'
import { Button, ButtonLink } from '../ui/button'
import { FieldProblem } from '../ui/field-problem'
import { NarrowPage } from '../ui/narrow-page'

/** /orders/claim?token=…, where the mail's link leads: adds a guest's orders to the account that asked. */
export function ClaimPage() {
  const { search, pathname } = useLocation()
  const token = new URLSearchParams(search).get('token')
  const username = useUsername()
  const isAwake = useAwake()
  if (!isAwake)
    return (
      <NarrowPage title={TITLE} intro="One moment…">
        {null}
      </NarrowPage>
    )
  if (!token)
    return (
      <NarrowPage title={TITLE} intro="The address is not whole. Open the link of the mail again.">
        <ButtonLink to="/account/orders" className="mt-8">
          To my orders
        </ButtonLink>
      </NarrowPage>
    )
  if (!username)
    return (
      <NarrowPage title={TITLE} intro="Sign in with the account that asked for it.">
        <ButtonLink to={loginPath(pathname + search)} className="mt-8">
          Sign in
        </ButtonLink>
      </NarrowPage>
    )
  return <Redeem token={token} />
}

function Redeem({ token }: { token: string }) {
  const redeem = ordering.orders.redeemClaim.useMutation()
  const start = useEffectEvent(() => redeem.isIdle && redeem.mutate({ body: { token } }))
  useEffect(() => void start(), [])
  const { data, error } = redeem
  return (
    <NarrowPage
      title={TITLE}
      intro={data ? saidOf(data.body.claimed) : 'Adding them to your account…'}
    >
      <FieldProblem
        id="claim-problem"
        problem={error ? (messageOf(error) ?? 'They could not be added.') : undefined}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        {error && <Button onClick={() => redeem.mutate({ body: { token } })}>Try again</Button>}
        <ButtonLink to="/account/orders" look={error ? 'quiet' : 'main'}>
          To my orders
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}

const TITLE = 'Your earlier orders'

function saidOf(claimed: number) {
  if (claimed === 0) return 'There was nothing left to add: they are in an account already.'
  return claimed === 1
    ? 'One order is in your account now.'
    : `${claimed} orders are in your account now.`
}
