import type { HeldRole, Session, Tokens } from '@etrend/contract'
import { useSyncExternalStore } from 'react'

export type StoredField = keyof Session | 'staff_role'

const fields: StoredField[] = ['access', 'refresh', 'email', 'username', 'role', 'staff_role']
const listeners = new Set<() => void>()

/**
 * A field of the sign-in response, from local storage (spec §3), or as JSON the role that the server named afterwards;
 * undefined if nobody is signed in.
 */
export function stored(field: StoredField) {
  return localStorage.getItem(field) ?? undefined
}

/** The same as a hook. Updates when this tab or another one signs in or out. */
export function useStored(field: StoredField) {
  return useSyncExternalStore(onSessionChange, () => stored(field))
}

/** Stores all five fields. A truthy role is user, otherwise admin (spec §6). Another person's role is forgotten. */
export function keepSession({ role, ...answer }: Session) {
  if (stored('email') !== answer.email) localStorage.removeItem('staff_role')
  keep({ ...answer, role: role ? 'user' : 'admin' })
}

/** Stores renewed tokens. */
export function keepTokens(tokens: Tokens) {
  keep(tokens)
}

/** Stores the role of the signed-in person with what it may do. */
export function keepStaffRole(held: HeldRole) {
  const staff_role = JSON.stringify(held)
  if (stored('staff_role') !== staff_role) keep({ staff_role })
}

/** Stores the signed-in user's new name. */
export function keepUsername(username: string) {
  keep({ username })
}

/** Stores the signed-in user's new email address. */
export function keepEmail(email: string) {
  keep({ email })
}

/** The prefix of the local storage keys under which screens keep data of the signed-in person. */
export const KEPT_UNTIL_SIGN_OUT = 'etrend.kept.'

/** Deletes the stored session and what was kept for it, which signs out this tab and the others. */
export function forgetSession() {
  for (const field of fields) localStorage.removeItem(field)
  const kept = Object.keys(localStorage).filter((key) => key.startsWith(KEPT_UNTIL_SIGN_OUT))
  for (const key of kept) localStorage.removeItem(key)
  tell()
}

/** Calls `listener` after each change of the session, in this tab or another. Returns a function that stops this. */
export function onSessionChange(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function keep(values: Partial<Record<StoredField, string>>) {
  for (const [field, value] of Object.entries(values)) localStorage.setItem(field, value)
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}
