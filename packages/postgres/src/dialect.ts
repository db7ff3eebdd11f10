import { Column, getTableColumns, is, SQL, sql, StringChunk } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'

type InsertConfig = Parameters<SQLiteAsyncDialect['buildInsertQuery']>[0]
type SelectConfig = Parameters<SQLiteAsyncDialect['buildSelectQuery']>[0]
type Chunk = SQL['queryChunks'][number]

/**
 * Writes the queries of the SQLite schema as PostgreSQL reads them: numbered parameters, `default` for an identity that
 * is left out, conflict columns without their table, and NULL, LIKE and GLOB as SQLite has them.
 */
export class PostgresDialect extends SQLiteAsyncDialect {
  override escapeParam(index: number) {
    return `$${index + 1}`
  }

  override buildInsertQuery(config: InsertConfig) {
    const { onConflict } = config
    return super.buildInsertQuery({
      ...withIdentities(config),
      ...(onConflict && { onConflict: onConflict.map(withBareTarget) }),
    })
  }

  /** LIKE ignores the case of letters in SQLite; GLOB, which searches use for one pattern, is a regular expression here. */
  override sqlToQuery(query: SQL, source?: 'indexes') {
    const built = super.sqlToQuery(query, source)
    return {
      ...built,
      sql: built.sql.replaceAll(' LIKE ', ' ILIKE ').replaceAll(" GLOB '*[^ -~]*'", " ~ '[^ -~]'"),
    }
  }

  override buildSelectQuery({ orderBy, ...config }: SelectConfig) {
    return super.buildSelectQuery({
      ...config,
      ...(orderBy && { orderBy: orderBy.map(nullsAsInSqlite) }),
    })
  }
}

function withIdentities(config: InsertConfig): InsertConfig {
  const { table, values } = config
  const identity = Object.entries(getTableColumns(table)).find(([, column]) => column.primary)?.[0]
  if (!Array.isArray(values) || identity === undefined) return config
  const filled = values.map((row) =>
    row[identity] === undefined ? { ...row, [identity]: sql`default` } : row,
  )
  return { ...config, values: filled }
}

/** ` on conflict (…) do …` with the names of its columns alone. */
function withBareTarget(clause: SQL): SQL {
  const target = clause.queryChunks.findIndex((chunk) => is(chunk, SQL))
  return new SQL(clause.queryChunks.map((chunk, at) => (at === target ? bare(chunk) : chunk)))
}

function bare(chunk: Chunk): Chunk {
  if (Array.isArray(chunk)) return chunk.map(bare)
  if (is(chunk, SQL)) return new SQL(chunk.queryChunks.map(bare))
  return is(chunk, Column) ? sql.identifier(chunk.name) : chunk
}

type Order = NonNullable<SelectConfig['orderBy']>[number]

function nullsAsInSqlite(order: Order): SQL {
  return isDescending(order) ? sql`${order} nulls last` : sql`${order} nulls first`
}

function isDescending(order: Order) {
  const last = is(order, SQL)
    ? order.queryChunks.findLast((chunk) => is(chunk, StringChunk))
    : undefined
  return is(last, StringChunk) && /\bdesc\s*$/i.test(last.value.join(''))
}
