/** How many products a page of a list has: whole rows of two, three and four. */
export const PAGE_SIZE = 12
