import type { MailKind, MailWords } from '@etrend/contract'
import type { Placeholder } from './placeholders'

/** A kind of mail with its default texts. */
type Kind = MailWords & {
  title: string
  sent_when: string
  /** What its texts may contain. */
  placeholders: readonly Placeholder[]
  /** The words on its button. */
  button: string
  /** Its link opens an account: only the recipient may see its text. */
  is_secret?: true
}

const ofShop = ['shop', 'phone'] as const

const ofOrder = { button: 'See your order', closing: '' }
const order = [...ofShop, 'name', 'number', 'total'] as const

/** The mails about orders, with their default texts. */
const orderKinds = {
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
    placeholders: [...order, 'amount', 'reference', 'paid_by'],
    subject: 'Money back for your order {number}',
    opening: '{amount} of your order {number} were paid back. {paid_by}',
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

/** The mails about pieces that nobody has ordered, with their default texts. */
const pieceKinds = {
  back_in_stock: {
    title: 'Back in stock',
    sent_when: 'A sold-out piece that somebody waits for can be bought again.',
    placeholders: [...ofShop, 'product', 'color', 'size', 'price'],
    button: 'See it',
    subject: 'Back in stock: {product}',
    opening:
      'you asked us to tell you when {product} in {color}, size {size}, is back. It is, and it costs {price} now:',
    closing: 'You asked for this one mail about it; we send no other.',
  },
} satisfies Record<string, Kind>

const unlessYou = 'If it was you, there is nothing more to do.'

/** The mails with links to an account, with their default texts. */
const accountKinds = {
  orders_claim: {
    title: 'Add orders to an account',
    sent_when: 'A customer asks to add the orders that they made as a guest.',
    placeholders: ofShop,
    button: 'Add my orders',
    is_secret: true,
    subject: 'Add your orders to your account',
    opening:
      'somebody, hopefully you, wants to add the orders that were made with this address to their account. If it was you, open this link while you are signed in:',
    closing: 'The link works once, and for a day. If you did not ask for it, do nothing.',
  },
  password_reset: {
    title: 'New password',
    sent_when: 'Somebody has forgotten the password.',
    placeholders: ofShop,
    button: 'Choose a new password',
    is_secret: true,
    subject: 'Choose a new password',
    opening: 'somebody, hopefully you, asked for a new password for your account. Choose it here:',
    closing:
      'The link works once, and for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  },
  password_changed: {
    title: 'Password changed',
    sent_when: 'A password was changed by a link from a mail.',
    placeholders: ofShop,
    button: 'Ask for a new password',
    subject: 'Your password is changed',
    opening:
      'the password of your account has just been changed, and every other device was signed out. If that was not you, ask for another one now:',
    closing: unlessYou,
  },
  email_confirm: {
    title: 'Confirm a new email address',
    sent_when: 'Somebody changes their address; this mail goes to the new one.',
    placeholders: ofShop,
    button: 'Use this address',
    is_secret: true,
    subject: 'Confirm your new email address',
    opening:
      'somebody, hopefully you, wants to sign in to their account with this address from now on. Confirm it here:',
    closing:
      'The link works once, and for one hour. If you did not ask for it, do nothing: nothing changes.',
  },
  email_taken: {
    title: 'Address has an account already',
    sent_when: 'Somebody changes their address to one that has an account.',
    placeholders: ofShop,
    button: 'Ask for a new password',
    subject: 'This address has an account already',
    opening:
      'somebody, hopefully you, wanted to use this address for another account. It has one already, so nothing was changed. If you have forgotten its password, choose a new one:',
    closing: 'If it was not you, there is nothing to do.',
  },
  email_requested: {
    title: 'Address about to change',
    sent_when: 'Somebody changes their address; this mail goes to the current one.',
    placeholders: ofShop,
    button: 'Choose a new password',
    subject: 'Your email address is about to change',
    opening:
      'somebody, hopefully you, asked to sign in to your account with another address. It changes as soon as the link that was sent there is opened. If that was not you, choose a new password now: it stops the change and signs out every device.',
    closing: 'If it was you, there is nothing more to do here.',
  },
  email_changed: {
    title: 'Address changed',
    sent_when: 'An address was changed; this mail goes to the former one.',
    placeholders: ofShop,
    button: 'How to reach us',
    subject: 'Your email address is changed',
    opening:
      'your account has just got another email address; you can no longer sign in with this one. If that was not you, tell us immediately:',
    closing: unlessYou,
  },
  staff_invite: {
    title: 'Staff invitation',
    sent_when: 'Staff invite somebody to work in the shop.',
    placeholders: ofShop,
    button: 'Join the staff',
    subject: 'Join the staff of {shop}',
    opening:
      'you are invited to work in the back-office of {shop}. Choose your name and a password here:',
    closing: 'The link works once, and for seven days. If you did not expect it, do nothing.',
  },
} satisfies Record<string, Kind>

/** Every kind of mail with its default texts. */
export const mailKinds: Record<MailKind, Kind> = {
  ...orderKinds,
  ...pieceKinds,
  ...accountKinds,
}
