import { sessionField } from '../session'

/** An order is its owner's or its token's: another visitor, another answer. */
export function orderQuery(number: string, username: string | undefined, token: string | null) {
  const headers = token ? { 'x-order-token': token } : tokenHeaders(number)
  return { queryKey: ['order', number, username], queryData: { params: { number }, headers } }
}

/** Opens a guest's order where the cookie doesn't. */
export function tokenHeaders(number: string) {
  const token = keptToken(number)
  return token ? { 'x-order-token': token } : {}
}

/** Keeps an order's token for as long as this tab is open; afterwards the cookie does. */
export function keepToken(number: string, token: string) {
  try {
    sessionStorage.setItem(`${STORED}${number.toUpperCase()}`, token)
  } catch {
    // Without storage the cookie opens the order.
  }
}

/** Remembers what this tab ordered last, for whoever goes back to the checkout. */
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
