import type { ShopClient } from '../lib/api'
import { productIdIn, productPath } from '../lib/product-path'
import { homeQuery, productQuery, productsQuery } from '../lib/queries'

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

/** The number finds the product; other words behind it lead to the right ones. */
export async function loadProduct(
  shop: ShopClient,
  { params: { handle } }: Address,
): Promise<Loaded> {
  const id = productIdIn(handle)
  if (id === undefined) return { status: 404 }
  const { body } = await shop.store.product.fetchQuery(productQuery(id))
  const path = productPath(body)
  return path.endsWith(`/${handle}`) ? FOUND : { status: 301, movedTo: path }
}

export async function loadFirstFeatured(shop: ShopClient) {
  const { body } = await shop.store.home.fetchQuery(homeQuery)
  const first = body.featured[0] ?? body.collections[0]?.products[0]
  if (first) await shop.store.product.fetchQuery(productQuery(first.id))
  return FOUND
}
