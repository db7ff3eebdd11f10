import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { writeDone, writesWaiting } from '../db/reporting'
import type { Signal } from '../lib/signal'
import { mailTried } from '../mail/outbox'
import { smsTried } from '../sms/outbox'

/** What orders and payments report. */
export type TradeSignals = {
  orderRefused: Listened<'stock' | 'price'>
  gatewayCalled: Listened<{ gateway: string; call: string; outcome: string; ms: number }>
}

type Listened<Event> = Pick<Signal<Event>, 'listen'>

/** Counts what the shop's code reports (lib/signal.ts), until the returned function is called. */
export function measureWork(
  registry: Registry,
  { orderRefused, gatewayCalled }: TradeSignals,
): () => void {
  const registers = [registry]
  const queue = new Gauge({
    name: 'etrend_write_queue_length',
    help: 'Transactions that wait for their turn to write.',
    registers,
  })
  const waited = new Histogram({
    name: 'etrend_write_wait_seconds',
    help: 'How long transactions waited for their turn to write.',
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const took = new Histogram({
    name: 'etrend_write_seconds',
    help: 'How long transactions took once they had their turn.',
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const refused = new Counter({
    name: 'etrend_orders_refused_total',
    help: 'Orders refused because a piece was out of stock, or because a price had changed.',
    labelNames: ['reason'],
    registers,
  })
  for (const reason of ['stock', 'price'] as const) refused.inc({ reason }, 0)
  const gateways = new Histogram({
    name: 'etrend_gateway_call_seconds',
    help: 'Calls of payment gateways, by what the gateway answered.',
    labelNames: ['gateway', 'call', 'outcome'],
    buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  const mails = new Histogram({
    name: 'etrend_mail_seconds',
    help: 'Attempts to hand a mail over to the mail server.',
    labelNames: ['outcome'],
    buckets: [0.05, 0.25, 1, 5, 20],
    registers,
  })
  for (const outcome of ['sent', 'failed'] as const) mails.zero({ outcome })

  const sms = new Histogram({
    name: 'etrend_sms_seconds',
    help: 'Attempts to hand an SMS over to its gateway.',
    labelNames: ['outcome'],
    buckets: [0.25, 1, 2.5, 5, 10],
    registers,
  })
  for (const outcome of ['sent', 'refused', 'unclear'] as const) sms.zero({ outcome })

  const ends = [
    writesWaiting.listen((waiting) => queue.set(waiting)),
    writeDone.listen(({ waitedMs, tookMs }) => {
      waited.observe(waitedMs / 1000)
      took.observe(tookMs / 1000)
    }),
    orderRefused.listen((reason) => refused.inc({ reason })),
    gatewayCalled.listen(({ ms, ...labels }) => gateways.observe(labels, ms / 1000)),
    mailTried.listen(({ ms, outcome }) => mails.observe({ outcome }, ms / 1000)),
    smsTried.listen(({ ms, outcome }) => sms.observe({ outcome }, ms / 1000)),
  ]
  return () => {
    for (const end of ends) end()
  }
}
