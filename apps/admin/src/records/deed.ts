import { recordNames, recordNoun, type AuditEntry } from '@etrend/contract'

/** What an entry says was done, before the record's name: 'changed product'. */
export function deedOf({ action, noun, parts }: AuditEntry) {
  const known = recordNoun.safeParse(noun).data
  const what = known ? recordNames[known] : (others[noun] ?? noun)
  if (noun === 'members') return memberDeeds[action] ?? action
  const verb = deeds[action] ?? action
  return parts > 0 ? `${verb} ${what} rows at once:` : `${verb} ${what}`
}

/** How an action is called in the filter. */
export const actionNames = {
  add: 'Added',
  edit: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  bulk: 'Many at once',
  undo: 'Undone',
  import: 'Imported',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  invite: 'Invited',
  join: 'Joined',
  disable: 'Disabled',
  enable: 'Enabled',
}

const deeds: Partial<Record<string, string>> = {
  add: 'added',
  edit: 'changed',
  delete: 'deleted',
  restore: 'restored',
  bulk: 'changed',
  undo: 'took back a change of',
  import: 'imported',
}

const others: Partial<Record<string, string>> = { imports: 'products from the file' }

const memberDeeds: Partial<Record<string, string>> = {
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
}

/** Whether an entry is about somebody's own account, so that naming them once is enough. */
export function isOwn({ noun, label, staff_name }: AuditEntry) {
  return noun === 'members' && label === staff_name
}
