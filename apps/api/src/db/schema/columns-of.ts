import { getTableColumns, type Table } from 'drizzle-orm'

/** The columns of a table by these names, for a select. A name that the table lacks is a type error. */
export function columnsOf<Of extends Table, Name extends keyof Of['_']['columns'] & string>(
  table: Of,
  names: readonly Name[],
): Pick<Of['_']['columns'], Name>
export function columnsOf(table: Table, names: readonly string[]) {
  const columns = new Map(Object.entries(getTableColumns(table)))
  return Object.fromEntries(names.map((name) => [name, columns.get(name)]))
}
