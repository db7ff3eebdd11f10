import { sql } from 'drizzle-orm'
import type { Mirror } from '../../db/client'
import { keptMap, sizeOfIds } from '../../lib/kept-map'
import { MOST_KEPT } from '../../lib/kept-memory'
import { readText, type Reading, type Term } from './reading'
import { openVocabulary } from './vocabulary'

/** Weights of title, brand, sub category, category, colours and description. */
const WEIGHTS = sql`10, 6, 4, 4, 3, 1`
// Ranking costs about 1 ms per 1000 matches. With more matches than this, only those by name are ranked; those that
// match only by their description follow unsorted.
const MANY = 2000
const NAMES = '{title brand subcategory category colors}'
// Of the memory for lists.
const FOUND = 0.4 * MOST_KEPT.lists
// About what the reading of a text takes.
const READING = 1_000

/** `ids` best first; `isPartial` when no product has all of the words and these have some. */
export type Found = { ids: number[]; isPartial: boolean; reading: Reading | undefined }

type Joint = ' AND ' | ' OR '

const NOTHING: Found = { ids: [], isPartial: false, reading: undefined }

/**
 * Finds the products that are shown by text, and tolerates spelling mistakes. Answers are cached: call `learn()` or
 * `forget()` when words of the catalogue have changed, or which products are shown.
 */
export function openSearch(
  db: Mirror,
  { isShown, isForKids }: Record<'isShown' | 'isForKids', (product: number) => boolean>,
) {
  const vocabulary = openVocabulary(db, isShown)
  const kept = keptMap<string, Found>(FOUND, ({ ids }) => READING + sizeOfIds(ids))

  function find(text: string): Found {
    const reading = readText(text, vocabulary)
    if (!reading) return NOTHING
    const { groups, isWhole } = reading
    // Products for kids come last unless the text names kids: most people who type 'kurta' want one for an adult.
    const isOfKids = groups.some((terms) => terms.some(({ words }) => /^kids?$/.test(words)))
    const nearestFirst = isOfKids ? nearest : nearestForAdults
    const ids = isWhole ? nearestFirst(groups, ' AND ') : []
    if (ids.length > 0 || (isWhole && groups.length === 1))
      return { ids, isPartial: false, reading }
    const some = nearestFirst(groups, ' OR ')
    return { ids: some, isPartial: some.length > 0, reading }
  }

  /** The ids of all matches: first what the words themselves name, then what synonyms name, then by the descriptions. */
  function nearest(groups: Term[][], joint: Joint) {
    return [...new Set(stepsOf(groups, joint).flat())]
  }

  /** The same, with the products for kids last in each of these steps. */
  function nearestForAdults(groups: Term[][], joint: Joint) {
    const steps = stepsOf(groups, joint).flatMap((ids) => [
      ids.filter((id) => !isForKids(id)),
      ids.filter(isForKids),
    ])
    return [...new Set(steps.flat())]
  }

  function stepsOf(groups: Term[][], joint: Joint) {
    const own = groups.map((terms) => terms.filter(({ isSynonym }) => !isSynonym))
    const all = groups.map(oneOf).join(joint)
    const questions = new Set([own.map(oneOf).join(joint), all])
    return [...[...questions].map((one) => best(`${NAMES} : (${one})`)), ranked(all)]
  }

  /** The ids of all matches, best first where they are few enough. */
  function ranked(question: string) {
    const all = idsOf(sql`SELECT rowid FROM product_search WHERE product_search MATCH ${question}`)
    return all.length <= MANY ? best(question) : all
  }

  function best(question: string) {
    return idsOf(sql`SELECT rowid FROM product_search WHERE product_search MATCH ${question}
      ORDER BY bm25(product_search, ${WEIGHTS}), rowid`)
  }

  function idsOf(query: ReturnType<typeof sql>) {
    return db
      .values<[number]>(query)
      .map(([id]) => id)
      .filter(isShown)
  }

  return {
    find(text: string): Found {
      return kept.get(text) ?? kept.add(text, find(text))
    },
    /** What is kept, in bytes. */
    bytes: kept.bytes,
    /** To call when the words of these products may have changed. */
    learn(products: number[]) {
      kept.clear()
      vocabulary.learn(products)
    },
    /** To call when any words may have changed. */
    forget() {
      kept.clear()
      vocabulary.forget()
    },
  }
}

function oneOf(terms: Term[]) {
  return `(${terms.map(({ words, isWhole }) => `"${words}"${isWhole ? '' : ' *'}`).join(' OR ')})`
}
