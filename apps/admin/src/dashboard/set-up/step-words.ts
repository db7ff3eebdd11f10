import type { SetUpStep } from '@etrend/contract'

/** What a step is called, and why it is there. */
export const stepWords: Record<SetUpStep, { title: string; why: string }> = {
  law: {
    title: 'Name and law',
    why: 'The E-Commerce Act wants a shop to show its name, registration, PAN or VAT number, address, phone, and who takes complaints. They appear at the foot of every page.',
  },
  policies: {
    title: 'Policies',
    why: 'Customers agree to your privacy policy when they register, and the law wants the conditions of returns and refunds shown. Write both pages and publish them.',
  },
  money: {
    title: 'Delivery cost and tax',
    why: 'Delivery is added to every order outside your zones: enter 0 if it costs nothing. How tax is charged depends on your registration: a PAN only, or VAT.',
  },
  delivery: {
    title: 'Delivery',
    why: 'Delivery to Humla costs and takes more than to the next street. Put districts with the same delivery into a zone, with its fee, its days, and whether cash is taken there.',
  },
  product: {
    title: 'First product',
    why: 'A product needs a sub category, a color with a picture, and stock in a size. Then you put it on sale.',
  },
  payments: {
    title: 'Online payments',
    why: 'With a merchant account of eSewa or Khalti, customers pay before you deliver. Without, all pay in cash at the door.',
  },
  mail: {
    title: 'Mail',
    why: 'Customers get their orders by mail, and links for a forgotten password.',
  },
  backups: {
    title: 'Backups',
    why: 'The shop is backed up every night. A backup on another disk survives the loss of this one.',
  },
  factor: {
    title: 'Second factor',
    why: 'With a code of your phone, a stolen password alone opens nothing.',
  },
  order: {
    title: 'Test order',
    why: 'Order something as a shopper would, then follow it through the order list and cancel it.',
  },
}
