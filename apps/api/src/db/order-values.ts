/** The values that columns of orders may have; the contract lists the same ones for the API. */
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
 * none: nothing is to be paid; due: cash is still to come; pending: an online payment is open; review: staff must look
 * at it; refund_due: money must be refunded.
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

/** refused: the customer didn't take the parcel at the door; not_reached: another reason, like a wrong address. */
export const cameBackReasons = ['refused', 'not_reached'] as const

/** How an order is taxed: a fixed amount is added, nothing (the shop has a PAN only), or VAT is part of the prices. */
export const taxModes = ['flat', 'pan', 'vat_inclusive'] as const
