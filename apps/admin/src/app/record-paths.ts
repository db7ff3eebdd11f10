import { home, orderAt, settlementAt, zoneAt } from '../lib/addresses'
import type { RecordName } from '../ui/record-paths'
import { resources } from './resources'

/** The address of a record, by its noun: the record's own screen, or the list that shows it. */
export const recordPaths = {
  ...Object.fromEntries(resources.map(pathOf)),
  stock: ({ id }: RecordName) => `${home}/${id === null ? 'stockonhand' : `editstock/${id}`}`,
  orders: atOrder,
  refunds: atOrder,
  returns: atOrder,
  promoCodes: ({ id }: RecordName) => `${home}/promocodes/${id}`,
  courierSettlements: ({ id }: RecordName) =>
    id === null ? `${home}/couriercash` : settlementAt(id),
  handovers: () => `${home}/handovers`,
  deliveryZones: ({ id }: RecordName) => (id === null ? `${home}/delivery` : zoneAt(id)),
  deliveryTerms: () => `${home}/delivery/others`,
  menus: ({ label }: RecordName) => `${home}/menus?place=${label}`,
  settings: () => `${home}/settings`,
  reviews: ({ label }: RecordName) => `${home}/reviews?q=${encodeURIComponent(label)}`,
  mails: ({ label }: RecordName) => `${home}/mails?q=${encodeURIComponent(label)}`,
  mailTexts: () => `${home}/mailtexts`,
  sms: () => `${home}/sms`,
  smsTexts: () => `${home}/smstexts`,
  smsSettings: () => `${home}/smstexts`,
  pages: ({ id }: RecordName) => `${home}/pages${id === null ? '' : `/${id}`}`,
  homePage: () => `${home}/homepage`,
  appearance: () => `${home}/appearance`,
  imports: () => `${home}/importproducts`,
  members: () => `${home}/staff`,
}

function pathOf({ key, paths }: (typeof resources)[number]) {
  const at = ({ id }: RecordName) =>
    id === null ? undefined : `${home}/${paths.edit.replace(':id', String(id))}`
  return [key, at] as const
}

/** Refunds and returns are shown with their order. Their `label` is the order's number. */
function atOrder({ label }: RecordName) {
  return orderAt(label)
}
