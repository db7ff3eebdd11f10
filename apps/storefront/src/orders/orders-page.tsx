import { useLocation, useParams } from 'react-router-dom'
import { ClaimPage } from './claim-page'
import { LookUpPage } from './look-up-page'
import { OrderPage } from './order-page'

/** An order's page and the two ways to it: one file of script, because one leads to another. */
export function OrdersPage() {
  const { number } = useParams()
  const { pathname } = useLocation()
  if (number) return <OrderPage key={number} number={number.toUpperCase()} />
  return pathname.startsWith('/orders') ? <ClaimPage /> : <LookUpPage />
}
