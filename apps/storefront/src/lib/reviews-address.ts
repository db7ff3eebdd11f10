const LAST = 1_000_000

/** `?reviews=2`: the page of reviews that a link without script asks for; 1 where it makes no sense. */
export function reviewPageIn(search: URLSearchParams) {
  const page = Number(search.get('reviews'))
  return Number.isInteger(page) && page >= 1 && page <= LAST ? page : 1
}
