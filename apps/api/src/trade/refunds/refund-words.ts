/** What staff read about a refund that Khalti pays. */
export const refundWords = {
  notAsked: 'Khalti does not answer now, so nothing was sent. Try again in a moment.',
  notConfirmed:
    'Khalti has not confirmed it. It may have been paid, so the shop asks Khalti until it knows.',
  noAnswer: 'Khalti does not answer. The shop asks again by itself.',
  notYet:
    'Khalti has not paid it yet, but may still be working on it. The shop asks again by itself.',
  notPaid: 'Khalti says that it was not paid. You can send it again.',
  refused: (why: string) => `Khalti refused it: ${why}`,
  otherBooks: (part: Part) =>
    `Khalti says that ${parts[part]} of this payment went back, which doesn’t fit the refunds noted here, so nothing was sent. Look into your Khalti account, and note the refund here as paid back once it is.`,
  unclear: (part: Part) =>
    `Khalti says that ${parts[part]} of this payment went back, which doesn’t fit this refund. Look for it in your Khalti account, then settle it by hand.`,
  byHand:
    'Khalti’s look-up could not say whether it was paid. If your Khalti account shows it, mark it as paid back with that reference; if not, pay it back there.',
  notUnclear:
    'You can settle a refund by hand only if Khalti’s look-up can’t say whether it was paid.',
  sendingByHand:
    'Khalti may have paid this already. Ask Khalti first: it can be noted by hand only if Khalti did not pay it.',
}

type Part = 'nothing' | 'part' | 'all'
const parts = { nothing: 'nothing', part: 'a part', all: 'all' }
