import type { ProductCard, ShopCollection } from '@etrend/contract'

/** What the home page and the menus show of the catalogue. The store gives it, so the website imports no other noun. */
export type ShownCatalogue = {
  /** The cards of the products with these ids that are on sale, in this order. */
  cards: (ids: readonly number[]) => ProductCard[]
  /** The cards of the newest products of a category or sub category, each named by its slug. */
  newest: (of: { category: string; subcategory?: string }, count: number) => ProductCard[]
  /** Whether a product that is on sale has a reduced price. */
  hasReduced: () => boolean
  /** A collection by its id; undefined where it is deleted. */
  find: (collection: number) => ShopCollection | undefined
  /** The cards of a collection's first products, in its own order; none where it is deleted. */
  firstOf: (collection: number, count: number) => ProductCard[]
}
