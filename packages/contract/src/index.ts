import { account } from './account'
import { addresses } from './addresses'
import { cart } from './cart'
import { categories } from './categories'
import { checkout } from './checkout'
import { colors } from './colors'
import { c, refusals } from './crud'
import { likes } from './likes'
import { orders } from './orders'
import { payments } from './payments'
import { productColors } from './product-colors'
import { productImages } from './product-images'
import { products } from './products'
import { reviews } from './reviews'
import { sizes } from './sizes'
import { stock } from './stock'
import { store } from './store'
import { subcategories } from './subcategories'

/** Every documented call of the shop, described once. */
export const contract = c.router(
  {
    account,
    sizes,
    colors,
    categories,
    subcategories,
    products,
    productColors,
    productImages,
    stock,
    store,
    reviews,
    likes,
    cart,
    checkout,
    orders,
    addresses,
    payments,
  },
  { commonResponses: refusals, strictStatusCodes: true },
)

export * from './account'
export * from './addresses'
export * from './cart'
export * from './categories'
export * from './checkout'
export * from './colors'
export { failure, listQuery, type Access, type Failure, type ListQuery } from './crud'
export * from './likes'
export * from './order-page'
export * from './orders'
export type * from './page'
export * from './product-card'
export * from './product-colors'
export * from './product-images'
export * from './product-list'
export * from './products'
export * from './reviews'
export * from './sizes'
export * from './stock'
export * from './store'
export * from './subcategories'
