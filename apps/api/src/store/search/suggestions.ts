import type { ProductCard, SearchSuggestions } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { asc, eq } from 'drizzle-orm'
import type { Mirror } from '../../db/client'
import { category, subcategory } from '../../db/schema/catalogue'
import type { Cards } from '../cards'
import type { Listing } from '../listing/listing'
import type { Reading, Term } from './reading'
import { wordsOf } from './words'

const SUGGESTIONS = 6

type Category = SearchSuggestions['categories'][number]

/**
 * Returns a function for suggestions while a text is typed: the best products, and the categories that the text names.
 * Where it names none, the categories of those products.
 */
export function searchSuggestions(db: Mirror, cards: Cards, listing: Listing) {
  const categories = db.select().from(category).orderBy(asc(category.id)).prepare()
  const subcategories = db
    .select({ title: subcategory.title, category: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .orderBy(asc(subcategory.id))
    .prepare()

  function everyCategory(): Category[] {
    return [
      ...categories.all().map(({ title }) => ({ title, category: slug(title), subcategory: null })),
      ...subcategories.all().map((sub) => subcategoryOf(sub.category, sub.title)),
    ]
  }

  return (text: string): SearchSuggestions => {
    const { ids, wanted, reading } = listing.search(text)
    const products = cards(ids.slice(0, SUGGESTIONS), wanted)
    const named = everyCategory().filter(({ title }) => reading?.isWhole && isNamed(title, reading))
    const categories = named.length > 0 ? named : categoriesOf(products)
    return {
      products,
      categories: categories.slice(0, SUGGESTIONS),
      corrected: reading?.corrected ?? null,
    }
  }
}

function categoriesOf(products: ProductCard[]): Category[] {
  const ofProducts = products.map((product) => subcategoryOf(product.category, product.subcategory))
  return [...new Map(ofProducts.map((one) => [one.title, one])).values()]
}

function subcategoryOf(inCategory: string, title: string): Category {
  return {
    title: `${inCategory} ${title}`,
    category: slug(inCategory),
    subcategory: slug(title),
  }
}

function isNamed(title: string, { groups }: Reading) {
  const words = wordsOf(title)
  return groups.every((terms) => terms.some((term) => isIn(words, term)))
}

function isIn(words: string[], { words: sought, isWhole }: Term) {
  return words.some((word) => (isWhole ? word === sought : word.startsWith(sought)))
}
