import { contract, placedOrder, type OrderInput } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { keepAddress } from '../addresses/address-rows'
import { checkedDelivery } from '../addresses/delivery-details'
import { cashRefused, isCashBlocked, notCash } from '../rows/cash-blocks'
import type { OrderParts } from '../rows/parts'
import { orderRows, type PlacingFacts } from '../rows/placing-rows'
import { answerChangedCart } from './changed-cart'
import { answerOnce, keyedCall, type KeyedCall } from './idempotency'
import { phoneCodeHandlers } from './phone-codes'
import { placeAndMail } from './place'

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

  /** Places the order, once for all repeats of the call. */
  function placed(tx: Queries, call: KeyedCall, input: OrderInput, { user, request }: Buyer) {
    const now = clock()
    const checkCash = (facts: PlacingFacts) => {
      if (input.payment_method !== 'cod') return
      if (facts.needsCodes) proof.require(request, { ...input, user })
      if (facts.isCashBlocked) throw cashRefused(others, facts.settings.phone)
    }
    return answerOnce(tx, call, { schema: placedOrder, now }, async () => {
      const { keep_address, expected_total, ...asked } = input
      const { answer } = await placeAndMail(
        tx,
        { ...asked, user, sale: { source: 'shop', expected_total } },
        { ...parts, tokenOf: access.tokenOf, now },
        checkCash,
      )
      if (keep_address && user !== null) await keepAddress(tx, user, input)
      return answer
    })
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
