/** Where the account's addresses stand. */
export const ADDRESSES = '/account/addresses'
