import { account } from './account'
import { addresses } from './addresses'
import { audit } from './audit'
import { backups } from './backups'
import { bulk } from './bulk'
import { cart } from './cart'
import { categories } from './categories'
import { checklist } from './checklist'
import { checkout } from './checkout'
import { colors } from './colors'
import { c, refusals } from './crud'
import { customers } from './customers'
import { dashboard } from './dashboard'
import { recordExports } from './exports'
import { imports } from './imports'
import { lastInvoices } from './last-invoice'
import { likes } from './likes'
import { mails } from './mails'
import { members } from './members'
import { privacy } from './my-data'
import { orders } from './orders'
import { payments } from './payments'
import { productColors } from './product-colors'
import { productImages } from './product-images'
import { products } from './products'
import { profile } from './profile'
import { promoCodes } from './promo-codes'
import { refunds } from './refunds'
import { returns } from './returns'
import { reviewModeration } from './review-moderation'
import { reviews } from './reviews'
import { reviewsAndLikes } from './reviews-and-likes'
import { sales } from './sales'
import { shopSettings } from './settings'
import { sizes } from './sizes'
import { staffOrders } from './staff-orders'
import { staffSearch } from './staff-search'
import { stock } from './stock'
import { stockLevels } from './stock-levels'
import { store } from './store'
import { subcategories } from './subcategories'
import { trash } from './trash'
import { workspaces } from './workspace'

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
    reviewsAndLikes,
    cart,
    checkout,
    orders,
    addresses,
    payments,
    staffOrders,
    refunds,
    returns,
    customers,
    promoCodes,
    mails,
    sales,
    shopSettings,
    lastInvoices,
    stockLevels,
    workspaces,
    checklist,
    dashboard,
    imports,
    reviewModeration,
    privacy,
    profile,
    trash,
    audit,
    bulk,
    exports: recordExports,
    members,
    backups,
    staffSearch,
  },
  { commonResponses: refusals, strictStatusCodes: true },
)

export * from './account'
export * from './addresses'
export * from './audit'
export * from './backups'
export * from './bulk'
export * from './cart'
export * from './categories'
export * from './checkout'
export * from './colors'
export * from './customers'
export * from './last-invoice'
export * from './likes'
export * from './mails'
export * from './my-data'
export * from './order-page'
export * from './reviews-and-likes'
export * from './orders'
export * from './checklist'
export * from './dashboard'
export * from './imports'
export {
  failure,
  listQuery,
  type Access,
  type Failure,
  type ListQuery,
  type NeededRow,
  type RefusedRow,
  type Use,
} from './crud'
export * from './members'
export type * from './page'
export * from './product-card'
export * from './product-colors'
export * from './product-images'
export * from './product-list'
export * from './products'
export * from './promo-codes'
export * from './returns'
export * from './profile'
export * from './records'
export * from './review-moderation'
export * from './reviews'
export * from './sales'
export * from './settings'
export * from './sizes'
export * from './staff-order-page'
export * from './staff-order-input'
export * from './staff-search'
export * from './stock'
export * from './stock-levels'
export * from './store'
export * from './subcategories'
export * from './workspace'
export * from './trash'
