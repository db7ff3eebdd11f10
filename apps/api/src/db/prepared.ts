import type { Queries } from './client'

/**
 * Prepares statements once for each connection, at their first use: building a query at each call doubles its cost. A
 * transaction runs on the writer's connection, so statements prepared for that connection take part in it.
 */
export function prepared<Statements, Db extends object = Queries>(prepare: (db: Db) => Statements) {
  const known = new WeakMap<Db, Statements>()
  return (db: Db) => {
    const found = known.get(db)
    if (found) return found
    const statements = prepare(db)
    known.set(db, statements)
    return statements
  }
}
