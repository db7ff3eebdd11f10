import { and, eq, gt, isNull, lte, or, type Placeholder } from 'drizzle-orm'
import { product } from './schema'

/**
 * The condition for products that shoppers see and buy at a time (ISO): active, and within their times. Needs `product`
 * in FROM. `saleState` of the domain says the same of one row.
 */
export function onSale(at: string | Placeholder) {
  return and(
    eq(product.status, 'active'),
    or(isNull(product.goes_live_at), lte(product.goes_live_at, at)),
    or(isNull(product.ends_at), gt(product.ends_at, at)),
  )
}
