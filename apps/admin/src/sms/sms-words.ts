export const stateWords = {
  queued: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  unclear: 'Unclear',
  failed: 'Failed',
  skipped: 'Left out',
}

export const stateKinds = {
  queued: 'quiet',
  sending: 'quiet',
  sent: 'good',
  unclear: 'warning',
  failed: 'warning',
  skipped: 'quiet',
} as const

const kindWords = new Map([
  ['phone_code', 'Code for a phone'],
  ['order_placed', 'Order placed'],
  ['order_packed', 'Order packed'],
  ['order_shipped', 'Order on its way'],
  ['order_delivered', 'Order delivered'],
  ['order_refused', 'Parcel refused'],
  ['refund_paid', 'Money paid back'],
  ['test', 'Test'],
])

export function kindName(kind: string) {
  return kindWords.get(kind) ?? kind
}

export const gatewayNames = { sparrow: 'Sparrow SMS', aakash: 'Aakash SMS', simulator: 'Simulator' }
