/** Path of the account's saved addresses. */
export const ADDRESSES = '/account/addresses'
