import type { Database } from './client'

/**
 * Returns a function that gives what `read` gave, and reads again only after a commit: looking whether there was one
 * takes 2–4 µs at most, a query ten times as much. For what each page needs and staff seldom change.
 */
export function whileUnchanged<Value>(db: Pick<Database, 'dataVersion'>, read: () => Value) {
  let kept: { version: unknown; value: Value } | undefined
  return () => {
    const version = db.dataVersion()
    if (!kept || kept.version !== version) kept = { version, value: read() }
    return kept.value
  }
}
