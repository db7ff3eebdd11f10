import { foldedText, typedText } from '@etrend/contract/typed-text'
import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'

/** A condition: one of the columns holds the text, see textHolds. No text is no condition. */
export function anyHolds(text: string | undefined, columns: (AnySQLiteColumn | SQL)[]) {
  if (!text) return undefined
  return or(...columns.map((column) => textHolds(column, text)))
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

/**
 * A condition: the text is LIKE the pattern, as it is or folded. Only texts with other characters than ASCII, or with
 * several spaces together, need the function, which is slow. LIKE folds ASCII itself. PostgreSQL's function leaves the
 * spaces as they are, so they are made one here: up to eight.
 */
function textLike(text: SQLWrapper, pattern: string) {
  const isLike = sql`LIKE ${pattern} ESCAPE '\\'`
  const folded = sql`replace(replace(replace(folded(${text}), '  ', ' '), '  ', ' '), '  ', ' ')`
  const needsFolding = sql`(${text}) GLOB '*[^ -~]*' OR (${text}) LIKE '%  %'`
  return sql`((${text}) ${isLike} OR ((${needsFolding}) AND ${folded} ${isLike}))`
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
