import { categoryPath, collections } from '../lib/collections'
import { listingSearch, type ListingState } from '../lib/listing-address'

/**
 * The canonical address of a listing, and whether search engines index it. Categories, sub categories and their pages
 * are indexed. The sort order is left out, so that another order counts as the same listing. Searches and lists
 * filtered by gender, size, colour, discount or price aren't indexed: there are too many. `page` is the shown page.
 */
export function listingHead(state: ListingState, page = state.page) {
  const { category, subcategory, q, gender, sizes, colors, isDiscounted, minPrice, maxPrice } =
    state
  const path = category ? categoryPath(category, subcategory).split('?')[0] : '/all-products'
  const known = collections.find(({ slug }) => slug === category)
  return {
    canonical: path + listingSearch({ ...state, sort: 'name', page }, known?.slug),
    isIndexed:
      !q &&
      !gender &&
      sizes.length === 0 &&
      colors.length === 0 &&
      !isDiscounted &&
      minPrice === undefined &&
      maxPrice === undefined,
  }
}
