/** How many products a page of a listing has. */
export const PAGE_SIZE = 10 // spec §9
