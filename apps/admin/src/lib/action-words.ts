import { orderState, recordNames, recordNoun, type AuditEntry } from '@etrend/contract'
import { ownEntry } from '@etrend/domain'
import { stateWords } from './order-words'
import { otherNouns } from './other-nouns'

/** An audit entry's action in words, written before the record's name: 'changed product'. */
export function actionWords({ action, noun }: AuditEntry) {
  if (noun === 'members') return ownEntry(memberActions, action) ?? action
  if (noun === 'backups') return backupActions[action] ?? action
  if (noun === 'imports') return action === 'undo' ? 'undid the import of' : 'imported'
  const known = recordNoun.safeParse(noun).data
  const what = known ? recordNames[known] : (ownEntry(otherNouns, noun) ?? noun)
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
  close: 'Closed a day',
  cancel: 'Cancelled a stocktake',
  import: 'Imported',
  export: 'Exported',
  'end-sessions': 'Ended sessions',
  move: 'Moved an order',
  'take back': 'Taken back',
  'tracking code': 'Noted a courier’s code',
  'return fee': 'Noted a courier’s fee',
  sell: 'Sold in the shop',
  refund: 'Noted a refund',
  'pay back': 'Paid back',
  send: 'Sent',
  'settle by hand': 'Settled by hand',
  settle: 'Settled a difference',
  reopen: 'Opened a difference again',
  resend: 'Sent again',
  test: 'Tested',
  reset: 'Took the default text',
  hide: 'Hidden',
  show: 'Shown',
  'show photos': 'Showed photos',
  'refuse photos': 'Refused photos',
  publish: 'Published',
  note: 'Wrote a note about a customer',
  'remove note': 'Deleted a note about a customer',
  'block cash': 'Blocked a customer from cash',
  'allow cash': 'Offered cash again',
  'sign-in': 'Signed in',
  'sign-in failed': 'Failed to sign in',
  'sign-out': 'Signed out',
  revoke: 'Revoked a key',
  rotate: 'Made a new secret',
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
  'take back': 'took back',
  'tracking code': 'noted the courier’s code of',
  'return fee': 'noted the courier’s fee for',
  sell: 'sold in the shop:',
  move: 'moved',
  refund: 'noted a refund of',
  'pay back': 'paid back',
  send: 'sent',
  'settle by hand': 'settled by hand',
  settle: 'settled',
  reopen: 'opened again',
  resend: 'sent again',
  test: 'tested',
  reset: 'took back to its default',
  revoke: 'revoked',
  rotate: 'made a new secret for',
  start: 'started',
  finish: 'finished',
  close: 'closed',
  cancel: 'cancelled',
  hide: 'hid',
  show: 'showed',
  'show photos': 'showed photos of',
  'refuse photos': 'refused photos of',
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

const customerActions: Partial<Record<string, string>> = {
  edit: 'changed the tags of',
  export: 'exported',
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
  'sign-in failed': 'failed to sign in as',
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
  const what = isOwn(entry) ? '' : labelOf(entry)
  return [name, actionWords(entry), what, resultOf(entry)].join(' ').trim()
}

/** What an order's move led to: 'to Shipped'; '' for other actions. */
export function resultOf({ noun, action, after }: AuditEntry) {
  if (noun !== 'orders' || action !== 'move') return ''
  const state = orderState.safeParse(after?.['state']).data
  return state ? `to ${stateWords[state]}` : ''
}

/** The record's name; for a bulk change, what was changed: 'percent off 20'. */
export function labelOf({ action, label }: AuditEntry) {
  return action === 'bulk' ? label.replaceAll('_', ' ') : label
}

/** Whether a staff member acted on their own account, so that the sentence names them only once. */
export function isOwn({ noun, label, staff_name }: AuditEntry) {
  return noun === 'members' && label === staff_name
}
