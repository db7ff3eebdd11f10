/** Examples for the fields of pages, the home page and the shop's look; `noun.field` where nouns differ. */
export const pageExamples = {
  'pages.slug': 'about-us',
  'store.slug': 'about-us',
  'pages.title': 'About us',
  intro: 'Who we are, and where our clothes are sewn.',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We sew in Patan.' }] }],
  },
  'pages.subcategory': null,
  measures: null,
  version: 3,
  'pages.rows': [
    { kind: 'banner', id: 'sale', text: '', href: '/all-products', link_text: 'See all' },
  ],
  logo: '/media/0f3a5c7e9b1d2f4a6c8e0b2d4f6a8c0e',
  favicon: '',
  share_picture: '',
  accent_color: '#0b5d4e',
  ink_color: '',
  paper_color: '',
}
