import type { SearchSuggestions } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { category, subcategory } from '../../db/schema'
import type { Cards } from '../cards'
import type { Listing } from '../listing/listing'
import type { Reading, Term } from './reading'
import { wordsOf } from './words'

const SUGGESTIONS = 6

type Category = SearchSuggestions['categories'][number]

/** What to suggest while a text is typed: the best products, and the categories that its words name. */
export function searchSuggestions(db: Queries, cards: Cards, listing: Listing) {
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
      ...subcategories.all().map((sub) => ({
        title: `${sub.category} ${sub.title}`,
        category: slug(sub.category),
        subcategory: slug(sub.title),
      })),
    ]
  }

  return (text: string): SearchSuggestions => {
    const { ids, reading } = listing.search(text)
    return {
      products: cards(ids.slice(0, SUGGESTIONS)),
      categories: everyCategory()
        .filter(({ title }) => reading?.isWhole && isNamed(title, reading))
        .slice(0, SUGGESTIONS),
      corrected: reading?.corrected ?? null,
    }
  }
}

function isNamed(title: string, { groups }: Reading) {
  const words = wordsOf(title)
  return groups.every((terms) => terms.some((term) => isIn(words, term)))
}

function isIn(words: string[], { words: sought, isWhole }: Term) {
  return words.some((word) => (isWhole ? word === sought : word.startsWith(sought)))
}
