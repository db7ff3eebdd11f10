import type { ProductsQuestion } from './queries'

// The queries of queries.ts that only lists make, in the script that only lists load.

export function collectionQuery(slug: string) {
  return { queryKey: ['collection', slug], queryData: { params: { slug } } }
}

/** The products of a collection, by the same questions as `productsQuery`. */
export function collectionProductsQuery(slug: string, query: ProductsQuestion) {
  return { queryKey: ['collection', slug, query], queryData: { params: { slug }, query } }
}

export function categoryQuery(slug: string) {
  return { queryKey: ['category', slug], queryData: { params: { slug } } }
}
