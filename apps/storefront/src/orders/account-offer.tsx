import type { OrderDetail as Order } from '@etrend/contract'
import { loginPath } from '../lib/login-path'
import { ordering } from '../lib/ordering/api'
import { orderPath } from '../lib/ordering/order-query'
import { useUsername } from '../lib/session'
import { Button, ButtonLink } from '../ui/button'
import { FormProblem } from '../ui/field-problem'
import { StateLink } from './state-link'

/** Offers to keep a guest's order in an account. Shown after ordering, never before. */
export function AccountOffer({ order: { number, email } }: { order: Order }) {
  const username = useUsername()
  const claim = ordering.orders.claim.useMutation()
  const here = orderPath(number)
  return (
    <section aria-labelledby="keep" className="mt-8 border-t border-line pt-6">
      <h2 id="keep" className="text-lg">
        Keep your orders in one place
      </h2>
      {claim.data ? (
        <output className="mt-2 block">{claim.data.body.message}</output>
      ) : (
        <p className="mt-2 text-muted">
          {username
            ? 'We send a link to your account’s email address that adds the orders placed with it.'
            : 'With an account you see all your orders, and you type less for the next one.'}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {username && !claim.data && (
          <Button look="quiet" disabled={claim.isPending} onClick={() => claim.mutate({})}>
            Add it to my account
          </Button>
        )}
        {!username && (
          <>
            <StateLink look="quiet" href={`/register?next=${here}`} state={{ email }}>
              Create an account
            </StateLink>
            <ButtonLink look="quiet" href={loginPath(here)}>
              Sign in
            </ButtonLink>
          </>
        )}
      </div>
      <FormProblem id="claim-problem" error={claim.error} otherwise="Please try again." />
    </section>
  )
}
