import { contract } from '@etrend/contract'
import type { CookieSerializeOptions } from '@fastify/cookie'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { order } from '../../db/schema/orders'
import { found } from '../../http/errors'
import type { Payments } from './payments'

type CookieReply = {
  setCookie: (name: string, value: string, options: CookieSerializeOptions) => unknown
}

/** The route to which a gateway sends the browser back. `remember` lets the browser open the order that it paid for. */
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
      // The customer's own browser has the order's token already. The sender of a forged callback gets none.
      if (!isForged) remember(request, reply, number)
      reply.header('location', `/order/${number}`)
      return { status: 303, body: undefined }
    },
  })
}
