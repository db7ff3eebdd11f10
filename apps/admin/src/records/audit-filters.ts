import { recordNames, recordNoun } from '@etrend/contract'
import { actionNames } from '../lib/action-words'
import { api } from '../lib/api'
import { fixed, type Choices } from '../ui/controls/choices'
import type { Filter } from '../ui/list/filters'

/** 'sub category' → 'Sub category' */
export const nounChoices = recordNoun.options.map((noun) => ({
  value: noun,
  label: recordNames[noun].charAt(0).toUpperCase() + recordNames[noun].slice(1),
}))

const nouns = fixed(
  ...nounChoices,
  { value: 'orders', label: 'Order' },
  { value: 'refunds', label: 'Refund' },
  { value: 'returns', label: 'Return' },
  { value: 'promoCodes', label: 'Promo code' },
  { value: 'handovers', label: 'Handover' },
  { value: 'courierSettlements', label: 'Courier settlement' },
  { value: 'cashDays', label: 'Day closing' },
  { value: 'deliveryTerms', label: 'Delivery to other districts' },
  { value: 'customers', label: 'Customer' },
  { value: 'reviews', label: 'Review' },
  { value: 'mails', label: 'Mail' },
  { value: 'mailTexts', label: 'Mail text' },
  { value: 'sms', label: 'SMS' },
  { value: 'smsTexts', label: 'SMS text' },
  { value: 'imports', label: 'Import' },
  { value: 'menus', label: 'Menu' },
  { value: 'settings', label: 'Settings' },
  { value: 'members', label: 'Staff and sign-ins' },
  { value: 'customRoles', label: 'Role' },
  { value: 'backups', label: 'Backup' },
)
const actions = fixed(...Object.entries(actionNames).map(([value, label]) => ({ value, label })))

/** The log's filters. `name` is the query parameter in the contract. */
export const auditFilters: Filter[] = [
  { kind: 'few', name: 'noun', label: 'Kind of record', useChoices: () => nouns },
  { kind: 'few', name: 'action', label: 'What was done', useChoices: () => actions },
  { kind: 'few', name: 'staff', label: 'By whom', useChoices: useMemberChoices },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

function useMemberChoices(): Choices {
  const members = api.members.list.useQuery({
    queryKey: ['members', 'list'],
    meta: { notLoaded: 'Failed to fetch the staff' },
  })
  return {
    options: members.data?.body.map(({ id, username }) => ({ value: id, label: username })),
    isFailed: members.isError,
  }
}
