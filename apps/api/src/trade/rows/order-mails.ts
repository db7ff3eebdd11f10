import { formatPrice } from '@etrend/domain'
import type { Queries } from '../../db/client'
import { mailBody } from '../../mail/mail-body'
import { queueMail } from '../../mail/outbox'
import { signatureOf } from '../../mail/signature'
import { withoutLinks } from '../../mail/without-links'
import { addEvent } from './order-timeline'

export type MailParts = {
  origin: string
  tokenOf: (number: string, delivered_at?: string | null) => string
  now: Date
}
type Addressee = {
  id: number
  number: string
  email: string | null
  name: string
  delivered_at?: string | null
}
type Text = { subject: string; paragraphs: string[] }

/** Queues a mail with a link to an order's page, and notes it on the timeline. Does nothing without an address. */
export async function queueOrderMail(
  tx: Queries,
  to: Addressee,
  { subject, paragraphs }: Text,
  { origin, tokenOf, now }: MailParts,
) {
  if (!to.email) return
  const url = `${origin}/order/${to.number}?token=${tokenOf(to.number, to.delivered_at)}`
  const link = { text: 'See your order', url }
  const greeting = `Namaste ${withoutLinks(to.name)}`.trim() + ','
  const body = mailBody({ greeting, paragraphs, link }, await signatureOf(tx))
  await queueMail(tx, { to: to.email, subject, ...body, order: to.id }, now)
  // The event doesn't contain the address: events are never changed, so it would outlive a deleted account.
  const text = `Mail sent: ${subject}`
  await addEvent(tx, { order: to.id, kind: 'mail', text, created_at: now.toISOString() })
}

type Bought = { title: string; color_name: string; size_name: string; quantity: number }

export function placedMail(
  number: string,
  lines: Bought[],
  { total, payment_method }: { total: number; payment_method: string },
): Text {
  const pay =
    payment_method === 'cod'
      ? `You pay ${formatPrice(total)} in cash when it comes. We call you before we send it.`
      : `It costs ${formatPrice(total)}, paid online.`
  return {
    subject: `Your order ${number}`,
    paragraphs: ['thank you for your order. You can see its status here at any time:', pay].concat(
      lines.map(bought),
    ),
  }
}

export function cancelledMail(number: string, reason: string): Text {
  const paragraphs = [`your order ${number} is cancelled. ${reason}`.trim()]
  return { subject: `Your order ${number} is cancelled`, paragraphs }
}

function bought({ title, color_name, size_name, quantity }: Bought) {
  return `${quantity} × ${title}, ${color_name}, size ${size_name}`
}

export function shippedMail(
  number: string,
  { courier, tracking_code }: { courier?: string; tracking_code?: string },
): Text {
  const by = courier ? ` with ${courier}` : ''
  const code = tracking_code ? ` Its tracking code is ${tracking_code}.` : ''
  const paragraphs = [`your order ${number} is on its way${by}.${code}`]
  return { subject: `Your order ${number} is on its way`, paragraphs }
}

export function deliveredMail(number: string): Text {
  const paragraphs = [
    `your order ${number} was delivered. We hope that it fits; if it doesn't, you can send it back from here:`,
  ]
  return { subject: `Your order ${number} was delivered`, paragraphs }
}

export function refundMail(number: string, amount: number, reference: string): Text {
  const paragraphs = [
    `${formatPrice(amount)} of your order ${number} were paid back. The reference is ${reference}.`,
  ]
  return { subject: `Money back for your order ${number}`, paragraphs }
}

export function returnMail(number: string, decision: 'approved' | 'refused', answer: string): Text {
  const paragraphs = [`your return for order ${number} was ${decision}. ${answer}`.trim()]
  return { subject: `Your return for order ${number}`, paragraphs }
}
