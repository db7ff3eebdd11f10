/** The three collections that the shop's routes are named after (spec §2). `slug` is the category's. */
export const collections = [
  { slug: 'women', path: '/womens', label: 'Womens', title: 'Womens Collection' },
  { slug: 'men', path: '/mens', label: 'Mens', title: 'Mens Collection' },
  { slug: 'kids', path: '/kids', label: 'Kids', title: 'Kids Collection' },
] as const

export type Collection = (typeof collections)[number]

/** Where a category is shown: its own page, or All products for a category without one. */
export function categoryPath(category: string, subcategory?: string) {
  const collection = collections.find(({ slug }) => slug === category)
  const query = new URLSearchParams()
  if (!collection) query.set('category', category)
  if (subcategory) query.set('subcategory', subcategory)
  const search = query.toString()
  return `${collection?.path ?? '/all-products'}${search && `?${search}`}`
}
