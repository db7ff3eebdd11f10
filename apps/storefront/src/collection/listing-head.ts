import { categoryPath, collections } from '../lib/collections'
import { listingSearch, type ListingState } from '../lib/listing-address'

/**
 * How search engines know a listing: by category, sub category and page. Another order is the same listing, and
 * what is searched for or narrowed by size, colour or price isn't listed, because there are endlessly many of those.
 * `page` is the one that is shown.
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
