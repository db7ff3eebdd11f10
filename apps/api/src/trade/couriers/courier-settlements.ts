import { contract } from '@etrend/contract'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { initServer } from '@ts-rest/fastify'
import { and, gt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { order } from '../../db/schema/orders'
import { pageOf, positionOf, withTotal } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { authorOf } from '../../records/audit'
import { readSheet } from '../../sheets/sheet'
import { courierMonths } from '../rows/courier-months'
import { asSettlement, settlementRow, settlementRows, settlementsOf } from '../rows/settlement-rows'
import { cashOrders, heldCash, heldOrders, returnedParcels } from './held-cash'
import { settle, takeBack } from './settle'
import { readStatement } from './statement'

/** How many days ago a courier may have paid. */
const MOST_DAYS = 366

/** Cash of delivered orders: what couriers hold, and what they paid in. */
export function courierSettlementRoutes(db: Database, clock: () => Date) {
  const today = () => kathmanduTime(clock()).slice(0, 10)

  return initServer().router(contract.courierSettlements, {
    held: async () => ({ status: 200, body: await heldCash(db.read) }),

    heldOrders: async ({ params: { courier } }) => ({
      status: 200,
      body: await db.snapshot((queries) => heldOrders(queries, courier || null)),
    }),

    async statement({ params: { courier }, body: { file, mapping } }) {
      const sheet = await readSheet(file)
      const body = await db.snapshot((queries) =>
        readStatement(queries, courier || null, sheet, mapping),
      )
      return { status: 200, body }
    },

    months: async ({ query: { months } }) => ({
      status: 200,
      body: await db.snapshot((queries) => courierMonths(queries, today(), months)),
    }),

    list: async ({ query, reply }) => {
      const select = settlementRows(db.read).where(settlementsOf(query))
      const { rows, total } = await pageOf(db.read, select, positionOf(query))
      return { status: 200, body: withTotal(reply, { rows: rows.map(asSettlement), total }) }
    },

    get: async ({ params: { id } }) => {
      const settled = await settlementRow(db.read, id)
      const order_list = await cashOrders(db.read, and(gt(order.collected, 0), isIn(id)))
      const returned_list = await returnedParcels(db.read, and(gt(order.return_fee, 0), isIn(id)))
      return { status: 200, body: { ...settled, order_list, returned_list } }
    },

    async add({ body, request }) {
      refuseOtherDay(body.day, today())
      const by = authorOf(request, clock)
      const id = await db.transaction((tx) => settle(tx, body, by))
      return { status: 201, body: await settlementRow(db.read, id) }
    },

    async takeBack({ params: { id }, body: { reason }, request }) {
      const by = authorOf(request, clock)
      await db.transaction((tx) => takeBack(tx, id, reason, by, today()))
      return { status: 200, body: await settlementRow(db.read, id) }
    },
  })
}

/** The orders that were a part of a settlement, also of one that was taken back. */
function isIn(id: number): SQL {
  return sql`${order.id} IN (SELECT s."order" FROM settled_order s WHERE s.settlement = ${id})`
}

function refuseOtherDay(day: string, today: string) {
  const days = (Date.parse(today) - Date.parse(day)) / 86_400_000
  if (days >= 0 && days <= MOST_DAYS) return
  const message = days < 0 ? `${day} is not here yet.` : `${day} is more than a year ago.`
  throw new Refusal(400, message, { day: message })
}
