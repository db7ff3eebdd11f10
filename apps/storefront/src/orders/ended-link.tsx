import { StateLink } from './state-link'

/** A guest's link that is too old, and the way to a new one. */
export function EndedLink({ number }: { number: string }) {
  return (
    <div className="max-w-xl">
      <h1 className="page-title">This link has ended.</h1>
      <p className="mt-4 text-lg text-muted">
        To keep your address private, links to an order end 30 days after delivery. Order {number}{' '}
        is still here: its number and the phone it was placed with open it again.
      </p>
      <div className="mt-8">
        <StateLink href="/order-lookup" state={{ number }}>
          Open it by number and phone
        </StateLink>
      </div>
    </div>
  )
}
