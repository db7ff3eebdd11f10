import { useLocation, useParams } from 'react-router-dom'
import { ClaimPage } from './claim-page'
import { LookUpPage } from './look-up-page'
import { OrderPage } from './order-page'

/** The order, look-up and claim pages. They share one script file, because one often leads to another. */
export function OrdersPage() {
  const { number } = useParams()
  const { pathname } = useLocation()
  if (number) return <OrderPage key={number} number={number.toUpperCase()} />
  return pathname.startsWith('/orders') ? <ClaimPage /> : <LookUpPage />
}
