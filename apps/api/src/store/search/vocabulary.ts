import { sql } from 'drizzle-orm'
import type { Mirror } from '../../db/client'
import { nearestWords, type Word } from './nearest'
import { calledToo, meantBy } from './trade-words'
import { foldedWords } from './words'

// A mistyped word more likely stands for a word of a title than for one of a description.
const COLUMN_WEIGHTS: Record<string, number> = {
  title: 10,
  brand: 6,
  subcategory: 6,
  category: 6,
  colors: 6,
}

// Nearly always one of so many products is on sale; only otherwise all of them are read.
const FEW = 5

export type Vocabulary = ReturnType<typeof openVocabulary>

/**
 * The words that the products on sale are described with. `has` and `begins` ask the search index itself, which has the
 * words of all products. `nearest` uses a copy of the words in memory, which is read when first needed, and to which the
 * words of changed products are added. Old words stay in the copy: the index is asked before a word is chosen, and old
 * weights only decide between equally near words.
 */
export function openVocabulary(db: Mirror, isShown: (product: number) => boolean) {
  // A view of the index, private to this connection; nothing of it is stored.
  db.run(sql`CREATE VIRTUAL TABLE IF NOT EXISTS temp.product_search_word
    USING fts5vocab('main', 'product_search', 'col')`)
  let copy: ReturnType<typeof nearestWords> | undefined

  // The index answers faster than its vocabulary table, which first counts all rows of a word.
  const foundBy = (question: string, most: number) =>
    db.values<[number]>(
      sql`SELECT rowid FROM product_search WHERE product_search MATCH ${question} LIMIT ${most}`,
    )
  const isFound = (question: string) => {
    const first = foundBy(question, FEW)
    if (first.some(([id]) => isShown(id))) return true
    return first.length === FEW && foundBy(question, -1).some(([id]) => isShown(id))
  }
  const has = (word: string) => isFound(`"${word}"`)
  const begins = (letters: string) => isFound(`"${letters}" *`)

  function read() {
    const words = nearestWords((term) => has(term) || leads(term, has))
    for (const word of readWords(db)) words.add(word)
    // The trade's spellings and synonyms. The condition above leaves out those that find nothing in this shop.
    for (const term of [...meantBy.keys(), ...calledToo.keys()]) words.add({ term, weight: 0.5 })
    return words
  }

  return {
    /** Whether a product is described with this word. */
    has,
    /** Whether any word begins with these letters. */
    begins,
    /** The known word that was probably meant; undefined when none is near. */
    nearest(word: string, isUnfinished: boolean) {
      copy ??= read()
      return copy.nearest(word, isUnfinished)
    },
    /** Adds the words of products that changed. */
    learn(products: number[]) {
      for (const word of copy ? wordsOfProducts(db, products) : []) copy?.add(word)
    },
    /** Reads everything again when it is next needed. */
    forget() {
      copy = undefined
    },
  }
}

/** All words that don't begin with a digit: sizes and article numbers aren't corrected, and may be very many. */
function readWords(db: Mirror): Word[] {
  const rows = db.all<{ term: string; col: string; doc: number }>(
    sql`SELECT term, col, doc FROM temp.product_search_word WHERE term >= 'a'`,
  )
  const weights = new Map<string, number>()
  for (const { term, col, doc } of rows) {
    weights.set(term, (weights.get(term) ?? 0) + doc * (COLUMN_WEIGHTS[col] ?? 1))
  }
  return [...weights].map(([term, weight]) => ({ term, weight }))
}

/** The same words of single products, read from the texts that the index was given. */
function wordsOfProducts(db: Mirror, products: number[]): Word[] {
  const rows = db.all<Record<string, string>>(
    sql`SELECT title, brand, subcategory, category, colors, description FROM product_search
      WHERE rowid IN (SELECT value FROM json_each(${JSON.stringify(products)}))`,
  )
  return rows.flatMap((row) =>
    Object.entries(row).flatMap(([col, text]) =>
      foldedWords(text)
        .filter((term) => term >= 'a')
        .map((term) => ({ term, weight: COLUMN_WEIGHTS[col] ?? 1 })),
    ),
  )
}

/** Whether a spelling or synonym of the trade leads to something that the shop has. */
function leads(term: string, has: (word: string) => boolean) {
  const meant = meantBy.get(term)
  const names = [...(meant ? [meant] : []), ...(calledToo.get(meant ?? term) ?? [])]
  return names.some((name) => name.split(' ').every((word) => has(word) || has(`${word}s`)))
}
