import type { OrderDetail as Order } from '@etrend/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { statusOf } from '../lib/api'
import { Head } from '../lib/head'
import { ordering } from '../lib/ordering/api'
import { listenToOrder } from '../lib/ordering/listen-to-order'
import { keepToken, orderQuery } from '../lib/ordering/order-query'
import { useUsername } from '../lib/session'
import { useHydrated } from '../lib/use-hydrated'
import { Failed } from '../ui/failed'
import { OrderNotFound } from './order-not-found'
import { OrderView } from './order-view'
import { StateLink } from './state-link'

/** /order/{number}: for the account that owns it, and for guests with its cookie or the link from its mail. */
export function OrderPage({ number }: { number: string }) {
  const isHydrated = useHydrated()
  return (
    <div className="page order-page lg:pt-14 screen-high pt-8">
      <Head title={`Order ${number}`} description="Your order." isIndexed={false} />
      {isHydrated ? <KnownOrder number={number} /> : <OrderSkeleton number={number} />}
    </div>
  )
}

function KnownOrder({ number }: { number: string }) {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const token = new URLSearchParams(search).get('token')
  const username = useUsername()

  useEffect(() => {
    if (!token) return
    keepToken(number, token)
    // Removes the token from the address, because people easily pass on a copied address by mistake.
    void navigate(pathname, { replace: true })
  }, [number, token, navigate, pathname])

  const { data, error, refetch } = ordering.orders.page.useQuery({
    ...orderQuery(number, username, token),
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: ({ state }) => pauseUntilNextLook(state.data?.body),
  })
  // While a refetch fails, the last answer stays on screen.
  if (data) return <LiveOrder order={data.body} />
  if (!error) return <OrderSkeleton number={number} />
  if (statusOf(error) === 403) return <EndedLink number={number} />
  if (statusOf(error) === 404 || statusOf(error) === 400) return <OrderNotFound number={number} />
  return <Failed what="Your order" error={error} onRetry={refetch} />
}

function LiveOrder({ order }: { order: Order }) {
  useLiveOrder(order.number)
  return <OrderView order={order} />
}

/** The polling interval in ms: 4 s while a payment is pending, 30 s while staff review it, otherwise none. */
function pauseUntilNextLook(order: Order | undefined) {
  if (order?.payment_state === 'pending') return 4000
  return order?.payment_state === 'review' ? 30_000 : false
}

/** Shown for a guest's expired link: says how to open the order by its number and phone. */
function EndedLink({ number }: { number: string }) {
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

/** Fetches the order again whenever something happens to it, while its page is visible. */
function useLiveOrder(number: string) {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      listenToOrder(
        number,
        () => void queryClient.invalidateQueries({ queryKey: ['order', number] }),
      ),
    [number, queryClient],
  )
}

function OrderSkeleton({ number }: { number: string }) {
  return (
    <div>
      <p className="text-muted">Order {number}</p>
      <h1 className="page-title">Your order</h1>
      <output className="sr-only">Opening your order…</output>
      <div className="order-columns needs-script">
        <div>
          <div className="skeleton-line h-16" />
          <div className="skeleton-line mt-8 h-64" />
        </div>
        <div className="skeleton-line h-80" />
      </div>
      <noscript>
        <p className="mt-6">
          This page needs JavaScript. The confirmation email has the same information.
        </p>
      </noscript>
    </div>
  )
}
