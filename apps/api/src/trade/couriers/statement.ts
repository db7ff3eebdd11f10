import { MOST_STATEMENT_ROWS, type CourierStatement, type StatementError } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { asc } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { order } from '../../db/schema/orders'
import { Refusal } from '../../lib/refusal'
import { compareRow } from './compare-row'
import { courierOf, heldBy } from './held-cash'
import {
  guessedMapping,
  headingsAt,
  missingColumns,
  type CourierMapping,
} from './statement-columns'
import { findOrders } from './statement-orders'
import { labelOf, statementRows, type Wrong } from './statement-rows'

const SHOWN_ERRORS = 200
const SHOWN_NUMBERS = 100
const SHOWN_ROWS = 5

/**
 * What the statement of a courier (null: other couriers) says of the orders that it holds cash of: which of them it
 * pays for, and in sentences what doesn't fit. Refuses (404) an unknown courier, and (413) too many rows.
 */
export async function readStatement(
  db: Queries,
  courier: number | null,
  sheet: string[][],
  asked: CourierMapping | undefined,
): Promise<CourierStatement> {
  await courierOf(db, courier)
  const at = headingsAt(sheet)
  if (sheet.length - at - 1 > MOST_STATEMENT_ROWS) {
    throw new Refusal(413, `Send at most ${MOST_STATEMENT_ROWS} rows at once.`)
  }
  const headings = sheet[at] ?? []
  const mapping = asked ?? guessedMapping(headings)
  const errors: StatementError[] = missingColumns(mapping, at + 1)
  const isReadable = errors.length === 0
  const wrong: Wrong = (row, field, message, named) =>
    void errors.push({ row, column: labelOf(field), message, ...(named && { order: named }) })
  const { rows, left_out } = isReadable
    ? statementRows(sheet, at, mapping, wrong)
    : { rows: [], left_out: 0 }
  const found = await findOrders(db, rows)
  const seen = new Map<number, number>()
  const hasFees = mapping.includes('fee')
  const fitting = rows.flatMap((row) => {
    const fit = compareRow(row, found, { courier, seen, hasFees }, wrong)
    return fit ? [fit] : []
  })
  const numbersOf = (kind: 'held' | 'returned') =>
    fitting.flatMap((fit) => (fit.kind === kind ? [fit.number] : []))
  const numbers = numbersOf('held')
  const missing = isReadable ? await heldBeside(db, courier, numbers) : []
  errors.sort((one, other) => one.row - other.row)
  return {
    headings,
    mapping,
    samples: sheet.slice(at + 1, at + 1 + SHOWN_ROWS),
    rows: rows.length,
    left_out,
    collected: rupees(rows.reduce((sum, row) => sum + (row.collected ?? 0), 0)),
    fee: rupees(rows.reduce((sum, row) => sum + row.fee, 0)),
    numbers,
    returned: numbersOf('returned'),
    ...shownOf(errors),
    not_in_file: missing.length,
    not_in_file_list: missing.slice(0, SHOWN_NUMBERS),
  }
}

function shownOf(errors: StatementError[]) {
  return { wrong: errors.length, errors: errors.slice(0, SHOWN_ERRORS) }
}

/** The numbers of the orders whose cash the courier holds, beside these; the first delivered first. */
async function heldBeside(db: Queries, courier: number | null, numbers: string[]) {
  const paid = new Set(numbers)
  const held = await db
    .select({ number: order.number })
    .from(order)
    .where(heldBy(courier))
    .orderBy(asc(order.delivered_at), asc(order.id))
  return held.flatMap(({ number }) => (paid.has(number) ? [] : [number]))
}
