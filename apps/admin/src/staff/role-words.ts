import { isAbove, role, type Role } from '@etrend/contract'

/** Each role's name, and what its people do, for those who choose one. */
export const roleWords: Record<Role, { name: string; does: string }> = {
  owner: { name: 'Owner', does: 'Everything, also backups and cost prices.' },
  manager: { name: 'Manager', does: 'Runs the shop: everything but backups and cost prices.' },
  sales: { name: 'Sales', does: 'Takes, confirms and packs orders; customers and returns.' },
  packer: { name: 'Packer', does: 'Packs and ships orders, receives and counts stock.' },
  accountant: { name: 'Accountant', does: 'Payments, refunds, sales figures and exports.' },
  editor: { name: 'Editor', does: 'Products, pictures, reviews and pages.' },
}

/** The roles that a person may give to others: those that aren't above their own. */
export function givable(own: Role | undefined) {
  const roles = own ? role.options.filter((one) => !isAbove(one, own)) : []
  return roles.map((one) => ({
    value: one,
    label: `${roleWords[one].name}: ${roleWords[one].does}`,
  }))
}
