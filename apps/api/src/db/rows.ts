/** The first row of a query; undefined when there is none. */
export async function first<Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> {
  const [row] = await query
  return row
}

/** The row of a query that must have one, as after writing it. Throws an Error when there is none. */
export async function one<Row>(query: PromiseLike<Row[]>): Promise<Row> {
  const row = await first(query)
  if (row === undefined) throw new Error('A row that was just written is not there')
  return row
}
