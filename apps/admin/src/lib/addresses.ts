export const home = '/etrendadmin'
export const signIn = `${home}/login`
export const apiReference = '/docs'

/** The storefront: the same host without its 'admin.' (decisions, Domains). */
export function storefront() {
  return `${location.protocol}//${location.host.replace(/^admin\./, '')}/`
}

/** The sign-in that returns to `address` afterwards. */
export function signInThen(address: string) {
  return `${signIn}?next=${encodeURIComponent(address)}`
}

/** Where a sign-in leads: only ever an address of the admin. */
export function safeNext(next: string | null) {
  return next?.startsWith(`${home}/`) && !next.startsWith(signIn) ? next : home
}

/** What was done to a record, and by whom. */
export function historyOf(noun: string, id: number | string) {
  return `${home}/audit?noun=${noun}&row_id=${id}`
}
