import type { Session, Tokens } from '@etrend/contract'
import { useSyncExternalStore } from 'react'

export type StoredField = keyof Session

const fields: StoredField[] = ['access', 'refresh', 'email', 'username', 'role']
const listeners = new Set<() => void>()

/** A field of the sign-in answer as local storage has it (spec §3); undefined when nobody is signed in. */
export function stored(field: StoredField) {
  return localStorage.getItem(field) ?? undefined
}

/** The same, kept up to date: other tabs sign in and out too. */
export function useStored(field: StoredField) {
  return useSyncExternalStore(onSessionChange, () => stored(field))
}

/** Keeps all five fields. A truthy role is user, otherwise admin (spec §6). */
export function keepSession({ role, ...answer }: Session) {
  keep({ ...answer, role: role ? 'user' : 'admin' })
}

/** Keeps what a renewal answered. */
export function keepTokens(tokens: Tokens) {
  keep(tokens)
}

/** Keeps a new name of whoever is signed in. */
export function keepUsername(username: string) {
  keep({ username })
}

/** Keeps a new address of whoever is signed in. */
export function keepEmail(email: string) {
  keep({ email })
}

/** Forgets who is signed in, on this tab and the others. */
export function forgetSession() {
  for (const field of fields) localStorage.removeItem(field)
  tell()
}

/** Calls `listener` after each change, in whichever tab it was made. Returns how to stop. */
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
