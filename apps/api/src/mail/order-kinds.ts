import { ofShop, type Kind } from './kind'

const ofOrder = { button: 'See your order', closing: '' }
const order = [...ofShop, 'name', 'number', 'total'] as const

/** The mails about orders, with their default texts. */
export const orderKinds = {
  order_placed: {
    ...ofOrder,
    title: 'Order placed',
    sent_when: 'A customer places an order, or staff place it for them.',
    placeholders: order,
    subject: 'Your order {number}',
    opening: 'thank you for your order. You can see its status here at any time:',
  },
  order_paid: {
    ...ofOrder,
    title: 'Order paid',
    sent_when: 'An online payment has come in.',
    placeholders: [...order, 'amount'],
    subject: 'Your order {number} is paid',
    opening: 'your payment of {amount} has come in, and we pack your order:',
  },
  order_cash: {
    ...ofOrder,
    title: 'Switched to cash on delivery',
    sent_when: 'An order that waited for an online payment becomes a cash order.',
    placeholders: [...order, 'amount'],
    subject: 'Your order {number}: cash on delivery',
    opening:
      'you pay your order {number} in cash now: {amount} when it comes. We call you before we send it.',
  },
  order_changed: {
    ...ofOrder,
    title: 'Order changed',
    sent_when: 'Staff change the pieces, the address or the sums of an order.',
    placeholders: order,
    subject: 'Your order {number} was changed',
    opening: 'we changed your order {number}. Below is what it holds now; you find it here too:',
  },
  order_shipped: {
    ...ofOrder,
    title: 'Order on its way',
    sent_when: 'Staff hand the order to a courier.',
    placeholders: [...order, 'courier', 'tracking'],
    subject: 'Your order {number} is on its way',
    opening: 'your order {number} is on its way {courier}. {tracking}',
  },
  order_delivered: {
    ...ofOrder,
    title: 'Order delivered',
    sent_when: 'Staff mark the order as delivered.',
    placeholders: order,
    subject: 'Your order {number} was delivered',
    opening:
      "your order {number} was delivered. We hope that it fits; if it doesn't, you can send it back from here:",
  },
  order_cancelled: {
    ...ofOrder,
    title: 'Order cancelled',
    sent_when: 'The customer or staff cancel the order, or its payment doesn’t come in time.',
    placeholders: [...order, 'reason'],
    subject: 'Your order {number} is cancelled',
    opening: 'your order {number} is cancelled. {reason}',
  },
  refund_paid: {
    ...ofOrder,
    title: 'Money paid back',
    sent_when: 'A refund is paid.',
    placeholders: [...order, 'amount', 'reference'],
    subject: 'Money back for your order {number}',
    opening: '{amount} of your order {number} were paid back. The reference is {reference}.',
  },
  return_approved: {
    ...ofOrder,
    title: 'Return approved',
    sent_when: 'Staff approve a return.',
    placeholders: [...order, 'answer'],
    subject: 'Your return for order {number}',
    opening: 'your return for order {number} was approved. {answer}',
  },
  return_refused: {
    ...ofOrder,
    title: 'Return refused',
    sent_when: 'Staff refuse a return.',
    placeholders: [...order, 'answer'],
    subject: 'Your return for order {number}',
    opening: 'your return for order {number} was refused. {answer}',
  },
} satisfies Record<string, Kind>
