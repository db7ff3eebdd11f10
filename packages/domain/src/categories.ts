/** The three categories whose pages have an address of their own (spec §2), by the slug of their title. */
export const categoryPages = [
  { slug: 'women', path: '/womens', label: 'Womens', title: 'Womens Collection' },
  { slug: 'men', path: '/mens', label: 'Mens', title: 'Mens Collection' },
  { slug: 'kids', path: '/kids', label: 'Kids', title: 'Kids Collection' },
] as const

/** The address of a category's page, by slug; with a sub category, of that part of it. */
export function categoryPath(category: string, subcategory?: string) {
  const own = categoryPages.find(({ slug }) => slug === category)
  const path = own?.path ?? `/categories/${category}`
  return subcategory ? `${path}?subcategory=${encodeURIComponent(subcategory)}` : path
}
