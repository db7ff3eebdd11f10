import * as z from 'zod'
import { picture } from './product-card.ts'
import { productList, productQuery } from './product-list.ts'

/**
 * What the page of a collection shows beside its products. `slug` is its present address: another than the one that
 * was asked for where the collection was renamed.
 */
export const shopCollection = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  text: z.string(),
  picture: picture.nullable(),
  seo_title: z.string(),
  seo_description: z.string(),
})
export type ShopCollection = z.infer<typeof shopCollection>

/** A category under its present address, like `shopCollection`. */
export const shopCategory = z.object({ id: z.int(), slug: z.string(), title: z.string() })
export type ShopCategory = z.infer<typeof shopCategory>

const bySlug = z.object({ slug: z.string().max(200) })
const metadata = { access: 'public', kept: true } as const

/** What shoppers read of collections and categories. An address that was deleted answers 410. */
export const storeCollections = {
  list: {
    method: 'GET',
    path: '/store/collections',
    summary: 'Every collection with its address',
    responses: { 200: z.array(shopCollection.pick({ id: true, slug: true, title: true })) },
    metadata,
  },
  get: {
    method: 'GET',
    path: '/store/collections/:slug',
    summary: 'One collection, also by a former address; 410 where it was deleted',
    pathParams: bySlug,
    responses: { 200: shopCollection },
    metadata,
  },
  products: {
    method: 'GET',
    path: '/store/collections/:slug/products',
    summary: "A collection's products by filter, 10 a page; without sort in its own order",
    pathParams: bySlug,
    query: productQuery,
    responses: { 200: productList },
    metadata,
  },
  category: {
    method: 'GET',
    path: '/store/categories/:slug',
    summary: 'One category, also by a former address; 410 where it was deleted',
    pathParams: bySlug,
    responses: { 200: shopCategory },
    metadata,
  },
} as const
