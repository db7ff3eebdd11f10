import type { ShopClient } from '../lib/api'
import { productIdIn, productPath } from '../lib/product-path'
import { homeQuery, productQuery, productsQuery, reviewsQuery } from '../lib/queries'
import { reviewPageIn } from '../lib/reviews-address'

export type Address = { params: Record<string, string | undefined>; search: URLSearchParams }

/** `movedTo` is the path that the address should have been. */
export type Loaded = { status: number; movedTo?: string }

const FOUND: Loaded = { status: 200 }

export async function loadHome(shop: ShopClient) {
  await shop.store.home.fetchQuery(homeQuery)
  return FOUND
}

export async function loadListing(shop: ShopClient, search: URLSearchParams, category?: string) {
  // Read when a list is: the other pages do without its script.
  const { listingQuery, readListing } = await import('../lib/listing-address')
  await shop.store.products.fetchQuery(productsQuery(listingQuery(readListing(search, category))))
  return FOUND
}

/** Searching has a page of its own. */
export async function loadAllProducts(shop: ShopClient, { search }: Address): Promise<Loaded> {
  if (searchedFor(search)) return { status: 301, movedTo: '/search' }
  return await loadListing(shop, search)
}

/** A search for nothing is every product. */
export async function loadSearch(shop: ShopClient, { search }: Address): Promise<Loaded> {
  if (!searchedFor(search)) return { status: 302, movedTo: '/all-products' }
  return await loadListing(shop, search)
}

/** What an address searches for; '' where it says nothing. */
function searchedFor(search: URLSearchParams) {
  return search.get('q')?.trim() ?? ''
}

/** The number finds the product; other words behind it lead to the right ones. */
export async function loadProduct(
  shop: ShopClient,
  { params: { handle }, search }: Address,
): Promise<Loaded> {
  if (import.meta.env.SSR) await readyProductParts()
  const id = productIdIn(handle)
  if (id === undefined) return { status: 404 }
  const { body } = await shop.store.product.fetchQuery(productQuery(id))
  await loadReviews(shop, id, search)
  const path = productPath(body)
  return path.endsWith(`/${handle}`) ? FOUND : { status: 301, movedTo: path }
}

export async function loadFirstFeatured(shop: ShopClient, { search }: Address) {
  const { body } = await shop.store.home.fetchQuery(homeQuery)
  const first = body.featured[0] ?? body.collections[0]?.products[0]
  if (!first) return FOUND
  if (import.meta.env.SSR) await readyProductParts()
  await shop.store.product.fetchQuery(productQuery(first.id))
  await loadReviews(shop, first.id, search)
  return FOUND
}

/** The server shows reviews with the product; in the browser they wait until somebody asks for them. */
async function loadReviews(shop: ShopClient, id: number, search: URLSearchParams) {
  if (!import.meta.env.SSR) return
  await shop.reviews.list.fetchQuery(reviewsQuery(id, reviewPageIn(search)))
}

/** Not named by a plain import, so that the browser's entry leaves it out. */
async function readyProductParts() {
  const { readyParts } = await import('../product/parts')
  await readyParts()
}
