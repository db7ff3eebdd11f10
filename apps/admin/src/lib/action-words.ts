import { recordNames, recordNoun, type AuditEntry } from '@etrend/contract'
import { ownEntry } from '@etrend/domain'

/** An audit entry's action in words, written before the record's name: 'changed product'. */
export function actionWords({ action, noun }: AuditEntry) {
  if (noun === 'members') return ownEntry(memberActions, action) ?? action
  if (noun === 'backups') return backupActions[action] ?? action
  if (noun === 'imports') return action === 'undo' ? 'undid the import of' : 'imported'
  const known = recordNoun.safeParse(noun).data
  const what = known ? recordNames[known] : (ownEntry(others, noun) ?? noun)
  if (action === 'end-sessions') return 'ended all sessions of'
  if (noun === 'customers') return customerActions[action] ?? `${action} customer`
  if (action === 'export') return `exported ${what} rows:`
  if (action === 'grid') return 'changed in the grid:'
  if (action === 'bulk') return `changed several ${what} rows:`
  return ownEntry(stockActions, action) ?? `${ownEntry(verbs, action) ?? action} ${what}`
}

/** The actions' names in the log's filter. */
export const actionNames = {
  add: 'Added',
  edit: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  bulk: 'Changed several rows',
  grid: 'Changed in the grid',
  duplicate: 'Duplicated',
  undo: 'Undone',
  receive: 'Received',
  count: 'Counted',
  arrange: 'Arranged',
  threshold: 'Set a threshold',
  codes: 'Set a SKU or barcode',
  'make codes': 'Made codes',
  start: 'Started a stocktake',
  finish: 'Finished a stocktake',
  cancel: 'Cancelled a stocktake',
  import: 'Imported',
  export: 'Exported',
  'end-sessions': 'Ended sessions',
  move: 'Moved an order',
  sell: 'Sold in the shop',
  refund: 'Refunded',
  'pay back': 'Paid back',
  send: 'Sent',
  'settle by hand': 'Settled by hand',
  resend: 'Sent again',
  reset: 'Took the default text',
  hide: 'Hidden',
  show: 'Shown',
  publish: 'Published',
  note: 'Wrote a note about a customer',
  'remove note': 'Deleted a note about a customer',
  'block cash': 'Blocked a customer from cash',
  'allow cash': 'Offered cash again',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  invite: 'Invited',
  join: 'Joined',
  disable: 'Disabled',
  enable: 'Enabled',
  role: 'Gave a role',
  'set up factor': 'Set up a second factor',
  'remove factor': 'Removed a second factor',
  'reset factor': 'Reset a second factor',
  'new recovery codes': 'Got new recovery codes',
  'skip step': 'Left out a step of opening the shop',
  'need step': 'Took up a step of opening the shop',
  withdraw: 'Withdrew an invitation',
  'new password': 'Set a new password',
  'sign-out everywhere': 'Signed out everywhere',
  accept: 'Accepted a payment',
  reject: 'Rejected a payment',
  'last invoice': 'Entered the last invoice number',
  make: 'Backed up',
  remove: 'Deleted a backup',
  download: 'Downloaded a backup',
  'put back': 'Restored a backup',
}

const verbs: Partial<Record<string, string>> = {
  'skip step': 'said that the shop doesn’t need',
  'need step': 'said that the shop needs',
  add: 'added',
  edit: 'changed',
  delete: 'deleted',
  restore: 'restored',
  bulk: 'changed',
  undo: 'undid a change of',
  duplicate: 'duplicated',
  sell: 'sold in the shop:',
  move: 'moved',
  refund: 'noted a refund of',
  'pay back': 'paid back',
  send: 'sent',
  'settle by hand': 'settled by hand',
  resend: 'sent again',
  reset: 'took back to its default',
  start: 'started',
  finish: 'finished',
  cancel: 'cancelled',
  hide: 'hid',
  show: 'showed',
  publish: 'published',
  'last invoice': 'entered the last invoice number on paper,',
  accept: 'accepted the payment of',
  reject: 'rejected the payment of',
}

/** Stock actions that are done to units or products instead of a stock movement. They already name what they change. */
const stockActions: Partial<Record<string, string>> = {
  receive: 'received',
  count: 'counted the stock of',
  threshold: 'set the low-stock threshold of',
  codes: 'set the codes of',
  'make codes': 'made',
  arrange: 'arranged the pictures of',
}

const others: Partial<Record<string, string>> = {
  orders: 'order',
  refunds: 'the refund of',
  returns: 'the return of',
  promoCodes: 'promo code',
  settings: 'the shop’s',
  menus: 'the menu of the',
  'set-up': 'the step',
  stocktakes: 'stocktake',
  appearance: 'the shop’s',
  homePage: 'the',
  reviews: 'the review by',
  mails: 'the mail',
  mailTexts: 'the text of the mail',
}

const customerActions: Partial<Record<string, string>> = {
  edit: 'changed the tags of',
  note: 'wrote a note about',
  'remove note': 'deleted a note about',
  'block cash': 'blocked from cash:',
  'allow cash': 'offered cash again to',
}

const backupActions: Partial<Record<string, string>> = {
  make: 'started a backup:',
  remove: 'deleted the backup',
  download: 'downloaded the backup',
  'put back': 'restored the backup',
}

const memberActions: Partial<Record<string, string>> = {
  edit: 'changed their profile',
  'sign-in': 'signed in',
  'sign-out': 'signed out',
  'sign-out everywhere': 'signed out everywhere',
  'new password': 'set a new password',
  invite: 'invited',
  withdraw: 'withdrew the invitation of',
  join: 'joined the staff',
  disable: 'disabled',
  enable: 'enabled',
  role: 'changed the role of',
  'set up factor': 'set up a second factor',
  'remove factor': 'removed their second factor',
  'reset factor': 'reset the second factor of',
  'new recovery codes': 'got new recovery codes',
}

/** 'Sunita changed product Linen Shirt' */
export function sentenceOf(entry: AuditEntry) {
  const name = entry.staff_name || 'The shop'
  return [name, actionWords(entry), isOwn(entry) ? '' : labelOf(entry)].join(' ').trim()
}

/** The record's name; for a bulk change, what was changed: 'percent off 20'. */
export function labelOf({ action, label }: AuditEntry) {
  return action === 'bulk' ? label.replaceAll('_', ' ') : label
}

/** Whether a staff member acted on their own account, so that the sentence names them only once. */
export function isOwn({ noun, label, staff_name }: AuditEntry) {
  return noun === 'members' && label === staff_name
}
