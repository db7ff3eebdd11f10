/** How many products a page of a list has, of the shop and of the bare handler. */
export const PAGE_SIZE = 12
