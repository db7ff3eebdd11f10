import { and, eq, gt, isNull, lte, or, type Placeholder } from 'drizzle-orm'
import { product } from '../schema/catalogue'

/**
 * The condition for products that shoppers see and buy at a time (ISO): active, and within their times. Needs `product`
 * in FROM. `saleState` of the domain says the same of one row.
 */
export function onSale(at: string | Placeholder) {
  return and(
    eq(product.status, 'active'),
    or(isNull(product.goes_live_at), lte(product.goes_live_at, at)),
    hasNotEnded(at),
  )
}

/** The condition for active products that shoppers will see after a time (ISO). */
export function isScheduled(at: string) {
  return and(eq(product.status, 'active'), gt(product.goes_live_at, at), hasNotEnded(at))
}

/** The condition for active products whose end has passed at a time (ISO). */
export function hasEnded(at: string) {
  return and(eq(product.status, 'active'), lte(product.ends_at, at))
}

function hasNotEnded(at: string | Placeholder) {
  return or(isNull(product.ends_at), gt(product.ends_at, at))
}
