import { home, orderAt } from '../lib/addresses'
import type { RecordName } from '../ui/record-paths'
import { resources } from './resources'

/** Where the records are that staff do something with: on a screen of their own, or in the list that shows them. */
export const recordPaths = {
  ...Object.fromEntries(resources.map(pathOf)),
  stock: ({ id }: RecordName) => `${home}/${id === null ? 'stockonhand' : `editstock/${id}`}`,
  orders: atOrder,
  refunds: atOrder,
  returns: atOrder,
  promoCodes: ({ id }: RecordName) => `${home}/promocodes/${id}`,
  settings: () => `${home}/settings`,
  reviews: ({ label }: RecordName) => `${home}/reviews?q=${encodeURIComponent(label)}`,
  mails: ({ label }: RecordName) => `${home}/mails?q=${encodeURIComponent(label)}`,
  imports: () => `${home}/importproducts`,
  members: () => `${home}/staff`,
}

function pathOf({ key, paths }: (typeof resources)[number]) {
  const at = ({ id }: RecordName) =>
    id === null ? undefined : `${home}/${paths.edit.replace(':id', String(id))}`
  return [key, at] as const
}

/** What belongs to an order is called by its number. */
function atOrder({ label }: RecordName) {
  return orderAt(label)
}
