import { collections } from '../lib/collections'

/** The pages that search engines may list, besides the products. */
export const sitemapPaths = [
  '/',
  ...collections.map(({ path }) => path),
  '/all-products',
  '/store-location',
  '/faq',
  '/return-and-exchange-policy',
  '/privacy-policy',
]
