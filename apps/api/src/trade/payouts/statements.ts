import { type GatewayStatement, type StatementInput, statementField } from '@etrend/contract'
import { paisa, rupees } from '@etrend/domain'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { payment } from '../../db/schema/payments'
import { gatewayStatement, payoutSettlement, statementRow } from '../../db/schema/payouts'
import { user } from '../../db/schema/people'
import { parsed } from '../../lib/parsed'
import { plainName, readSheet } from '../../sheets/sheet'
import { planStatement, type PlannedRow } from './plan-statement'
import { guessedStatement, headingsAt } from './statement-columns'

const AT_ONCE = 500

const storedMapping = z.array(statementField.nullable())

/** Reads a statement's file and plans its rows. Throws Refusal for a file that is no table. */
export async function readStatement(db: Queries, input: StatementInput) {
  const sheet = await readSheet(input.file)
  const at = headingsAt(sheet)
  const headings = sheet[at] ?? []
  const remembered = input.mapping ? undefined : await rememberedMapping(db, headings)
  const mapping = input.mapping ?? remembered ?? guessedStatement(headings)
  const plan = await planStatement(sheet, at, mapping)
  return { sheet, at, headings, mapping, is_remembered: remembered !== undefined, plan }
}

/** The mapping of the last statement with the same headings; undefined where there was none that this version reads. */
async function rememberedMapping(db: Queries, headings: string[]) {
  const last = await first(
    db
      .select({ mapping: gatewayStatement.mapping })
      .from(gatewayStatement)
      .where(eq(gatewayStatement.headings, headingsKey(headings)))
      .orderBy(desc(gatewayStatement.id))
      .limit(1),
  )
  return storedMapping.safeParse(parsed(last?.mapping ?? '')).data
}

export function headingsKey(headings: string[]) {
  return JSON.stringify(headings.map(plainName))
}

/** The rows that no earlier statement has. */
export async function newRows(db: Queries, gateway: StatementInput['gateway'], rows: PlannedRow[]) {
  const known = new Set<string>()
  for (const part of parts(rows)) {
    const keys = part.map(({ row_key }) => row_key)
    const found = await db
      .select({ row_key: statementRow.row_key })
      .from(statementRow)
      .where(and(eq(statementRow.gateway, gateway), inArray(statementRow.row_key, keys)))
    for (const { row_key } of found) known.add(row_key)
  }
  return rows.filter(({ row_key }) => !known.has(row_key))
}

/** Adds a statement with its rows, and finds their payments. */
export async function addStatement(
  tx: Queries,
  values: Omit<typeof gatewayStatement.$inferInsert, 'rows' | 'first_day' | 'last_day' | SumName>,
  rows: PlannedRow[],
) {
  const days = rows.map(({ day }) => day).toSorted()
  const { net: _net, ...sums } = sumsOf(rows)
  const first_day = days[0] ?? ''
  const last_day = days.at(-1) ?? ''
  const all = { ...values, ...sums, rows: rows.length, first_day, last_day }
  const { id } = await one(tx.insert(gatewayStatement).values(all).returning())
  for (const part of parts(rows)) {
    await tx.insert(statementRow).values(
      part.map(({ amount, fee, ...row }) => ({
        ...row,
        amount: rupees(amount),
        fee: rupees(fee),
        statement: id,
        gateway: values.gateway,
      })),
    )
  }
  for (const ours of [payment.reference, payment.gateway_reference, payment.transaction_id]) {
    for (const theirs of [statementRow.reference, statementRow.other_reference]) {
      await tx.run(sql`UPDATE statement_row SET payment = (
          SELECT max(payment.id) FROM payment
          WHERE ${ours} = ${theirs} AND payment.method = statement_row.gateway)
        WHERE statement = ${id} AND payment IS NULL`)
    }
  }
  return id
}

type SumName = 'paid' | 'refunded' | 'fees'

/** The sums of rows, in rupees. */
export function sumsOf(rows: PlannedRow[]) {
  const total = (kind: PlannedRow['kind']) =>
    rows.reduce((sum, row) => (row.kind === kind ? sum + row.amount : sum), 0)
  const [paid, refunded] = [total('paid'), total('refund')]
  const fees = rows.reduce((sum, { fee }) => sum + fee, 0)
  return {
    paid: rupees(paid),
    refunded: rupees(refunded),
    fees: rupees(fees),
    net: rupees(paid - refunded - fees),
  }
}

/** Statements as staff see them. */
export function statementRows(db: Queries) {
  return db
    .select({ statement: gatewayStatement, staff: user.username })
    .from(gatewayStatement)
    .leftJoin(user, eq(user.id, gatewayStatement.staff))
    .orderBy(desc(gatewayStatement.id))
    .$dynamic()
}

export function asStatement({
  statement: { headings: _headings, mapping: _mapping, ...row },
  staff,
}: Awaited<ReturnType<typeof statementRows>>[number]): GatewayStatement {
  const net = rupees(paisa(row.paid) - paisa(row.refunded) - paisa(row.fees))
  return { ...row, net, staff }
}

/** Deletes a statement with its rows and what was settled about them. */
export async function deleteStatement(tx: Queries, id: number) {
  const difference = sql`'row-' || ${statementRow.id}`
  const ids = tx.select({ difference }).from(statementRow).where(eq(statementRow.statement, id))
  await tx.delete(payoutSettlement).where(inArray(payoutSettlement.difference, ids))
  await tx.delete(statementRow).where(eq(statementRow.statement, id))
  await tx.delete(gatewayStatement).where(eq(gatewayStatement.id, id))
}

function parts<Row>(rows: Row[]) {
  const many = Math.ceil(rows.length / AT_ONCE)
  return Array.from({ length: many }, (_, part) => rows.slice(part * AT_ONCE, (part + 1) * AT_ONCE))
}
