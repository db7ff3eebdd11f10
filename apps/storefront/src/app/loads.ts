import type { Home, ProductCard, ProductList } from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import { statusOf, type ShopClient } from '../lib/api'
import { productIdIn, productPath } from '../lib/product-path'
import {
  firstQuery,
  homeQuery,
  previewQuery,
  productQuery,
  productsQuery,
  reviewsQuery,
} from '../lib/queries'
import { reviewPageIn } from '../lib/reviews-address'
import { standardRows } from '../website/home/standard-rows'

export type Address = { params: Record<string, string | undefined>; search: URLSearchParams }

/**
 * The HTTP status of a page; `movedTo` is the path to redirect to, `movedSearch` the query (the same unless given). `isPartial`: a part that the page can do without
 * could not be loaded, and the page says so in its place. `isPrivate`: the page is only for whoever has its address.
 */
export type Loaded = {
  status: number
  movedTo?: string
  movedSearch?: string
  isPartial?: boolean
  isPrivate?: boolean
}

const FOUND: Loaded = { status: 200 }

export async function loadHome(shop: ShopClient) {
  const answer = await shop.store.home.fetchQuery(homeQuery)
  if (import.meta.env.SSR) {
    const body = withoutUnshown(answer.body)
    shop.store.home.setQueryData(homeQuery.queryKey, { ...answer, body })
  }
  return FOUND
}

/** Without what the home page doesn't show or knows by itself, so that it fits one round trip. */
function withoutUnshown(home: Home): Home {
  const isStandard = isSameJson(home.rows, standardRows(home))
  const collections = home.collections.map((one) => {
    return { ...one, category: '', products: one.products.map(asInRow) }
  })
  const isPairShown = home.rows.some(({ kind }) => kind === 'featured')
  const featured = isPairShown ? home.featured.slice(0, 2).map(asInRow) : []
  return { ...home, collections, featured, slider: [], rows: isStandard ? [] : home.rows }
}

/** No row names a product's category. */
function asInRow(card: ProductCard): ProductCard {
  return { ...card, category: '', subcategory: '' }
}

export async function loadListing(
  shop: ShopClient,
  search: URLSearchParams,
  category?: string,
): Promise<Loaded> {
  // Imported here, so that pages without a list don't load its script.
  const { listingQuery, readListing } = await import('../lib/listing-address')
  const query = productsQuery(listingQuery(readListing(search, category)))
  return await correctedList(search, (await shop.store.products.fetchQuery(query)).body)
}

/** Redirects an address with filters in another spelling, or with unknown ones; the browser's own links have none. */
export async function correctedList(search: URLSearchParams, list: ProductList): Promise<Loaded> {
  if (!import.meta.env.SSR || search.size === 0) return FOUND
  const { correctedListing } = await import('../server/corrected-search')
  const movedSearch = correctedListing(search, list)
  return movedSearch === undefined ? FOUND : { status: 302, movedSearch }
}

/** Redirects a search (`q`) to the search page. */
export async function loadAllProducts(shop: ShopClient, { search }: Address): Promise<Loaded> {
  if (searchedFor(search)) return { status: 301, movedTo: '/search' }
  return await loadListing(shop, search)
}

/** Redirects a search without a term to all products. */
export async function loadSearch(shop: ShopClient, { search }: Address): Promise<Loaded> {
  if (!searchedFor(search)) return { status: 302, movedTo: '/all-products' }
  return await loadListing(shop, search)
}

/** The search term of an address; '' without one. */
function searchedFor(search: URLSearchParams) {
  return search.get('q')?.trim() ?? ''
}

/** Finds the product by the number in its address. Redirects if the words after the number aren't the product's. */
export async function loadProduct(
  shop: ShopClient,
  { params: { handle }, search }: Address,
): Promise<Loaded> {
  if (import.meta.env.SSR) await readyProductParts()
  const id = productIdIn(handle)
  if (id === undefined) return { status: 404 }
  const { body } = await shop.store.product.fetchQuery(productQuery(id))
  const path = productPath(body)
  if (!path.endsWith(`/${handle}`)) return { status: 301, movedTo: path }
  if (import.meta.env.SSR && search.size > 0) {
    const { correctedChoice } = await import('../server/corrected-search')
    const movedSearch = correctedChoice(search, body)
    if (movedSearch !== undefined) return { status: 302, movedSearch }
  }
  return await loadReviews(shop, id, search)
}

/** The page of a product that staff look at before shoppers do. */
export async function loadPreview(
  shop: ShopClient,
  { params: { token = '' } }: Address,
): Promise<Loaded> {
  if (import.meta.env.SSR) await readyProductParts()
  try {
    await shop.store.preview.fetchQuery(previewQuery(token))
    return { status: 200, isPrivate: true }
  } catch (error) {
    return { status: statusOf(error) ?? 500, isPrivate: true }
  }
}

export async function loadFirstFeatured(shop: ShopClient, { search }: Address) {
  const answer = await shop.store.home.fetchQuery(firstQuery)
  const { featured, collections } = answer.body
  const first = featured[0] ?? collections[0]?.products[0]
  if (!first) return FOUND
  if (import.meta.env.SSR) {
    // The page needs nothing else of the home page, which is larger than the product.
    const body = { ...answer.body, slides: [], featured: [first], collections: [], rows: [] }
    shop.store.home.setQueryData(firstQuery.queryKey, { ...answer, body: { ...body, slider: [] } })
    await readyProductParts()
  }
  await shop.store.product.fetchQuery(productQuery(first.id))
  return await loadReviews(shop, first.id, search)
}

/**
 * The server renders reviews with the product; a browser loads them when the shopper opens them. Reviews are read from
 * the database, the rest of the page from a copy that lasts through its outages: without its reviews a product can be
 * looked at all the same.
 */
async function loadReviews(shop: ShopClient, id: number, search: URLSearchParams): Promise<Loaded> {
  if (!import.meta.env.SSR) return FOUND
  try {
    await shop.reviews.list.fetchQuery(reviewsQuery(id, reviewPageIn(search)))
    return FOUND
  } catch (error) {
    if (statusOf(error) === 404) throw error
    return { status: 200, isPartial: true }
  }
}

/** Loads the product page's lazy parts. Imported dynamically, to keep them out of the browser's entry. */
async function readyProductParts() {
  const { readyParts } = await import('../product/parts')
  await readyParts()
}
