import { typedText } from '@etrend/contract/typed-text'
import type BetterSqlite from 'better-sqlite3'
import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A text as staff's searches compare it: as a keyboard types it, in lower case, without the accents of Latin letters. */
export function foldedText(text: string) {
  return withoutAccents(typedText(text))
}

/** A text in lower case, without the accents of Latin letters. Devanagari's vowel signs are marks too, and stay. */
export function withoutAccents(text: string) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
}

/** A condition: the text holds what was typed, as foldedText compares both. A phone number may be typed in any way. */
export function textHolds(text: SQLWrapper, typed: string): SQL | undefined {
  const phone = phoneDigits(typed)
  const holding = textLike(text, `%${literal(foldedText(typed))}%`)
  return phone === undefined ? holding : or(holding, sql`(${text}) LIKE ${`%${phone}%`}`)
}

/** A condition: the text begins with what was typed, as foldedText compares both. */
export function textBegins(text: SQLWrapper, typed: string) {
  return textLike(text, `${literal(foldedText(typed))}%`)
}

/** Only texts with other characters than ASCII need the function, which is slow. LIKE folds ASCII itself. */
function textLike(text: SQLWrapper, pattern: string) {
  const isLike = sql`LIKE ${pattern} ESCAPE '\\'`
  return sql`((${text}) ${isLike} OR ((${text}) GLOB '*[^ -~]*' AND folded(${text}) ${isLike}))`
}

/** Gives a connection to SQLite the function of textLike. PostgreSQL has one like it, see 0051_staff_search.sql. */
export function addFolding(connection: BetterSqlite.Database) {
  connection.function('folded', { deterministic: true }, (text: unknown) =>
    typeof text === 'string' ? foldedText(text) : null,
  )
}

/** '0984-123 47' → '98412347': a part of a phone number as orders store it; undefined for other texts. */
function phoneDigits(typed: string) {
  const text = typedText(typed)
  if (!/^\+?[\d ().-]{4,}$/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^(?:(?:00)?977)?0?(?=9)/, '')
  return digits.length < 4 || digits === text ? undefined : digits
}

function literal(words: string) {
  return words.replace(/[\\%_]/g, '\\$&')
}
