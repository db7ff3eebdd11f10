import { permissionNames, type Permission } from '@etrend/contract'

/** What each permission opens, for those who put roles together. */
export const permissionWords: Record<Permission, string> = {
  orders: 'See orders and returns, write notes, print invoices.',
  selling:
    'Take orders by phone and in the shop; confirm, change and cancel orders; count the day’s cash.',
  packing: 'Pack, ship and hand over parcels; receive returned pieces.',
  refunds: 'Pay money back.',
  catalogue: 'Add, change, import and delete products, categories, colors and collections.',
  stock: 'Receive and count stock, correct movements, print labels.',
  promotions: 'Make sales and promo codes.',
  customers: 'See customers, mails and SMS; write notes, refuse cash on delivery.',
  content: 'Change pages, menus, colors and the texts of mails; show and hide reviews.',
  money: 'Bills, day closings, courier cash, payouts and the tax office.',
  reports: 'See sales figures and reports.',
  costs: 'See what pieces cost the shop, and its margin, in lists and reports that they may see.',
  exports: 'Save lists that they may see as files.',
  settings: 'Change the shop’s settings, delivery, couriers, API keys and webhooks.',
  staff: 'Invite and disable people, make roles and give them, within what they may do themselves.',
  audit: 'See who did what.',
  backups: 'Make, download and restore backups, which hold everything of the shop.',
}

/** The permissions by the part of the shop that they are about. */
export const permissionGroups: { title: string; permissions: Permission[] }[] = [
  { title: 'Orders', permissions: ['orders', 'selling', 'packing', 'refunds'] },
  { title: 'Products', permissions: ['catalogue', 'stock', 'promotions'] },
  { title: 'Customers and website', permissions: ['customers', 'content'] },
  { title: 'Money and figures', permissions: ['money', 'reports', 'costs', 'exports'] },
  { title: 'The shop itself', permissions: ['settings', 'staff', 'audit', 'backups'] },
]

const inOrder = permissionGroups.flatMap(({ permissions }) => permissions)

/** The permissions in the order of the groups. */
export function grouped(permissions: readonly Permission[]) {
  return inOrder.filter((one) => permissions.includes(one))
}

/** Some permissions in a line: 'Orders, Packing', or 'Everything but Backups' where few are missing. */
export function namesOf(permissions: readonly Permission[]) {
  const missing = inOrder.filter((one) => !permissions.includes(one))
  if (missing.length === 0) return 'Everything'
  if (missing.length <= FEW_MISSING) return `Everything but ${listed(missing)}`
  return listed(grouped(permissions))
}

const FEW_MISSING = 3

function listed(permissions: readonly Permission[]) {
  return permissions.map((one) => permissionNames[one]).join(', ')
}
