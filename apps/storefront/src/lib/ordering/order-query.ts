import { sessionField } from '../session'

/** The query for an order. Keyed by user name too, so that the cache is never shared between accounts. */
export function orderQuery(number: string, username: string | undefined, token: string | null) {
  const headers = token ? { 'x-order-token': token } : tokenHeaders(number)
  return { queryKey: ['order', number, username], queryData: { params: { number }, headers } }
}

/** The header that opens a guest's order without the cookie; {} if this tab has no token for it. */
export function tokenHeaders(number: string) {
  const token = keptToken(number)
  return token ? { 'x-order-token': token } : {}
}

/** Keeps an order's token while this tab is open. Afterwards the cookie opens the order. */
export function keepToken(number: string, token: string) {
  try {
    sessionStorage.setItem(`${STORED}${number.toUpperCase()}`, token)
  } catch {
    // Without storage the cookie opens the order.
  }
}

/** Remembers this tab's last order, so that the empty checkout can link to it. */
export function keepLastOrder(number: string) {
  try {
    sessionStorage.setItem(LAST, number)
  } catch {
    // Without storage the checkout is simply empty.
  }
}

export function lastOrder() {
  try {
    return sessionStorage.getItem(LAST) ?? undefined
  } catch {
    return undefined
  }
}

export function orderPath(number: string) {
  return `/order/${number}`
}

export const ordersQuery = (page: number) => ({
  queryKey: ['orders', sessionField('username'), page],
  queryData: { query: { page: String(page) } },
})

const STORED = 'etrend.order.'
const LAST = 'etrend.last-order'

function keptToken(number: string) {
  try {
    return sessionStorage.getItem(`${STORED}${number.toUpperCase()}`) ?? undefined
  } catch {
    return undefined
  }
}
