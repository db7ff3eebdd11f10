import type { Migrations } from '@etrend/database'
import pg from 'pg'

/** A database by its URL, and the migrations that make the shop's tables in it. */
export type PostgresPlace = { url: string; migrations: Migrations }

/** What queries are sent through: any connection of a pool, or one connection. */
export type Connection = Pick<pg.Pool | pg.PoolClient, 'query'>
export type Row = Record<string, unknown>

/** Compiling the queries of reports takes longer than running them, and with 4 MB their sorts would go through files. */
const OPTIONS = '-c jit=off -c work_mem=16MB'

/** How long the server may take for a statement and a lock, and the network for an answer: others wait meanwhile. */
const quick = {
  statement_timeout: 20_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
  query_timeout: 22_000,
}
/** The same for connections that can't write. */
export const reading = { ...quick, options: `${OPTIONS} -c default_transaction_read_only=on` }
/** The same for transactions: what they ask together is sent without waiting for the answers in between. */
export const pipelined = { ...quick, pipeline: true }
/** No such limits: for work on the whole database, which takes as long as it is large. */
export const unhurried = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
}
/** pg's error after `query_timeout`. */
const NO_ANSWER = 'Query read timeout'
const READ_ONLY = '25006'

/** The system asks a silent server whether it is still there: after 5 s, and then every second, ten times (libuv's numbers). */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 }

/** Connections to the database of a URL, which are opened when they are needed and replaced when they are lost. */
export function openPool(url: string, max: number, limits = quick) {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'etrend',
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 0,
    ...keptAlive,
    options: OPTIONS,
    ...limits,
    types: { getTypeParser: parserOf },
  })
  // A connection that is lost fails the query that it was running, and is replaced. It must not end the process too.
  pool.on('connect', (client) => client.on('error', ignore))
  pool.on('error', ignore)
  return pool
}

/** Runs `work` in a transaction on one connection of the pool; a connection that fails at it is not used again. */
export async function inTransaction<Result>(
  pool: pg.Pool,
  options: string,
  work: (tx: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query(`BEGIN ${options}`)
    const result = await work(client)
    await client.query('COMMIT')
    client.release()
    return result
  } catch (error) {
    client.release(!(await isTakenBack(client, error, 'ROLLBACK')))
    throw error
  }
}

/**
 * Takes back what failed with `error`, by a statement that rolls back; false where the connection can't be used any more.
 */
export async function isTakenBack(client: pg.PoolClient, error: unknown, rollback: string) {
  // The network has swallowed an answer: another question would wait as long.
  if (error instanceof Error && error.message === NO_ANSWER) return false
  // The server is a replica now, or the name led to one: only a new connection may find the server that takes writes.
  if (error instanceof pg.DatabaseError && error.code === READ_ONLY) return false
  return await client.query(rollback).then(
    () => true,
    () => false,
  )
}

/** The rows of a query, as objects. */
export async function rowsOf(
  connection: Connection,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>(text, values)
  return rows
}

/** Values arrive as SQLite's do: whole numbers and sums as numbers, flags and comparisons as 0 or 1. */
function parserOf(type: number): (text: string) => unknown {
  switch (type) {
    case pg.types.builtins.BOOL:
      return (text) => (text === 't' ? 1 : 0)
    case pg.types.builtins.INT2:
    case pg.types.builtins.INT4:
    case pg.types.builtins.INT8:
    case pg.types.builtins.FLOAT4:
    case pg.types.builtins.FLOAT8:
    case pg.types.builtins.NUMERIC:
      return Number
    case pg.types.builtins.BYTEA:
      return (text) => Buffer.from(text.slice('\\x'.length), 'hex')
    default:
      return (text) => text
  }
}

function ignore() {}
