import type { Session, Tokens } from '@etrend/contract'
import { useSyncExternalStore } from 'react'
import { dropCheckout } from './kept-checkout'
import { dropText, keepText, keptText } from './local-storage'

const FIELDS = ['access', 'refresh', 'email', 'username', 'role'] as const

/** Keeps the sign-in answer's five fields in local storage (spec §3). */
export function keepSession(session: Session) {
  for (const field of FIELDS) keepText(field, session[field] ?? '')
  tell()
}

export function keepTokens({ access, refresh }: Tokens) {
  keepText('access', access)
  keepText('refresh', refresh)
}

/** Keeps the signed-in user's new name or email address. */
export function changeSession(field: 'username' | 'email', value: string) {
  keepText(field, value)
  tell()
}

/** Forgets the session and what was typed at the checkout, here and in every other tab. */
export function dropSession() {
  for (const field of FIELDS) dropText(field)
  dropCheckout()
  tell()
}

/** One of the five fields; undefined when nobody is signed in. */
export function sessionField(field: (typeof FIELDS)[number]) {
  if (typeof localStorage === 'undefined') return undefined
  return keptText(field) || undefined
}

/** The signed-in user's name, live in every tab; undefined for guests and on the server. */
export function useUsername() {
  return useSyncExternalStore(
    subscribe,
    () => sessionField('username'),
    () => undefined,
  )
}

/** The same for customers alone: only they have a role here (spec §6). */
export function useCustomerName() {
  return useSyncExternalStore(
    subscribe,
    () => (sessionField('role') ? sessionField('username') : undefined),
    () => undefined,
  )
}

const listeners = new Set<() => void>()

function tell() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
