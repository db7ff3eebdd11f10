/** Examples for the fields of collections and menus; `noun.field` where nouns differ. */
export const collectionExamples = {
  'collections.title': 'Dashain',
  slug: 'dashain',
  'collections.text': 'New clothes for the tika.',
  seo_title: 'Dashain clothes for the family',
  seo_description: 'Kurtas, saris and suits for Dashain, delivered in Kathmandu.',
  'collections.kind': 'rule',
  rule: { category: 1, max_price: 1500 },
  sort: 'newest',
  'collections.products': [],
  remove_image: false,
  'menus.items': [
    { kind: 'category', target: 1, children: [{ kind: 'page', address: '/faq', label: 'FAQ' }] },
  ],
  place: 'header',
}
