import { contract, placedOrder, type OrderInput, type PlacedOrder } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { keepAddress } from '../addresses/address-rows'
import { checkedDelivery } from '../addresses/delivery-details'
import { isCashBlocked, notCash, refuseBlockedCash } from '../rows/cash-blocks'
import { queueOrderMail } from '../rows/order-mails'
import type { OrderParts } from '../rows/parts'
import { orderRows } from '../rows/placing-rows'
import { answerChangedCart } from './changed-cart'
import { earlierAnswer, keepAnswer, keyedCall, type KeyedCall } from './idempotency'
import { addressKey } from './order-limits'
import { phoneCodeHandlers } from './phone-codes'
import { placeOrder } from './place'

type Buyer = { user: number | null; request: Pick<FastifyRequest, 'headers'> }

/** Lists the payment methods, and places orders. */
export function checkoutRoutes(parts: OrderParts) {
  const { db, clock, access, outbox, payments, guesses, proof } = parts
  const others = notCash(payments.methods)

  /** The payment methods for an account; without cash where staff have blocked it, unless there is no other way. */
  async function methodsFor(user: number | undefined) {
    const { methods } = payments
    if (user === undefined || others.length === 0) return methods
    const isBlocked = await isCashBlocked(db.read, { user, phone: '', address_key: null })
    return isBlocked ? methods.filter(({ method }) => method !== 'cod') : methods
  }

  /** Places the order and returns the answer; for a repeated call, the answer that was stored the first time. */
  async function placed(tx: Queries, call: KeyedCall, input: OrderInput, { user, request }: Buyer) {
    const earlier = await earlierAnswer(tx, call)
    if (earlier) return placedOrder.parse(JSON.parse(earlier))
    const now = clock()
    if (input.payment_method === 'cod') {
      await proof.require(tx, request, { ...input, user })
      await refuseBlockedCash(tx, { ...input, user, address_key: addressKey(input) }, others)
    }
    const { keep_address, ...asked } = input
    const { id, number, totals, payment_method, payment_state, mailed } = await placeOrder(
      tx,
      { ...asked, user, staff: null, source: 'shop' },
      now,
    )
    const { total } = totals
    const token = access.tokenOf(number)
    const state = 'placed' as const
    const answer: PlacedOrder = { number, token, state, payment_method, payment_state, total }
    const mail = { kind: 'order_placed' as const, order: mailed }
    const mailParts = { ...parts, tokenOf: access.tokenOf, now }
    await queueOrderMail(tx, { ...input, id, number }, mail, mailParts)
    if (keep_address && user !== null) await keepAddress(tx, user, input)
    await keepAnswer(tx, call, JSON.stringify(answer), now)
    return answer
  }

  return initServer().router(contract.checkout, {
    ...phoneCodeHandlers(parts),

    options: async ({ request }) => {
      const visitor = await access.known(request)
      const { hold_minutes, return_days } = found(await orderRows(db.read).settings.get(), 'shop')
      return {
        status: 200,
        body: { payment_methods: await methodsFor(visitor?.id), hold_minutes, return_days },
      }
    },

    place: async ({ body, headers, request, reply }) => {
      const input = checkedDelivery(body)
      payments.requireMethod(body.payment_method)
      await guesses.check(request, body.promo_code)
      const visitor = await access.visitor(request)
      // A guest is known by their phone: two guests may send the same key.
      const who = visitor ? `user ${visitor.id}` : `guest ${input.phone}`
      const { path: route } = contract.checkout.place
      const call = keyedCall({ who, route }, String(headers['idempotency-key']), input)
      return answerChangedCart(async () => {
        const buyer = { user: visitor?.id ?? null, request }
        const answer = await db.transaction((tx) => placed(tx, call, input, buyer))
        outbox.wake()
        access.remember(request, reply, answer.number)
        return { status: 201, body: answer }
      })
    },
  })
}
