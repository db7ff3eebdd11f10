import type { Queries } from './client'

/**
 * Prepares statements once for each connection, at their first use: building a query at each call doubles its cost. A
 * transaction runs on the writer's connection, so statements prepared for that connection take part in it.
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
