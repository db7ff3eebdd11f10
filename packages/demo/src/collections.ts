/** A collection of the demo shop: `products` by their titles, in their order, or the conditions of a rule. */
export type DemoCollection = {
  title: string
  slug: string
  text: string
  seo_description: string
  products?: string[]
  max_price?: number
  added_within_days?: number
  sort: 'name' | 'newest' | 'price-asc'
}

export const demoCollections: DemoCollection[] = [
  {
    title: 'Dashain',
    slug: 'dashain',
    text: 'For tika, for the swing and for the family photograph: what we would wear ourselves.',
    seo_description: 'Kurtas, coats and scarves for Dashain, for women, men and kids in Kathmandu.',
    products: [
      'Dashain Festival Kurta',
      'Asan Long Kurta',
      'Dhaka Weave Scarf',
      'Jhamsikhel Oxford Shirt',
      'Mustang Wool Coat',
      'Twirl Skirt',
    ],
    sort: 'name',
  },
  {
    title: 'New in',
    slug: 'new-in',
    text: 'What came into the shop in the last thirty days.',
    seo_description: 'The newest clothes and accessories in the shop.',
    added_within_days: 30,
    sort: 'newest',
  },
  {
    title: 'Under Rs 1500',
    slug: 'under-rs-1500',
    text: 'Small presents, and things that one always needs.',
    seo_description: 'Clothes and accessories for up to Rs 1500.',
    max_price: 1500,
    sort: 'price-asc',
  },
]
