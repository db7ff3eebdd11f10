import type { Queries } from '@etrend/database'
import type { Query } from 'drizzle-orm'
import { NoopCache } from 'drizzle-orm/cache/core'
import { NoopLogger } from 'drizzle-orm/logger'
import { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import { RemotePreparedQuery, SQLiteRemoteSession } from 'drizzle-orm/sqlite-proxy'
import * as z from 'zod'
import type { Connection } from './connections'
import { PostgresDialect } from './dialect'

/** Queries on PostgreSQL. `connection` is asked for each query, so that prepared ones can run in any transaction. */
export function postgresQueries(connection: () => Connection): Queries {
  const dialect = new PostgresDialect()
  return new BaseSQLiteDatabase('async', dialect, new Session(connection, dialect), undefined)
}

type Prepared = SQLiteRemoteSession<Record<string, never>, Record<string, never>>['prepareQuery']
type Fields = Parameters<Prepared>[1]
type Method = Parameters<Prepared>[2]
type Ask = ConstructorParameters<typeof RemotePreparedQuery>[0]
type Mapper = Parameters<Prepared>[4]

class Session extends SQLiteRemoteSession<Record<string, never>, Record<string, never>> {
  readonly #connection: () => Connection

  constructor(connection: () => Connection, dialect: PostgresDialect) {
    super(unused, dialect, undefined)
    this.#connection = connection
  }

  override prepareQuery(
    query: Query,
    fields: Fields,
    method: Method,
    isArray: boolean,
    map?: Mapper,
  ) {
    return new PreparedQuery(this.#connection, query, { fields, method, isArray, map })
  }
}

/** Drizzle's prepared query of a remote database, with its rows from PostgreSQL and with PostgreSQL's own errors. */
class PreparedQuery extends RemotePreparedQuery {
  constructor(
    connection: () => Connection,
    query: Query,
    {
      fields,
      method,
      isArray,
      map,
    }: { fields: Fields; method: Method; isArray: boolean; map?: Mapper },
  ) {
    const isRaw = !fields && !map
    const ask: Ask = async (text, values, how) => {
      const rowMode = isRaw && how !== 'values' ? undefined : 'array'
      const name = nameOf(text)
      const sent = { text, values, ...(name && { name }), ...(rowMode && { rowMode }) }
      const { rows } = await connection().query(sent)
      return { rows }
    }
    super(
      ask,
      query,
      new NoopLogger(),
      new NoopCache(),
      undefined,
      undefined,
      fields,
      method,
      isArray,
      map,
    )
  }

  override async get(values?: Record<string, unknown>) {
    const [row] = list.parse(await this.all(values))
    return row
  }

  /** Drizzle's own wraps errors, which hides their codes. */
  async queryWithCache<Answer>(_text: string, _params: unknown[], query: () => Promise<Answer>) {
    return await query()
  }
}

/** Names for the first texts that are sent: each connection has the server parse and plan these only once. */
const names = new Map<string, string>()
// Texts with lists of values have no end, and a connection keeps every statement that has a name.
const MOST_NAMES = 500

function nameOf(text: string) {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = `etrend_${names.size}`
  names.set(text, name)
  return name
}

const list = z.array(z.unknown())
const unused = () => Promise.reject(new Error('Queries are prepared by PreparedQuery.'))
