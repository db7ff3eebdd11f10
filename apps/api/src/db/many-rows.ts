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

/** The values of rows by the names of their placeholders. */
export function filledRows(rows: readonly object[]): Record<string, unknown> {
  return Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(row).map(([column, value]) => [nameOf(column, at), value]),
    ),
  )
}

function nameOf(column: string, at: number) {
  return `${column} ${at}`
}
