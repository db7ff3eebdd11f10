import { contract } from '@etrend/contract'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { order } from '../db/schema-orders'
import { found } from '../http/errors'
import type { Payments } from './payments'

type CookieReply = {
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown
}

/** The way back from a gateway. `remember` lets the browser see the order that it paid. */
export function paymentRoutes(
  db: Database,
  payments: Payments,
  remember: (request: FastifyRequest, reply: CookieReply, number: string) => void,
) {
  return initServer().router(contract.payments, {
    cameBack: async ({ params, request, reply }) => {
      const came = await payments.cameBack(params.reference, request.url.slice(0, 8000))
      const { order: paidFor, isForged } = found(came, 'payment')
      const [row] = await db.read.select().from(order).where(eq(order.id, paidFor))
      const { number } = found(row, 'order')
      // The customer's own browser holds the order's key already; a forger gets none.
      if (!isForged) remember(request, reply, number)
      reply.header('location', `/order/${number}`)
      return { status: 303, body: undefined }
    },
  })
}
