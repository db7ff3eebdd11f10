import { formatPrice } from '@etrend/domain'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { esewaSignature, isSigned } from '../esewa-signature'
import { simulated } from '../gateways'
import { choicePage, PAGE_POLICY, problemPage } from './pages'
import type { PlayMoney } from './play-money'

const form = z.object({
  total_amount: z.string(),
  transaction_uuid: z.string(),
  product_code: z.string(),
  success_url: z.url(),
  failure_url: z.url(),
  signed_field_names: z.string(),
  signature: z.string(),
})
const ways = form.pick({ success_url: true, failure_url: true })
const chosen = z.object({ id: z.string(), choice: z.enum(['pay', 'fail', 'wrong', 'late']) })
const question = z.object({ transaction_uuid: z.string(), total_amount: z.coerce.number() })
const config = { access: 'public' as const }
const TYPE = 'text/html; charset=utf-8'

/** eSewa ePay v2 as its documentation describes it: a signed form in, a signed callback out, and a status call. */
export function simulateEsewa(app: FastifyInstance, money: PlayMoney, origin: string) {
  const { product_code, secret } = simulated
  const isOurs = (url: string) => new URL(url).origin === origin

  app.post('/simulator/esewa/form', { config }, async ({ body }, reply) => {
    reply.header('content-security-policy', PAGE_POLICY).type(TYPE)
    const read = form.safeParse(body)
    if (!read.success || !isSigned(secret, read.data) || !isOurs(read.data.success_url)) {
      return reply.status(400).send(problemPage('Invalid payload signature (ES104).'))
    }
    const { transaction_uuid: id, total_amount } = read.data
    await money.open(id, Number(total_amount), read.data)
    const action = '/simulator/esewa/choose'
    const amount = formatPrice(Number(total_amount))
    return reply.send(choicePage({ gateway: 'eSewa', amount, what: `Payment ${id}`, action, id }))
  })

  app.post('/simulator/esewa/choose', { config }, async ({ body }, reply) => {
    const { id, choice } = chosen.parse(body)
    const row = await money.choose(id, choice)
    if (!row) return reply.callNotFound()
    const { success_url, failure_url } = ways.parse(JSON.parse(row.bill))
    if (choice === 'fail' || choice === 'late') return reply.redirect(failure_url, 303)
    const answer = {
      transaction_code: row.transaction_id,
      status: 'COMPLETE',
      // With a decimal, as the real eSewa answers.
      total_amount: row.paid_amount.toFixed(1),
      transaction_uuid: id,
      product_code,
      signed_field_names:
        'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names',
    }
    const signed = { ...answer, signature: esewaSignature(secret, answer) }
    const data = Buffer.from(JSON.stringify(signed)).toString('base64')
    return reply.redirect(`${success_url}?data=${encodeURIComponent(data)}`, 303)
  })

  app.get('/simulator/esewa/status/', { config }, async ({ query }) => {
    const { transaction_uuid, total_amount } = question.parse(query)
    const row = await money.find(transaction_uuid)
    return {
      product_code,
      transaction_uuid,
      total_amount: row?.state === 'paid' ? row.paid_amount : (row?.amount ?? total_amount),
      status: row ? statusOf[row.state] : 'NOT_FOUND',
      ref_id: row?.state === 'paid' ? row.transaction_id : null,
    }
  })
}

const statusOf = { open: 'PENDING', paid: 'COMPLETE', failed: 'CANCELED' }
