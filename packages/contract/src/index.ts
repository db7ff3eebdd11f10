import { c, refusals } from './crud.ts'
import * as nouns from './nouns.ts'

const everyCall = { commonResponses: refusals, strictStatusCodes: true } as const

// The type is named, because TypeScript can't write the inferred one into a declaration file: it is too long.
type Contract = ReturnType<typeof c.router<typeof nouns, string, typeof everyCall>>

/** Every documented call of the shop, described once. */
export const contract: Contract = c.router(nouns, everyCall)

export * from './account.ts'
export * from './api-keys.ts'
export * from './appearance.ts'
export * from './audit.ts'
export * from './backups.ts'
export * from './barcodes.ts'
export * from './bulk.ts'
export * from './cart.ts'
export * from './categories.ts'
export * from './checkout.ts'
export {
  BEST_SELLING_DAYS,
  collectionContent,
  MOST_BEST_SELLING,
  type CollectionContent,
  type CollectionKind,
  type CollectionRule,
  type CollectionSort,
} from './collection-content.ts'
export * from './collections.ts'
export * from './colors.ts'
export * from './customer-files.ts'
export * from './customers.ts'
export * from './walk-in-sales.ts'
export * from './buyers.ts'
export * from './webhook-events.ts'
export * from './webhooks.ts'
export * from './saved-views.ts'
export * from './factors.ts'
export * from './likes.ts'
export * from './mails.ts'
export * from './mail-texts.ts'
export * from './sms.ts'
export * from './sms-texts.ts'
export * from './measures.ts'
export * from './menus.ts'
export * from './money.ts'
export * from './my-data.ts'
export * from './order-page.ts'
export * from './reviews-and-likes.ts'
export * from './orders.ts'
export * from './checklist.ts'
export * from './delivery-and-labels.ts'
export * from './costs.ts'
export * from './dashboard.ts'
export * from './grid.ts'
export * from './home-rows.ts'
export * from './imports.ts'
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
} from './crud.ts'
export * from './members.ts'
export * from './genders.ts'
export * from './keys-of.ts'
export * from './listing-filters.ts'
export type * from './page.ts'
export * from './page-document.ts'
export * from './pages.ts'
export * from './previews.ts'
export * from './price-change.ts'
export * from './product-card.ts'
export * from './product-colors.ts'
export * from './product-images.ts'
export * from './product-list.ts'
export * from './products.ts'
export * from './promo-codes.ts'
export { typedCode } from './promo-terms.ts'
export * from './list-exports.ts'
export * from './reports.ts'
export * from './returns.ts'
export * from './profile.ts'
export * from './records.ts'
export * from './review-moderation.ts'
export * from './reviews.ts'
export * from './roles.ts'
export * from './sale-offers.ts'
export * from './sales.ts'
export * from './settings.ts'
export * from './shown-pages.ts'
export * from './set-up.ts'
export * from './sizes.ts'
export * from './staff-orders.ts'
export * from './staff-products.ts'
export * from './staff-search.ts'
export * from './stock.ts'
export * from './stock-levels.ts'
export * from './store-collections.ts'
export * from './stocktakes.ts'
export * from './store.ts'
export * from './subcategories.ts'
export * from './units.ts'
export * from './workspace.ts'
export * from './trash.ts'
