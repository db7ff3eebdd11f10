import type { Role } from '@etrend/contract'

/** What the people of each of the six roles do. */
export const roleWords: Record<Role, string> = {
  owner: 'Everything, also backups and cost prices.',
  manager: 'Runs the shop: everything but backups and cost prices.',
  sales: 'Takes, confirms and packs orders; customers and returns.',
  packer: 'Packs and ships orders, receives and counts stock.',
  accountant: 'Payments, refunds, sales figures and exports.',
  editor: 'Products, pictures, reviews and pages.',
}
