import { contract, movePermissions } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../db/client'
import { requirePermission } from '../../http/access'
import { withTotal } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { authorOf, record, type Author } from '../../records/audit'
import { NotEnoughStock } from '../../stock/ledger'
import { checkedDelivery } from '../addresses/delivery-details'
import { answerChangedCart } from '../orders/changed-cart'
import { switchToCash } from '../orders/switch-to-cash'
import { requireProofAbove } from '../refunds/large-refund'
import { refundByStaff } from '../refunds/refund-input'
import { orderRow, type OrderRow } from '../rows/order-row'
import { addEvent } from '../rows/order-timeline'
import type { OrderParts } from '../rows/parts'
import { noteCall } from './calls'
import { editOrder, previewEdit } from './edit'
import { moveForStaff } from './moves'
import { orderCounts, orderList } from './order-list'
import { staffOrder } from './order-view'
import { placeByPhone } from './phone-orders'
import { setReturnFee } from './return-fee'

/** The routes with which staff work on orders. Changes are in the audit log; notes and calls are on the timeline. */
export function staffOrderRoutes(parts: OrderParts) {
  const { db, clock, origin, access, outbox, payments } = parts
  const mailParts = () => ({ origin, tokenOf: access.tokenOf, now: clock() })

  /** Runs `work` on an order in a transaction, and answers with the changed order. */
  async function change(
    { params, request }: { params: { number: string }; request: Call },
    work: (tx: Queries, row: OrderRow, by: Author) => Promise<void>,
  ) {
    const by = authorOf(request, clock)
    const body = await db.transaction(async (tx) => {
      await work(tx, await orderRow(tx, params.number), by)
      return staffOrder(tx, params.number)
    })
    outbox.wake()
    return { status: 200 as const, body }
  }

  return initServer().router(contract.staffOrders, {
    list: async ({ query, reply }) => ({
      status: 200,
      body: withTotal(reply, await orderList(db.read, query, clock())),
    }),

    counts: async () => ({ status: 200, body: await orderCounts(db.read) }),

    place: async ({ body, headers, request }) => {
      const call = { key: String(headers['idempotency-key']), by: authorOf(request, clock) }
      const input = checkedDelivery(body)
      payments.requireMethod(input.payment_method)
      return answerChangedCart(async () => {
        const answer = await db.transaction((tx) => placeByPhone(tx, input, call, mailParts()))
        outbox.wake()
        return { status: 201, body: answer }
      })
    },

    moveMany: async ({ body, request }) => {
      requirePermission(request, movePermissions[body.state])
      const by = authorOf(request, clock)
      const moved: string[] = []
      const refused: { number: string; message: string }[] = []
      for (const number of body.numbers) {
        try {
          await db.transaction(async (tx) => {
            const row = await orderRow(tx, number)
            await moveForStaff(tx, row, { to: body.state }, by, mailParts())
          })
          moved.push(number)
        } catch (error) {
          refused.push({ number, message: reasonOf(error) })
        }
      }
      outbox.wake()
      return { status: 200, body: { moved, refused } }
    },

    get: async ({ params }) => ({ status: 200, body: await staffOrder(db.read, params.number) }),

    move: async (call) => {
      const { state: to, ...told } = call.body
      requirePermission(call.request, movePermissions[to])
      return await change(call, (tx, row, by) =>
        moveForStaff(tx, row, { to, ...told }, by, mailParts()),
      )
    },

    setReturnFee: (call) => change(call, (tx, row, by) => setReturnFee(tx, row, call.body, by)),

    note: (call) =>
      change(call, async (tx, row, { staff, at: created_at }) => {
        await addEvent(tx, { order: row.id, kind: 'note', staff, created_at, ...call.body })
      }),

    call: (call) => change(call, (tx, row, by) => noteCall(tx, row, call.body, by, mailParts())),

    previewEdit: async ({ params, body }) => {
      const row = await orderRow(db.read, params.number)
      const { preview } = await previewEdit(db.read, row, checkedDelivery(body), clock())
      return { status: 200, body: preview }
    },

    edit: async (call) => {
      const edit = checkedDelivery(call.body)
      return answerChangedCart(() =>
        change(call, (tx, row, by) => editOrder(tx, row, edit, by, mailParts())),
      )
    },

    refund: (call) =>
      change(call, async (tx, row, by) => {
        const refund = { order: row.id, amount: call.body.amount }
        await requireProofAbove(tx, call.request, refund, clock())
        await refundByStaff(tx, row, call.body, by, mailParts())
      }),

    checkPayments: async ({ params }) => {
      const { id } = await orderRow(db.read, params.number)
      await payments.check(id)
      return { status: 200, body: await staffOrder(db.read, params.number) }
    },

    switchToCash: async (call) => {
      payments.requireMethod('cod')
      const { id } = await orderRow(db.read, call.params.number)
      await payments.check(id)
      return change(call, async (tx, row, by) => {
        await switchToCash(tx, row, by.staff, mailParts())
        const action = { action: 'cash', noun: 'orders', row_id: row.id, label: row.number }
        const before = { payment_method: row.payment_method }
        await record(tx, by, { ...action, before, after: { payment_method: 'cod' } })
      })
    },

    settleReview: (call) =>
      change(call, async (tx, row, by) => {
        const { decision, text } = call.body
        await payments.decide(tx, row.id, decision, clock())
        const { staff, at: created_at } = by
        const event = { order: row.id, kind: 'payment' as const, staff, created_at }
        await addEvent(tx, { ...event, text: `Payment in review: ${decision}ed. ${text}` })
        const action = { action: decision, noun: 'orders', row_id: row.id, label: row.number }
        await record(tx, by, { ...action, after: { text } })
      }),

    packingSlip: async ({ params }) => ({
      status: 200,
      body: await parts.documents.packingSlip(params.number),
    }),

    invoice: async ({ params, request }) => ({
      status: 200,
      body: await parts.documents.invoice(params.number, authorOf(request, clock)),
    }),
  })
}

type Call = Pick<FastifyRequest, 'visitor' | 'id' | 'ip'>

function reasonOf(error: unknown) {
  if (error instanceof Refusal || error instanceof NotEnoughStock) return error.message
  throw error
}
