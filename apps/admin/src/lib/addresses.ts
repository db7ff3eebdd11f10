export const home = '/etrendadmin'
export const signIn = `${home}/login`
export const profile = `${home}/profile`
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

/** What somebody of the staff did. */
export function doneBy(staff: number) {
  return `${home}/audit?staff=${staff}`
}

/** The deleted rows, as the trash is searched. */
export function trashed(noun: string, words: string) {
  return `${home}/trash?noun=${noun}&q=${encodeURIComponent(words)}`
}

/** Each row of what was done to many at once. */
export function partsOf(entry: number) {
  return `${home}/audit?part_of=${entry}`
}

/** An order as staff see it. */
export function orderAt(number: string) {
  return `${home}/order/${number}`
}
