const LAST = 1_000_000

/** The page of reviews in an address (`?reviews=2`, used by links without script); 1 if missing or invalid. */
export function reviewPageIn(search: URLSearchParams) {
  const page = Number(search.get('reviews'))
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1
}
