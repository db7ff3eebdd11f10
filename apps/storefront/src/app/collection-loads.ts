import type { ShopClient } from '../lib/api'
import { categoryPath } from '../lib/collections'
import { listingQuery, readListing } from '../lib/listing-address'
import { categoryQuery, collectionProductsQuery, collectionQuery } from '../lib/listing-queries'
import { type Address, correctedList, type Loaded, loadListing } from './loads'

/** A collection that staff made. Redirects a former address to the present one. */
export async function loadCollection(
  shop: ShopClient,
  { params: { slug: asked = '' }, search }: Address,
): Promise<Loaded> {
  const { slug } = (await shop.storeCollections.get.fetchQuery(collectionQuery(asked))).body
  if (slug !== asked) return { status: 301, movedTo: `/collections/${slug}` }
  const query = listingQuery(readListing(search, undefined, slug))
  const asksFor = collectionProductsQuery(slug, query)
  const { body } = await shop.storeCollections.products.fetchQuery(asksFor)
  return await correctedList(search, body)
}

/** A category that staff added. Redirects a former address, and those of the three with an address of their own. */
export async function loadCategory(
  shop: ShopClient,
  { params: { slug: asked = '' }, search }: Address,
): Promise<Loaded> {
  const { slug } = (await shop.storeCollections.category.fetchQuery(categoryQuery(asked))).body
  const path = categoryPath(slug)
  if (path !== `/categories/${asked}`) return { status: 301, movedTo: path }
  return await loadListing(shop, search, slug)
}
