import { Navigate, useLocation } from 'react-router-dom'
import { Head } from '../lib/head'
import { loginPath } from '../lib/login-path'
import { useUsername } from '../lib/session'
import { useHydrated } from '../lib/use-hydrated'
import { ConfirmEmailPage } from './confirm-email-page'
import { MyAddresses } from './my-addresses'
import { MyLikes } from './my-likes'
import { MyOrders } from './my-orders'
import { MyProfile } from './my-profile'
import { MyReviews } from './my-reviews'
import { RowsSkeleton } from './rows-skeleton'

const parts = [
  { path: '/account/orders', title: 'Orders', Part: MyOrders },
  { path: '/account/addresses', title: 'Addresses', Part: MyAddresses },
  { path: '/account/likes', title: 'Likes', Part: MyLikes },
  { path: '/account/reviews', title: 'Reviews', Part: MyReviews },
  { path: '/account/profile', title: 'Profile', Part: MyProfile },
]

/** The signed-in customer's pages, each at an address of its own. Guests are redirected to the sign-in. */
export function MyAccount() {
  return useLocation().pathname === '/account/confirm-email' ? <ConfirmEmailPage /> : <MyParts />
}

function MyParts() {
  const { pathname, search } = useLocation()
  const username = useUsername()
  const isHydrated = useHydrated()
  const part = parts.find(({ path }) => pathname.startsWith(path))
  const elsewhere = !username ? loginPath(pathname + search) : part ? undefined : '/account/orders'
  return (
    <div className="page lg:pt-14 screen-high pt-8">
      <Head title={part?.title ?? 'Account'} description="Your account." isIndexed={false} />
      {isHydrated && elsewhere && <Navigate replace to={elsewhere} />}
      <p className="text-muted">{username ?? 'Your account'}</p>
      <h1 className="page-title mt-1">{part?.title ?? 'Account'}</h1>
      <nav aria-label="Your account" className="tab-row account-tabs mt-6">
        {parts.map(({ path, title }) => (
          <a key={path} href={path} className="link-tab" aria-current={path === part?.path}>
            {title}
          </a>
        ))}
      </nav>
      <div className="mt-8">
        {isHydrated && part && username ? <part.Part /> : <RowsSkeleton />}
      </div>
    </div>
  )
}
