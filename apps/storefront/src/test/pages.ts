import type { PageBlock, ShownPage } from '@etrend/contract'

const blank = { intro: '', measures: null, guide_of: null }

function body(...content: PageBlock[]): ShownPage['body'] {
  return { type: 'doc', content }
}

function paragraph(...parts: (string | { fact: 'phone' | 'return_window' })[]): PageBlock {
  return {
    type: 'paragraph',
    content: parts.map((part) =>
      typeof part === 'string'
        ? { type: 'text', text: part }
        : { type: 'fact', attrs: { name: part.fact } },
    ),
  }
}

/** The pages that the small shop's staff have written. */
export const pages: ShownPage[] = [
  { ...blank, slug: 'faq', title: 'FAQ', body: body(paragraph('Call us on ', { fact: 'phone' })) },
  { ...blank, slug: 'privacy-policy', title: 'Privacy Policy', body: body() },
  {
    ...blank,
    slug: 'return-and-exchange-policy',
    title: 'Return and Exchange Policy',
    body: body(paragraph({ fact: 'return_window' })),
  },
  { ...blank, slug: 'store-location', title: 'Our store', body: body() },
  {
    ...blank,
    slug: 'size-guide-women-tops',
    title: 'Size guide: Women, tops',
    guide_of: 'Women, tops',
    measures: {
      of: 'body',
      columns: [
        { name: 'Bust', unit: 'cm' },
        { name: 'Age', unit: 'none' },
      ],
      rows: ['SM', 'MD', 'LG', 'XL'].map((size, index) => ({
        size,
        values: [`${82 + 8 * index}–${90 + 8 * index}`, '12–14'],
      })),
    },
    body: body(paragraph('Bust: around the fullest part.')),
  },
]
