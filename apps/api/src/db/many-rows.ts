import { type Placeholder, sql } from 'drizzle-orm'

/** Statements that depend on the number of rows that they are given: each is prepared once, at its first use. */
export function forEachCount<Statement>(prepare: (count: number) => Statement) {
  const known = new Map<number, Statement>()
  return (count: number) => {
    const statement = known.get(count) ?? prepare(count)
    known.set(count, statement)
    return statement
  }
}

/** Placeholders for so many rows with these columns, to be filled by `filledRows`. */
export function placeholderRows<Column extends string>(
  columns: readonly Column[],
  count: number,
): Record<Column, Placeholder>[]
export function placeholderRows(columns: readonly string[], count: number) {
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(columns.map((column) => [column, sql.placeholder(nameOf(column, at))])),
  )
}

/**
 * Rows in parts of a few lengths, so that a statement for each length is enough. More than 250 rows of ten columns would
 * not make a row cheaper.
 */
export function* parts<Row>(rows: readonly Row[]) {
  let from = 0
  for (const length of [250, 10, 1]) {
    for (; rows.length - from >= length; from += length) yield rows.slice(from, from + length)
  }
}

/** The values of rows by the names of their placeholders. */
export function filledRows(rows: readonly object[]) {
  const filled: Record<string, unknown> = {}
  for (const [at, row] of rows.entries()) {
    for (const [column, value] of Object.entries(row)) filled[nameOf(column, at)] = value
  }
  return filled
}

const names: Map<string, string>[] = []

/** The name of a column's placeholder in the row at this place. It is kept: making it anew for each value took time. */
function nameOf(column: string, at: number) {
  const ofRow = (names[at] ??= new Map())
  const name = ofRow.get(column) ?? `${column} ${at}`
  ofRow.set(column, name)
  return name
}
