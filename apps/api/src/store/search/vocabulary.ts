import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { nearestAmong, type Word } from './nearest'
import { calledToo, meantBy } from './trade-words'

// A word of a title is more likely meant than one of a description.
const COLUMN_WEIGHTS: Record<string, number> = {
  title: 10,
  brand: 6,
  subcategory: 6,
  category: 6,
  colors: 6,
}

export type Vocabulary = ReturnType<typeof openVocabulary>

/**
 * The words that products are described with. Whether one begins with some letters is asked of the index itself;
 * what was meant, of a copy in memory that is read when first needed and again after `forget()`.
 */
export function openVocabulary(db: Queries) {
  // A view of the index, private to this connection; nothing of it is stored.
  db.run(sql`CREATE VIRTUAL TABLE IF NOT EXISTS temp.product_search_word
    USING fts5vocab('main', 'product_search', 'col')`)
  let nearest: ReturnType<typeof nearestAmong> | undefined

  // The index answers sooner than its vocabulary, which counts every row of a word before it says it.
  const isFound = (question: string) =>
    db.get<unknown>(
      sql`SELECT 1 FROM product_search WHERE product_search MATCH ${question} LIMIT 1`,
    ) !== undefined
  const has = (word: string) => isFound(`"${word}"`)
  const begins = (letters: string) => isFound(`"${letters}" *`)

  return {
    /** Whether a product is described with this word. */
    has,
    /** Whether any word begins with these letters. */
    begins,
    /** The known word that was probably meant; undefined when none is near. */
    nearest(word: string, isUnfinished: boolean) {
      nearest ??= nearestAmong(withTradeWords(readWords(db)))
      return nearest(word, isUnfinished)
    },
    forget() {
      nearest = undefined
    },
  }
}

/** Words without digits: sizes and article numbers aren't corrected, and there may be very many. */
function readWords(db: Queries): Word[] {
  const rows = db.all<{ term: string; col: string; doc: number }>(
    sql`SELECT term, col, doc FROM temp.product_search_word WHERE term >= 'a'`,
  )
  const weights = new Map<string, number>()
  for (const { term, col, doc } of rows) {
    weights.set(term, (weights.get(term) ?? 0) + doc * (COLUMN_WEIGHTS[col] ?? 1))
  }
  return [...weights].map(([term, weight]) => ({ term, weight }))
}

/** And the trade's other words, as far as they stand for something that the shop has. */
function withTradeWords(words: Word[]): Word[] {
  const known = new Set(words.map(({ term }) => term))
  const leads = (others: string[]) =>
    others.some((name) => name.split(' ').every((word) => known.has(word) || known.has(`${word}s`)))
  const spelled = [...meantBy].filter(([, word]) => leads([word, ...(calledToo.get(word) ?? [])]))
  const called = [...calledToo].filter(([, others]) => leads(others))
  return [...words, ...[...spelled, ...called].map(([term]) => ({ term, weight: 0.5 }))]
}
