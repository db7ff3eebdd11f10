import type { tsr } from './api'

/** The queries of this file: their cache keys and parameters, shared by hooks and page loaders. */
export const shopQuery = { queryKey: ['shop'], queryData: {} }

export const menuQuery = { queryKey: ['menu'], queryData: {} }

export const navigationQuery = { queryKey: ['navigation'], queryData: {} }

export const panelsQuery = { queryKey: ['navigation', 'panels'], queryData: {} }

export const homeQuery = { queryKey: ['home'], queryData: {} }

/** The home page's products, of which the first is shown where no product was looked at yet. */
export const firstQuery = { queryKey: ['home', 'first'], queryData: {} }

export function productsQuery(query: ProductsQuestion) {
  return { queryKey: ['products', query], queryData: { query } }
}

export function productQuery(id: number) {
  return { queryKey: ['product', id], queryData: { params: { id: String(id) } } }
}

/** The cards of those of these products that are still on sale, each in its colour (slug). */
export function cardsQuery(products: { id: number; color?: string | undefined }[]) {
  const asked = products.map(({ id, color }) => (color ? `${id}-${color}` : String(id)))
  return { queryKey: ['cards', asked], queryData: { query: { id: asked } } }
}

export function previewQuery(token: string) {
  return { queryKey: ['preview', token], queryData: { params: { token } } }
}

export function reviewsQuery(id: number, page: number) {
  const queryData = { params: { id: String(id) }, query: { page: String(page) } }
  return { queryKey: ['reviews', id, page], queryData }
}

/** Keyed by user name, so that the cache is never shared between accounts. */
export function ownReviewQuery(id: number, username: string) {
  return { queryKey: ['own review', id, username], queryData: { params: { id: String(id) } } }
}

/** Keyed by user name, so that the cache is never shared between accounts. */
export function likeQuery(id: number, username: string) {
  return { queryKey: ['like', id, username], queryData: { params: { id: String(id) } } }
}

export type ProductsQuestion = NonNullable<
  NonNullable<Parameters<typeof tsr.store.products.query>[0]>['query']
>
