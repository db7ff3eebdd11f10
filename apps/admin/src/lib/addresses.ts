export const home = '/etrendadmin'
export const signIn = `${home}/login`
export const profile = `${home}/profile`
export const apiReference = '/docs'

/** The storefront: the same host without its 'admin.' (decisions, Domains). */
export function storefront() {
  return `${location.protocol}//${location.host.replace(/^admin\./, '')}/`
}

/** The address of the sign-in screen, which returns to `address` afterwards. */
export function signInThen(address: string) {
  return `${signIn}?next=${encodeURIComponent(address)}`
}

/** The screen after signing in: `next` if it is an admin screen other than the sign-in screen, else the dashboard. */
export function safeNext(next: string | null) {
  return next?.startsWith(`${home}/`) && !next.startsWith(signIn) ? next : home
}

/** The audit log of one record. */
export function historyOf(noun: string, id: number | string) {
  return `${home}/audit?noun=${noun}&row_id=${id}`
}

/** The audit log of one staff member. */
export function doneBy(staff: number) {
  return `${home}/audit?staff=${staff}`
}

/** The trash, filtered by noun and search words. */
export function trashed(noun: string, words: string) {
  return `${home}/trash?noun=${noun}&q=${encodeURIComponent(words)}`
}

/** The audit entries of the single rows of one bulk action. */
export function partsOf(entry: number) {
  return `${home}/audit?part_of=${entry}`
}

/** The order's screen in the back-office. */
export function orderAt(number: string) {
  return `${home}/order/${number}`
}

/** The screen of an account, or of a guest, who is known by phone number. */
export function customerAt({ id, phone }: { id: number | null; phone: string | null }) {
  return id === null
    ? `${home}/guests/${encodeURIComponent(phone ?? '')}`
    : `${home}/customers/${id}`
}

/** The screen of a stocktake, or with `part` its review; without an id the list of stocktakes. */
export function stocktakeAt(id?: number, part: '' | '/review' = '') {
  return id === undefined ? `${home}/stocktakes` : `${home}/stocktakes/${id}${part}`
}

/** The cash that a courier holds, to be settled; null: couriers that aren't in the shop's list. */
export function courierCashAt(courier: number | null) {
  return `${home}/couriercash/${courier ?? 0}`
}

/** The screen of a courier's settlement. */
export function settlementAt(id: number) {
  return `${home}/couriercash/settlements/${id}`
}

/** The screen of a delivery zone. */
export function zoneAt(id: number) {
  return `${home}/delivery/${id}`
}

/** Where the couriers' codes of a handover are typed or scanned, one after the other. */
export function codesOf(handover: number) {
  return `${home}/parcelcodes?handover=${handover}`
}
