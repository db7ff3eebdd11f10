import { ownEntry } from '@etrend/domain'

/** What a placeholder stands for. A value may be empty; then the space before it is left out too. */
export const placeholders = {
  shop: 'The shop’s name',
  phone: 'The shop’s phone number',
  name: 'The customer’s name',
  number: 'The order’s number',
  total: 'What the order costs',
  amount: 'The amount of money that the mail is about',
  courier: '“with” and the courier’s name, where one was entered',
  tracking: 'A sentence with the tracking code, where one was entered',
  reason: 'Why the order was cancelled, where a reason was given',
  reference: 'The reference of the payment; “cash” for cash',
  paid_by: 'A sentence with the reference of the payment, or that it was cash',
  answer: 'What staff answered to the return',
  product: 'The product’s title',
  color: 'The color of the piece',
  size: 'The size of the piece',
  price: 'What the piece costs now',
}
export type Placeholder = keyof typeof placeholders

/** Subjects are kept when a customer's account is erased, so they can't contain what people wrote about themselves. */
export function isForSubject(name: Placeholder) {
  return name !== 'name' && name !== 'reason' && name !== 'answer'
}

/** Puts values in the place of '{name}'. A text that an earlier value contains is not read as a placeholder. */
export function fillIn(text: string, values: Partial<Record<string, string>>) {
  return text
    .replaceAll(NAMED, (_all, space: string, name: string) => {
      const value = ownEntry(values, name) ?? ''
      return value === '' ? '' : `${space}${value}`
    })
    .trim()
}

/** The first thing in braces that isn't the name of one of these placeholders; undefined where there is none. */
export function unknownPlaceholder(text: string, known: readonly string[]) {
  for (const [all] of text.matchAll(/\{[^{}]*\}/g)) {
    if (!known.includes(all.slice(1, -1))) return all
  }
  return undefined
}

const NAMED = /( ?)\{(\w+)\}/g
