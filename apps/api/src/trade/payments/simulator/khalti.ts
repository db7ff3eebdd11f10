import { randomUUID } from 'node:crypto'
import { formatPrice } from '@etrend/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { Refusal } from '../../../lib/refusal'
import { simulated } from '../gateways'
import { choicePage, PAGE_POLICY } from './pages'
import type { PlayMoney } from './play-money'

const bill = z.object({
  return_url: z.url(),
  website_url: z.url(),
  amount: z.int().min(1000),
  purchase_order_id: z.string().min(1),
  purchase_order_name: z.string().min(1),
})
const chosen = z.object({ id: z.string(), choice: z.enum(['pay', 'fail', 'wrong', 'late']) })
const named = z.object({ pidx: z.string() })
const part = z.object({ amount: z.int().positive().optional() })
const config = { access: 'public' as const }

/** Khalti KPG-2 as its documentation describes it: initiate, the payment page, lookup and refund. */
export function simulateKhalti(app: FastifyInstance, money: PlayMoney, origin: string) {
  app.post('/simulator/khalti/v2/epayment/initiate/', { config }, async (request) => {
    requireKey(request)
    const read = bill.parse(request.body)
    const pidx = randomUUID().replaceAll('-', '').slice(0, 22)
    await money.open(pidx, read.amount, read)
    const payment_url = `${origin}/simulator/khalti/pay/?pidx=${pidx}`
    return { pidx, payment_url, expires_at: new Date().toISOString(), expires_in: 1800 }
  })

  app.get('/simulator/khalti/pay/', { config }, async ({ query }, reply) => {
    const { pidx: id } = named.parse(query)
    const known = await money.find(id)
    if (!known) return reply.callNotFound()
    const asked = bill.parse(JSON.parse(known.bill))
    reply.header('content-security-policy', PAGE_POLICY).type('text/html; charset=utf-8')
    const amount = formatPrice(asked.amount / 100)
    const action = '/simulator/khalti/choose'
    const what = asked.purchase_order_name
    return reply.send(choicePage({ gateway: 'Khalti', amount, what, action, id }))
  })

  app.post('/simulator/khalti/choose', { config }, async ({ body }, reply) => {
    const { id, choice } = chosen.parse(body)
    const row = await money.choose(id, choice)
    if (!row) return reply.callNotFound()
    const asked = bill.parse(JSON.parse(row.bill))
    const query = new URLSearchParams({
      pidx: id,
      status: choice === 'fail' ? 'User canceled' : choice === 'late' ? 'Pending' : 'Completed',
      transaction_id: row.transaction_id,
      amount: String(row.paid_amount),
      total_amount: String(row.paid_amount),
      purchase_order_id: asked.purchase_order_id,
      purchase_order_name: asked.purchase_order_name,
    })
    return reply.redirect(`${asked.return_url}?${query.toString()}`, 303)
  })

  app.post('/simulator/khalti/v2/epayment/lookup/', { config }, async (request, reply) => {
    requireKey(request)
    const { pidx } = named.parse(request.body)
    const row = await money.find(pidx)
    if (!row) return reply.status(404).send({ detail: 'Not found.' })
    const paidBack = paidBackOf(row)
    // The real Khalti also answers 400 about a payment that failed.
    if (row.state === 'failed') reply.status(400)
    return {
      pidx,
      total_amount: row.state === 'paid' ? row.paid_amount : row.amount,
      status: paidBack ?? statusOf[row.state],
      transaction_id: row.state === 'paid' ? row.transaction_id : null,
      fee: 0,
      refunded: paidBack === 'Refunded',
    }
  })

  app.post(
    '/simulator/khalti/merchant-transaction/:id/refund/',
    { config },
    async (request, reply) => {
      requireKey(request)
      const { id } = z.object({ id: z.string() }).parse(request.params)
      const { amount } = part.parse(request.body)
      if (!(await money.refund(id, amount))) {
        const detail = 'Refund amount exceeds the transaction.'
        return reply.status(400).send({ detail, error_key: 'validation_error' })
      }
      return { detail: 'Transaction refund successful.' }
    },
  )
}

const statusOf = { open: 'Pending', paid: 'Completed', failed: 'User canceled' }

function paidBackOf({ refunded, paid_amount }: { refunded: number; paid_amount: number }) {
  if (refunded === 0) return undefined
  return refunded < paid_amount ? 'Partially refunded' : 'Refunded'
}

function requireKey({ headers }: FastifyRequest) {
  if (headers.authorization !== `Key ${simulated.secret_key}`) {
    throw new Refusal(401, 'Invalid token.')
  }
}
