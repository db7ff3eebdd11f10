import type { PaymentRow } from '../trade/payments/gateway'
import type { Ask } from '../trade/payments/gateway-call'

type Sent = { url: string; body?: unknown } & Omit<Parameters<Ask>[1], 'body'>

/** A gateway's answer to every call, and what it was asked. */
export function answering(body: unknown, status = 200) {
  const sent: Sent[] = []
  const ask: Ask = async (url, { body: text, ...rest }) => {
    const body = typeof text === 'string' ? { body: JSON.parse(text) as unknown } : {}
    sent.push({ url, ...rest, ...body })
    return { status, body: answer }
  }
  const answer = typeof body === 'string' ? body : JSON.stringify(body)
  return { sent, ask }
}

/** A payment of Rs. 906 that was opened. */
export const row: PaymentRow = {
  id: 1,
  order: 1,
  method: 'khalti',
  state: 'initiated',
  amount: 906,
  came: null,
  reference: 'our-reference',
  gateway_reference: 'P1',
  transaction_id: 'T/1',
  why: null,
  checks: 0,
  next_check_at: null,
  created_at: '2026-11-22T06:00:00.000Z',
  settled_at: null,
}
/** The order that it is for. */
export const bill = {
  reference: 'our-reference',
  number: 'ET-2026-000001',
  total: 906,
  shipping: 2,
  tax: 4,
  name: 'Sita Sharma',
  email: 'sita@example.com',
  phone: '+9779841234567',
  return_url: 'https://shop.example/back',
}
