import type { SetUpStep } from '@etrend/contract'

/** What a step is called, and why it is there. */
export const stepWords: Record<SetUpStep, { title: string; why: string }> = {
  law: {
    title: 'Name and law',
    why: 'The E-Commerce Act wants a shop to show its name, registration, PAN or VAT number, address, phone, and who takes complaints. They appear at the foot of every page.',
  },
  money: {
    title: 'Delivery cost and tax',
    why: 'Both are added to every order. Enter 0 for what you don’t charge.',
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
    why: 'Order something as a shopper would, then follow it through the order desk and cancel it.',
  },
}
