import { contract, differenceKind, type StatementCheck } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { gatewayStatement, payoutSettlement } from '../../db/schema/payouts'
import { found } from '../../http/errors'
import { pageOf, positionOf, withTotal } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { authorOf, record } from '../../records/audit'
import { countDifferences, differenceOf, readDifferences } from './differences'
import type { StatementPlan } from './plan-statement'
import {
  addStatement,
  asStatement,
  deleteStatement,
  headingsKey,
  newRows,
  readStatement,
  statementRows,
  sumsOf,
} from './statements'

const SHOWN_ERRORS = 200
const SHOWN_ROWS = 5
/** After how many days a payment that no statement has is missing. */
const MISSING_AFTER = 3

/** What gateways paid out: their statements as files, and the differences to the shop's payments. */
export function payoutRoutes(db: Database, clock: () => Date) {
  const today = () => kathmanduTime(clock()).slice(0, 10)

  return initServer().router(contract.payouts, {
    async check({ body }) {
      const { sheet, at, plan, ...read } = await readStatement(db.read, body)
      const rows = await newRows(db.read, body.gateway, plan.rows)
      const answer: StatementCheck = {
        headings: read.headings,
        mapping: read.mapping,
        is_remembered: read.is_remembered,
        samples: sheet.slice(at + 1, at + 1 + SHOWN_ROWS),
        rows: rows.length,
        ...sumsOf(rows),
        known: plan.rows.length - rows.length,
        left_out: plan.left_out,
        wrong: plan.errors.length,
        errors: plan.errors.slice(0, SHOWN_ERRORS),
      }
      return { status: 200, body: answer }
    },

    async add({ body, request }) {
      const { gateway, file } = body
      const { headings, mapping, plan } = await readStatement(db.read, body)
      refuseWrong(plan)
      const by = authorOf(request, clock)
      const file_name = file instanceof File ? file.name.slice(0, 200) : 'statement.csv'
      const id = await db.transaction(async (tx) => {
        const rows = await newRows(tx, gateway, plan.rows)
        if (rows.length === 0) {
          throw new Refusal(409, 'All rows of this file are here already. Nothing was added.')
        }
        const stored = { headings: headingsKey(headings), mapping: JSON.stringify(mapping) }
        const values = { gateway, file_name, ...stored, staff: by.staff, created_at: by.at }
        const row_id = await addStatement(tx, values, rows)
        const after = { gateway, rows: rows.length, ...sumsOf(rows) }
        await record(tx, by, { action: 'add', noun: 'payouts', row_id, label: file_name, after })
        return row_id
      })
      const row = await first(statementRows(db.read).where(eq(gatewayStatement.id, id)))
      return { status: 201, body: asStatement(found(row, 'statement')) }
    },

    async list({ query, reply }) {
      const { rows, total } = await pageOf(db.read, statementRows(db.read), positionOf(query))
      return { status: 200, body: withTotal(reply, { rows: rows.map(asStatement), total }) }
    },

    async remove({ params: { id }, request }) {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const row = await first(statementRows(tx).where(eq(gatewayStatement.id, id)))
        const before = asStatement(found(row, 'statement'))
        await deleteStatement(tx, id)
        const { file_name: label, gateway, rows, net } = before
        const gone = { gateway, rows, net }
        await record(tx, by, { action: 'delete', noun: 'payouts', row_id: id, label, before: gone })
      })
      return { status: 204, body: undefined }
    },

    async differences({ query: { kind, state = 'open', days = MISSING_AFTER, ...query }, reply }) {
      const about = { kind, state, today: today(), days }
      const kinds = kind ? [kind] : differenceKind.options
      const page = await db.snapshot(async (queries) => {
        const numberOf = await countDifferences(queries, about)
        const total = kinds.reduce((sum, of) => sum + numberOf(of, state), 0)
        return { rows: await readDifferences(queries, about, positionOf(query)), total }
      })
      return { status: 200, body: withTotal(reply, page) }
    },

    async differenceCounts({ query: { days = MISSING_AFTER } }) {
      const numberOf = await countDifferences(db.read, { today: today(), days })
      const counts = {
        unknown: numberOf('unknown', 'open'),
        not_paid: numberOf('not_paid', 'open'),
        amount: numberOf('amount', 'open'),
        twice: numberOf('twice', 'open'),
        refunded: numberOf('refunded', 'open'),
        missing: numberOf('missing', 'open'),
      }
      const matched = numberOf(null, 'open') + numberOf(null, 'settled')
      return { status: 200, body: { counts, matched } }
    },

    async settle({ params: { id }, body: { reason }, request }) {
      const by = authorOf(request, clock)
      const body = await db.transaction(async (tx) => {
        const { reference, settled } = found(await differenceOf(tx, id, today()), 'difference')
        if (settled) throw new Refusal(409, 'This difference is settled already.')
        const values = { difference: id, reason, staff: by.staff, created_at: by.at }
        await tx.insert(payoutSettlement).values(values)
        await record(tx, by, {
          action: 'settle',
          noun: 'payouts',
          label: reference,
          after: { reason },
        })
        return found(await differenceOf(tx, id, today()), 'difference')
      })
      return { status: 200, body }
    },

    async reopen({ params: { id }, request }) {
      const by = authorOf(request, clock)
      const body = await db.transaction(async (tx) => {
        const { reference, settled } = found(await differenceOf(tx, id, today()), 'difference')
        if (!settled) throw new Refusal(409, 'This difference is open already.')
        await tx.delete(payoutSettlement).where(eq(payoutSettlement.difference, id))
        const before = { reason: settled.reason }
        await record(tx, by, { action: 'reopen', noun: 'payouts', label: reference, before })
        return found(await differenceOf(tx, id, today()), 'difference')
      })
      return { status: 200, body }
    },
  })
}

function refuseWrong({ rows, errors }: StatementPlan) {
  const [error] = errors
  if (!error) {
    if (rows.length > 0) return
    throw new Refusal(409, 'There are no payments in this file.')
  }
  const others = errors.length > 1 ? ` ${errors.length - 1} more are wrong.` : ''
  throw new Refusal(
    409,
    `Nothing was added. Row ${error.row}, ${error.column}: ${error.message}${others}`,
  )
}
