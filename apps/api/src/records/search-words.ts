import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { textBegins, textHolds } from '../db/text-search'

/** Condition: the text contains each of the words, or the words are the id. */
export function fits(words: string, id: SQLWrapper, text: SQLWrapper) {
  return or(holds(words, text), isId(words, id))
}

/** Condition: the text contains each of the words. */
export function holds(words: string, text: SQLWrapper) {
  return and(...words.split(/\s+/).map((word) => textHolds(text, word)))
}

/** Order: first the row whose id was typed, then names that begin with the words, then by name. */
export function bestFirst(words: string, id: SQLWrapper, name: SQLWrapper) {
  const begins = textBegins(name, words)
  return [...idFirst(words, id), sql`${begins} DESC`, sql`${name}`, sql`${id}`]
}

/** Order: first the row whose id was typed. Empty for other words: SQLite then reads rows by index and stops early. */
export function idFirst(words: string, id: SQLWrapper) {
  const meant = isId(words, id)
  return meant ? [sql`${meant} DESC`] : []
}

/** '12' and '#12' are the id 12; undefined for other words. */
export function isId(words: string, id: SQLWrapper): SQL | undefined {
  const number = /^#?(\d{1,9})$/.exec(words)?.[1]
  return number ? sql`${id} = ${Number(number)}` : undefined
}
