import type { ListQuery } from '@etrend/contract'
import { ownEntry } from '@etrend/domain'
import { and, asc, desc, eq, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../db/client'
import { holds } from '../lib/holds'
import { Refusal } from './errors'

const PAGE_SIZE = 10 // spec §9
const MOST_WORDS = 8

type Column = AnySQLiteColumn | SQL

/** Rows, and how many there are in all when only a page of them was requested. */
export type Page<Row> = { rows: Row[]; total?: number }

/** Any of Drizzle's dynamic selects, by the parts that a list needs. */
type Selection<Row> = PromiseLike<Row[]> &
  SQLWrapper & {
    where: (condition: SQL | undefined) => unknown
    orderBy: (...columns: Column[]) => unknown
    limit: (rows: number) => unknown
    offset: (rows: number) => unknown
  }

type Columns = {
  id: Column
  search: Column[]
  sort: Record<string, Column>
  where?: SQL | undefined
  /** The order of a request without `sort`; by id when missing. */
  order?: SQL
}

/**
 * Answers a documented list: `search` are the columns that `q` looks in, `sort` the columns that may sort,
 * `id` breaks ties and is the order when none is asked. Without `page` every row is answered.
 */
export async function listPage<Row>(
  db: Queries,
  select: Selection<Row>,
  query: ListQuery,
  columns: Columns,
): Promise<Page<Row>> {
  select.where(and(columns.where, matches(columns.search, query.q)))
  const isPaged = query.page !== undefined || query.page_size !== undefined
  const total = isPaged ? await db.$count(select) : undefined
  select.orderBy(...order(columns, query.sort))
  if (total === undefined) return { rows: await select }

  const size = query.page_size ?? PAGE_SIZE
  select.limit(size)
  select.offset(((query.page ?? 1) - 1) * size)
  return { rows: await select, total }
}

/** A filter of one column by a value; undefined when the request gives no value. */
export function equals<Value>(column: AnySQLiteColumn<{ data: Value }>, value: Value | undefined) {
  return value === undefined ? undefined : eq(column, value)
}

function order(columns: Columns, sort: string | undefined) {
  if (!sort) return columns.order ? [columns.order, asc(columns.id)] : [asc(columns.id)]
  const column = ownEntry(columns.sort, sort.replace('-', ''))
  if (!column) {
    const names = Object.keys(columns.sort).join(', ')
    throw new Refusal(400, `Sort by one of: ${names}.`, { sort: `Sort by one of: ${names}.` })
  }
  return [sort.startsWith('-') ? desc(column) : asc(column), asc(columns.id)]
}

/** The text as typed, or each of its words, anywhere in the columns: 'kurta navy' is found in title and color. */
function matches(columns: Column[], text: string | undefined) {
  if (!text) return undefined
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length < 2) return holds(text, columns)
  const each = words.slice(0, MOST_WORDS).map((word) => holds(word, columns))
  return or(holds(text, columns), and(...each))
}

/** Returns the rows, and sets the X-Total-Count header to the total of a page. */
export function withTotal<Row>(reply: HeaderReply, { rows, total }: Page<Row>) {
  if (total !== undefined) reply.header('x-total-count', total)
  return rows
}

type HeaderReply = { header: (name: string, value: number) => unknown }
