import type BetterSqlite from 'better-sqlite3'

/** How many statements a connection keeps: more than the shop's queries of a busy hour, at some kilobytes each. */
const MOST = 200

/**
 * The connection as Drizzle is given it: it prepares each SQL text once, when that is first run, and keeps the 200
 * statements that were asked for last. Preparing took a third of the time of the shop's queries, and statements that are
 * prepared ahead cost each start even when nothing runs them. `before` is called each time a statement is run.
 */
export function keepStatements(
  connection: BetterSqlite.Database,
  before = () => {},
): BetterSqlite.Database {
  const kept = new Map<string, KeptStatement>()

  function prepare(source: string) {
    const statement = kept.get(source) ?? new KeptStatement(connection, plannedOnce(source), before)
    kept.delete(source)
    kept.set(source, statement)
    if (kept.size > MOST) kept.delete(kept.keys().next().value ?? source)
    return statement
  }

  return new Proxy(connection, {
    get: (target, name): unknown => (name === 'prepare' ? prepare : Reflect.get(target, name)),
  })
}

/**
 * SQLite plans a query anew at each run where its limit or offset is a parameter, which takes up to 0.1 ms; but not where
 * the parameter is part of a sum. Drizzle makes parameters of both.
 */
function plannedOnce(source: string) {
  return source.replaceAll(/ (limit|offset) \?/g, ' $1 (0 + ?)')
}

/**
 * The methods of a statement that Drizzle calls. `raw()` is a statement of its own, because better-sqlite3's switches the
 * statement itself, which other queries with the same SQL use too.
 */
class KeptStatement {
  readonly #connection: BetterSqlite.Database
  readonly #source: string
  readonly #before: () => void
  #rows: BetterSqlite.Statement | undefined
  #arrays: BetterSqlite.Statement | undefined

  constructor(connection: BetterSqlite.Database, source: string, before: () => void) {
    this.#connection = connection
    this.#source = source
    this.#before = before
  }

  run(...values: unknown[]) {
    return this.#inRows().run(...values)
  }

  get(...values: unknown[]) {
    return this.#inRows().get(...values)
  }

  all(...values: unknown[]) {
    return this.#inRows().all(...values)
  }

  raw() {
    this.#before()
    return (this.#arrays ??= this.#connection.prepare(this.#source).raw())
  }

  #inRows() {
    this.#before()
    return (this.#rows ??= this.#connection.prepare(this.#source))
  }
}
