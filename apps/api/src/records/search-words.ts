import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Each of the words is somewhere in the text, or they are the id. */
export function fits(words: string, id: SQLWrapper, text: SQLWrapper) {
  const each = words.split(/\s+/).map((word) => like(text, `%${literal(word)}%`))
  return or(and(...each), isId(words, id))
}

/** The one that is meant by its id, then names that begin with the words, then by name. */
export function bestFirst(words: string, id: SQLWrapper, name: SQLWrapper) {
  const begins = like(name, `${literal(words)}%`)
  return [...idFirst(words, id), sql`${begins} DESC`, sql`${name}`, sql`${id}`]
}

/** Empty where the words are no number, so that rows can be read in their order and few of them. */
export function idFirst(words: string, id: SQLWrapper) {
  const meant = isId(words, id)
  return meant ? [sql`${meant} DESC`] : []
}

/** '12' and '#12' are the id 12; undefined for other words. */
export function isId(words: string, id: SQLWrapper): SQL | undefined {
  const number = /^#?(\d{1,9})$/.exec(words)?.[1]
  return number ? sql`${id} = ${Number(number)}` : undefined
}

function like(text: SQLWrapper, pattern: string) {
  return sql`(${text}) LIKE ${pattern} ESCAPE '\\'`
}

function literal(words: string) {
  return words.replace(/[\\%_]/g, '\\$&')
}
