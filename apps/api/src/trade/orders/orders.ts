import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { visitorOf } from '../../http/access'
import { withoutLinks } from '../../mail/without-links'
import { cashRefused, notCash } from '../rows/cash-blocks'
import { myOrders } from '../rows/customer-orders'
import { queueOrderMail } from '../rows/order-mails'
import type { OrderParts } from '../rows/parts'
import { placingFacts } from '../rows/placing-rows'
import { orderClaims } from './claims'
import { orderLookUp } from './look-up'
import { moveOrder } from './move'
import { orderDetail } from './order-detail'
import { addReturnPicture } from './return-picture'
import { requestReturn } from './return-requests'
import { switchToCash } from './switch-to-cash'

const CLAIM_SENT =
  'If there are guest orders with your email address, a link that adds them is on its way to it.'

/** The routes with which customers and guests see, pay, cancel and return their orders. */
export function orderRoutes(parts: OrderParts) {
  const { db, clock, access, outbox, payments } = parts
  const lookUp = orderLookUp(db, clock)
  const claims = orderClaims(parts)

  return initServer().router(contract.orders, {
    mine: async ({ request, query }) => ({
      status: 200,
      body: await myOrders(db.read, visitorOf(request).id, query.page ?? 1),
    }),

    page: async ({ request, params, reply }) => {
      const seen = await access.open(request, params.number)
      if (seen.token && request.headers['x-order-token']) {
        access.remember(request, reply, params.number, seen.token)
      }
      return {
        status: 200,
        body: await db.snapshot((queries) => orderDetail(queries, seen, clock())),
      }
    },

    lookUp: async ({ body, request, reply }) => {
      const { number, delivered_at } = await lookUp(body, request)
      const token = access.tokenOf(number, delivered_at)
      access.remember(request, reply, number, token)
      return { status: 200, body: { number, token } }
    },

    cancel: async ({ request, params, body }) => {
      const { order, visitor } = await access.open(request, params.number)
      const now = clock()
      const page = await db.transaction(async (tx) => {
        const move = { by: 'customer' as const, now, reason: body.reason }
        const moved = await moveOrder(tx, order, 'cancelled', move)
        const values = { reason: withoutLinks(body.reason) }
        await queueOrderMail(
          tx,
          order,
          { kind: 'order_cancelled', values },
          { ...parts, tokenOf: access.tokenOf, now },
        )
        return await orderDetail(tx, { order: moved, visitor }, now)
      })
      outbox.wake()
      return { status: 200, body: page }
    },

    pay: async ({ request, reply, params, body }) => {
      const { order } = await access.open(request, params.number)
      access.remember(request, reply, order.number)
      return { status: 201, body: await payments.start(order, body.method) }
    },

    payCash: async ({ request, params }) => {
      payments.requireMethod('cod')
      const { order, visitor } = await access.open(request, params.number)
      // The money may have come in while the page was open.
      await payments.check(order.id)
      const now = clock()
      const page = await db.transaction(async (tx) => {
        const facts = await placingFacts(tx, order)
        if (facts.isCashBlocked) throw cashRefused(notCash(payments.methods), facts.settings.phone)
        if (facts.needsCodes) parts.proof.require(request, order)
        const mailParts = { ...parts, tokenOf: access.tokenOf, now }
        const switched = await switchToCash(tx, order, null, mailParts)
        return await orderDetail(tx, { order: switched, visitor }, now)
      })
      outbox.wake()
      return { status: 200, body: page }
    },

    requestReturn: async ({ request, params, body }) => {
      const { order } = await access.open(request, params.number)
      const made = await db.transaction((tx) => requestReturn(tx, order, body, clock()))
      return { status: 201, body: made }
    },

    addReturnPicture: addReturnPicture(parts),

    claim: async ({ request }) => {
      claims.request(visitorOf(request).id)
      return { status: 202, body: { message: CLAIM_SENT } }
    },

    redeemClaim: async ({ request, body }) => ({
      status: 200,
      body: { claimed: await claims.redeem(body.token, visitorOf(request).id) },
    }),
  })
}
