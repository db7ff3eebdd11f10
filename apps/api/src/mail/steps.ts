import type { MailKind } from '@etrend/contract'
import { arrivalInWords, formatPrice } from '@etrend/domain'
import type { MailedOrder } from './content'

type Shop = { phone: string; return_days: number }

/** What happens next with an order, as sentences. */
export function stepsOf(kind: MailKind, order: MailedOrder, shop: Shop) {
  return steps[kind]?.(order, shop) ?? []
}

const ON_ITS_WAY = 'We mail you when it is on its way.'

const steps: Partial<Record<MailKind, (order: MailedOrder, shop: Shop) => string[]>> = {
  order_placed: (order) => [
    order.payment_method === 'cod'
      ? `You pay ${formatPrice(order.total)} in cash when it comes. We call you before we send it.`
      : `It costs ${formatPrice(order.total)}, paid online.`,
    ...arrivalOf(order),
    ON_ITS_WAY,
  ],
  order_paid: (order) => [...arrivalOf(order), ON_ITS_WAY],
  order_cash: (order) => [...arrivalOf(order), ON_ITS_WAY],
  order_changed: (order) => [...cashOf(order), ...arrivalOf(order), ON_ITS_WAY],
  order_shipped: (order) => [
    ...cashOf(order),
    ...arrivalOf(order),
    'Please keep your phone at hand: the courier may call you.',
  ],
  order_delivered: (_order, { return_days }) =>
    return_days > 0 ? [`You can ask for a return within ${days(return_days)}.`] : [],
  order_cancelled: ({ to_pay_back }) =>
    to_pay_back > 0 ? ['We pay your money back, and mail you when it is sent.'] : [],
  return_approved: () => [
    'When the pieces are back and checked, we pay you back or send the exchange.',
  ],
  return_refused: (_order, { phone }) => [`Do you have a question? Call us: ${phone}.`],
}

function cashOf({ to_pay, payment_method }: MailedOrder) {
  const isDue = payment_method === 'cod' && to_pay > 0
  return isDue ? [`You pay ${formatPrice(to_pay)} in cash when it comes.`] : []
}

function arrivalOf({ promised_from: from, promised_to: to }: MailedOrder) {
  return to === null ? [] : [`It arrives ${arrivalInWords({ from, to })}.`]
}

function days(count: number) {
  return count === 1 ? '1 day' : `${count} days`
}
