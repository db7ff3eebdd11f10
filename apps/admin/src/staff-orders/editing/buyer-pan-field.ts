/** The field of the buyer's PAN, for the bill of a company. */
export const buyerPanField = {
  name: 'buyer_pan',
  label: 'Buyer’s PAN',
  hint: 'Nine digits, for a bill with the buyer’s PAN. May stay empty.',
  inputMode: 'numeric',
  autoComplete: 'off',
  maxLength: 20,
} as const
