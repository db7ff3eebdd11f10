import { loginPath } from '../lib/login-path'
import { orderPath } from '../lib/ordering/order-query'
import { useUsername } from '../lib/session'
import { ButtonLink } from '../ui/button'
import { StateLink } from './state-link'

/** Shown for an order that doesn't exist, and in the same words for somebody else's order. */
export function OrderNotFound({ number }: { number: string }) {
  const username = useUsername()
  return (
    <div className="max-w-xl">
      <p className="text-sm text-muted">404</p>
      <h1 className="page-title mt-2">We can’t show this order.</h1>
      <p className="mt-4 text-lg text-muted">
        Either there is no order {number}, or it was placed with another browser or account. You can
        open it here with its number and the phone number it was placed with.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <StateLink href="/order-lookup" state={{ number }}>
          Find it by number and phone
        </StateLink>
        {!username && (
          <ButtonLink href={loginPath(orderPath(number))} look="quiet">
            Sign in
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
