import { c, refusals } from './lib/crud.ts'
import * as nouns from './nouns.ts'

const everyCall = { commonResponses: refusals, strictStatusCodes: true } as const

// The type is named, because TypeScript can't write the inferred one into a declaration file: it is too long.
type Contract = ReturnType<typeof c.router<typeof nouns, string, typeof everyCall>>

/** Every documented call of the shop, described once. */
export const contract: Contract = c.router(nouns, everyCall)

export * from './account/account.ts'
export * from './account/api-keys.ts'
export * from './account/custom-roles.ts'
export * from './account/factors.ts'
export * from './account/members.ts'
export * from './account/my-data.ts'
export * from './account/profile.ts'
export * from './account/roles.ts'

export * from './catalogue/bulk.ts'
export * from './catalogue/categories.ts'
export * from './catalogue/checklist.ts'
export * from './catalogue/collections.ts'
export * from './catalogue/colors.ts'
export * from './catalogue/costs.ts'
export * from './catalogue/genders.ts'
export * from './catalogue/grid.ts'
export * from './catalogue/listing-filters.ts'
export * from './catalogue/measures.ts'
export * from './catalogue/price-change.ts'
export * from './catalogue/product-card.ts'
export * from './catalogue/product-colors.ts'
export * from './catalogue/product-images.ts'
export * from './catalogue/product-list.ts'
export * from './catalogue/product-scope.ts'
export * from './catalogue/products.ts'
export * from './catalogue/sale-offers.ts'
export * from './catalogue/sizes.ts'
export * from './catalogue/staff-pictures.ts'
export * from './catalogue/staff-products.ts'
export * from './catalogue/store-collections.ts'
export * from './catalogue/subcategories.ts'
export * from './catalogue/workspace.ts'

export * from './customers/addresses.ts'
export * from './customers/buyers.ts'
export * from './customers/customer-files.ts'
export * from './customers/customers.ts'
export * from './customers/likes.ts'
export * from './customers/review-moderation.ts'
export * from './customers/review-photos.ts'
export * from './customers/review-words.ts'
export * from './customers/reviews-and-likes.ts'
export * from './customers/reviews.ts'
export * from './customers/stock-alerts.ts'

export * from './delivery/courier-months.ts'
export * from './delivery/courier-settlements.ts'
export * from './delivery/courier-statements.ts'
export * from './delivery/couriers.ts'
export * from './delivery/delivery-zones.ts'
export * from './delivery/handovers.ts'
export * from './delivery/holidays.ts'
export * from './delivery/parcels.ts'

export {
  failure,
  listQuery,
  type Access,
  type Failure,
  type ListQuery,
  type NeededRow,
  type RefusalCode,
  type RefusedRow,
  type Use,
} from './lib/crud.ts'
export * from './lib/keys-of.ts'

export * from './messages/mail-texts.ts'
export * from './messages/mails.ts'
export * from './messages/sms-texts.ts'
export * from './messages/sms.ts'

export * from './money/bill-registers.ts'
export * from './money/bills.ts'
export * from './money/brought.ts'
export * from './money/cash-days.ts'
export * from './money/last-invoice.ts'
export * from './money/payouts.ts'
export * from './money/reports.ts'
export * from './money/sales.ts'
export * from './money/tax-filings.ts'
export { buyerPan, type TaxMode } from './money/tax.ts'

export * from './orders/cart.ts'
export * from './orders/checkout.ts'
export * from './orders/order-detail.ts'
export * from './orders/orders.ts'
export * from './orders/promo-codes.ts'
export { typedCode } from './orders/promo-terms.ts'
export * from './orders/returns.ts'
export * from './orders/staff-orders.ts'
export * from './orders/walk-in-sales.ts'

export * from './records/audit.ts'
export * from './records/imports.ts'
export * from './records/list-exports.ts'
export * from './records/records.ts'
export * from './records/saved-views.ts'
export * from './records/staff-search.ts'
export * from './records/trash.ts'

export * from './shop/backups.ts'
export * from './shop/dashboard.ts'
export * from './shop/set-up.ts'
export * from './shop/settings.ts'
export * from './shop/waiting.ts'
export * from './shop/webhook-events.ts'
export * from './shop/webhooks.ts'

export * from './stock/barcodes.ts'
export * from './stock/deliveries.ts'
export * from './stock/labels.ts'
export * from './stock/stock-by-color.ts'
export * from './stock/stock-levels.ts'
export * from './stock/stock.ts'
export * from './stock/stocktakes.ts'
export * from './stock/units.ts'

export * from './store/previews.ts'
export type * from './store/rendered-page.ts'
export * from './store/store.ts'

export * from './website/appearance.ts'
export * from './website/home-rows.ts'
export * from './website/menus.ts'
export * from './website/page-document.ts'
export * from './website/pages.ts'
export * from './website/shown-pages.ts'
