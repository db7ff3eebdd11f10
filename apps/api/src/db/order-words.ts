/** The words that order rows may hold; the contract spells the same ones for the wire. */
export const orderStates = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const
export type OrderState = (typeof orderStates)[number]

export const orderSources = ['shop', 'phone', 'exchange'] as const

export const paymentMethods = ['cod', 'esewa', 'khalti'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * none: nothing is to be paid; due: cash is still to come; pending: an online payment is open; review: a person must look at it;
 * refund_due: money that must go back.
 */
export const paymentStates = [
  'none',
  'due',
  'pending',
  'paid',
  'failed',
  'review',
  'refund_due',
  'partly_refunded',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]
