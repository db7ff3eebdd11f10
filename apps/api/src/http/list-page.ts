import type { ListQuery } from '@etrend/contract'
import { ownEntry } from '@etrend/domain'
import { and, asc, desc, eq, or, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import * as z from 'zod'
import type { Queries } from '../db/client'
import { countRows } from '../db/rows'
import { anyHolds } from '../db/text-search'
import { Refusal } from '../lib/refusal'

const DOCUMENTED_PAGE = 10 // spec §9
const STAFF_PAGE = 20
const MOST_WORDS = 8

type Column = AnySQLiteColumn | SQL

/** Rows, and how many there are in all when only a page of them was requested. */
export type ListPage<Row> = { rows: Row[]; total?: number }

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
): Promise<ListPage<Row>> {
  select.where(and(columns.where, matchesWords(columns.search, query.q)))
  const byId = asc(columns.id)
  const otherwise = columns.order && !query.sort ? [columns.order, byId] : [byId]
  const order = ordered(query.sort, columns.sort, otherwise)
  const at = documentedPosition(query)
  if (at) return await pageOf(db, select, at, order)

  select.orderBy(...order)
  return { rows: await select }
}

/** The rows of `select` at a position, in the order `order` or else in its own, and how many it has in all. */
export async function pageOf<Row>(
  db: Queries,
  select: Selection<Row>,
  at: Position,
  order: Column[] = [],
) {
  const total = await countRows(db, select)
  if (order.length > 0) select.orderBy(...order)
  select.limit(at.limit)
  select.offset(at.offset)
  return { rows: await select, total }
}

type Paging = Pick<ListQuery, 'page' | 'page_size'>
export type Position = { limit: number; offset: number }

/** Where the requested page is in a list that always answers one. A page past the end has no rows. */
export function positionOf({ page = 1, page_size = STAFF_PAGE }: Paging): Position {
  return { limit: page_size, offset: (page - 1) * page_size }
}

/** The same in a documented list: undefined where every row is requested. */
export function documentedPosition({ page, page_size }: Paging) {
  if (page === undefined && page_size === undefined) return undefined
  return positionOf({ page, page_size: page_size ?? DOCUMENTED_PAGE })
}

/** A filter of one column by a value; undefined when the request gives no value. */
export function equals<Value>(column: AnySQLiteColumn<{ data: Value }>, value: Value | undefined) {
  return value === undefined ? undefined : eq(column, value)
}

/**
 * The order that `sort` names: a column, with '-' in front for descending. Ties, and lists without `sort`, are in the
 * order `otherwise`. Throws Refusal (400) for a column that doesn't sort.
 */
export function ordered(
  sort: string | undefined,
  columns: Record<string, Column>,
  otherwise: Column[],
) {
  if (!sort) return otherwise
  const column = ownEntry(columns, sort.replace('-', ''))
  if (!column) {
    const message = `Sort by one of: ${Object.keys(columns).join(', ')}.`
    throw new Refusal(400, message, { sort: message })
  }
  return [sort.startsWith('-') ? desc(column) : asc(column), ...otherwise]
}

/** The text as typed, or each of its words, anywhere in the columns: 'kurta navy' is found in title and color. */
export function matchesWords(columns: Column[], text: string | undefined) {
  return matchesEach(text, (words) => anyHolds(words, columns))
}

/** The same where `matches` finds the rows that have some words. */
export function matchesEach(text: string | undefined, matches: (words: string) => SQL | undefined) {
  if (!text) return undefined
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length < 2) return matches(text)
  return or(matches(text), and(...words.slice(0, MOST_WORDS).map(matches)))
}

/** Returns the rows, and sets the X-Total-Count header to the total of a page. */
export function withTotal<Row>(reply: HeaderReply, { rows, total }: ListPage<Row>) {
  if (total !== undefined) reply.header('x-total-count', total)
  return rows
}

type HeaderReply = { header: (name: string, value: number) => unknown }

/** Runs work that parses a query. Throws Refusal (400) with its first problem. */
export function refusingInvalid<Result>(work: () => Result) {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    const [issue] = error.issues
    const message = issue?.message ?? 'The request could not be read.'
    throw new Refusal(400, message, { [issue?.path.join('.') ?? 'query']: message })
  }
}
