import type { HomeRow } from '@etrend/contract'

export const kindNames: Record<HomeRow['kind'], string> = {
  slides: 'Slides',
  banner: 'Banner',
  category: 'Products of a category',
  collection: 'Products of a collection',
  featured: 'Featured products',
  tiles: 'Categories as pictures',
  text: 'Text with a picture',
}

type Shown = 'categories' | 'collections'

/** What a row is about, beside its kind. `titleOf` gives the title of a category or collection. */
export function rowWords(row: HomeRow, titleOf: (noun: Shown, id: number) => string) {
  switch (row.kind) {
    case 'slides':
      return row.slides.map(({ title }) => title).join(', ')
    case 'banner':
      return row.text || 'Now at lower prices'
    case 'category':
      return row.title || titleOf('categories', row.category)
    case 'collection':
      return row.title || titleOf('collections', row.collection)
    case 'featured':
      return row.title
    case 'tiles':
      return row.title || row.categories.map((id) => titleOf('categories', id)).join(', ')
    case 'text':
      return row.title
  }
}

/** A new row of a kind, with an id that no other row has. */
export function newRow(
  kind: HomeRow['kind'],
  { category, collection }: { category: number; collection: number },
): HomeRow {
  const placed = { id: crypto.randomUUID(), from: null, to: null }
  switch (kind) {
    case 'slides':
      return { kind, ...placed, slides: [blankSlide] }
    case 'banner':
      return { kind, ...placed, text: '', href: '', link_text: '' }
    case 'category':
      return { kind, ...placed, title: '', category }
    case 'collection':
      return { kind, ...placed, title: '', collection }
    case 'featured':
      return { kind, ...placed, title: '' }
    case 'tiles':
      return { kind, ...placed, title: '', categories: [category] }
    case 'text': {
      const words = { title: '', text: '', image: '', alt: '', href: '', link_text: '' }
      return { kind, ...placed, ...words, side: 'left' }
    }
  }
}

export const blankSlide = {
  title: '',
  description: '',
  href: '/all-products',
  link_text: '',
  image: '',
  tall_image: '',
}

/** What a row’s category or collection is called once it no longer exists. */
export const deleted = { categories: 'A deleted category', collections: 'A deleted collection' }
