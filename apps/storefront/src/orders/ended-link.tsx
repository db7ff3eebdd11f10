import { StateLink } from './state-link'

/** Shown for a guest's expired link: says how to open the order by its number and phone. */
export function EndedLink({ number }: { number: string }) {
  return (
    <div className="max-w-xl">
      <h1 className="page-title">This link has ended.</h1>
      <p className="mt-4 text-lg text-muted">
        To keep your address private, links to an order end 30 days after delivery. Order {number}{' '}
        is still here. You can open it with its number and the phone number it was placed with.
      </p>
      <div className="mt-8">
        <StateLink href="/order-lookup" state={{ number }}>
          Open it by number and phone
        </StateLink>
      </div>
    </div>
  )
}
