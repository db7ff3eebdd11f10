import { categoryPath } from '../lib/collections'
import { listingSearch, type ListingState } from '../lib/listing-address'

/**
 * The canonical address of a listing, and whether search engines index it. Categories, sub categories and their pages
 * are indexed. The sort order is left out, so that another order counts as the same listing. Searches and lists
 * filtered by gender, size, colour, discount or price aren't indexed: there are too many; nor are a collection's lists
 * of one category. `page` is the shown page.
 */
export function listingHead(state: ListingState, page = state.page) {
  const { collection, q, chosen } = state
  const {
    category: [category],
    subcategory: [subcategory],
    ...others
  } = chosen
  const path = collection
    ? `/collections/${collection}`
    : category
      ? categoryPath(category)
      : '/all-products'
  const sort = collection ? 'own' : 'name'
  return {
    canonical: path + listingSearch({ ...state, sort, page }, collection ? undefined : category),
    isIndexed:
      !q &&
      !(collection && (category || subcategory)) &&
      Object.values(others).every((values) => values.length === 0),
  }
}
