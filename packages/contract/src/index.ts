import { account } from './account'
import { audit } from './audit'
import { bulk } from './bulk'
import { cart } from './cart'
import { categories } from './categories'
import { colors } from './colors'
import { c, refusals } from './crud'
import { recordExports } from './exports'
import { likes } from './likes'
import { members } from './members'
import { productColors } from './product-colors'
import { productImages } from './product-images'
import { products } from './products'
import { profile } from './profile'
import { reviews } from './reviews'
import { sizes } from './sizes'
import { stock } from './stock'
import { store } from './store'
import { subcategories } from './subcategories'
import { trash } from './trash'

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
    profile,
    trash,
    audit,
    bulk,
    exports: recordExports,
    members,
  },
  { commonResponses: refusals, strictStatusCodes: true },
)

export * from './account'
export * from './audit'
export * from './bulk'
export * from './cart'
export * from './categories'
export * from './colors'
export {
  failure,
  listQuery,
  type Access,
  type Failure,
  type ListQuery,
  type RefusedRow,
  type Use,
} from './crud'
export * from './likes'
export * from './members'
export type * from './page'
export * from './product-card'
export * from './product-colors'
export * from './product-images'
export * from './product-list'
export * from './products'
export * from './profile'
export * from './records'
export * from './reviews'
export * from './sizes'
export * from './stock'
export * from './store'
export * from './subcategories'
export * from './trash'
