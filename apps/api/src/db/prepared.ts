import type { Queries } from './client'

/**
 * Statements of a connection, prepared when it is first asked for them: a query built at each call costs as much
 * again. A transaction's connection is the writer, so these take part in it.
 */
export function prepared<Statements>(prepare: (db: Queries) => Statements) {
  const known = new WeakMap<Queries, Statements>()
  return (db: Queries) => {
    const found = known.get(db)
    if (found) return found
    const statements = prepare(db)
    known.set(db, statements)
    return statements
  }
}
