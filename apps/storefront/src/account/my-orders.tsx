import { useLocation } from 'react-router-dom'
import { ordering } from '../lib/ordering/api'
import { ordersQuery } from '../lib/ordering/order-query'
import { ButtonLink, Button } from '../ui/button'
import { Failed } from '../ui/failed'
import { FormProblem } from '../ui/field-problem'
import { Notice } from '../ui/notice'
import { PageLinks } from '../ui/page-links'
import { OrderCard } from './order-card'
import { RowsSkeleton } from './rows-skeleton'

/** The customer's orders, newest first. */
export function MyOrders() {
  const page = Math.max(1, Number(new URLSearchParams(useLocation().search).get('page')) || 1)
  const { data, error, refetch } = ordering.orders.mine.useQuery({
    ...ordersQuery(page),
    staleTime: 0,
    retryOnMount: true,
  })
  if (!data && error) return <Failed what="Your orders" error={error} onRetry={refetch} />
  if (!data) return <RowsSkeleton />
  const { items, pages, total } = data.body
  if (total === 0) {
    return (
      <Notice
        title="You haven’t ordered with this account yet."
        text="Orders that you place while signed in appear here. You can add guest orders too."
      >
        <ButtonLink href="/all-products">Our Products</ButtonLink>
        <ClaimButton />
      </Notice>
    )
  }
  return (
    <>
      <ul>
        {items.map((order) => (
          <OrderCard key={order.number} order={order} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} addressOf={(to) => `/account/orders?page=${to}`} />
      <section className="mt-12 border-t border-line pt-6" aria-labelledby="guest-orders">
        <h2 id="guest-orders" className="text-lg">
          Ordered as a guest before?
        </h2>
        <p className="mt-2 mb-4 text-muted">
          We send a link to your email address. Open it to add those orders to your account.
        </p>
        <ClaimButton />
      </section>
    </>
  )
}

/** Asks for the mail that adds a guest's orders to the account. */
function ClaimButton() {
  const claim = ordering.orders.claim.useMutation()
  if (claim.data) return <output className="block">{claim.data.body.message}</output>
  return (
    <div>
      <Button look="quiet" disabled={claim.isPending} onClick={() => claim.mutate({})}>
        Add my guest orders
      </Button>
      <FormProblem id="claim-problem" error={claim.error} otherwise="Please try again." />
    </div>
  )
}
