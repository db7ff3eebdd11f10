import { pages, type ShopPage } from './routes'

/** The pages by the first part of their paths; that of the page for unknown addresses is '*'. */
const byStart = new Map<string, ShopPage[]>()
for (const page of pages) {
  const start = startOf(page.path)
  byStart.set(start, [...(byStart.get(start) ?? []), page])
}

/**
 * The pages whose paths begin as this one does, and the page for unknown addresses. React Router compiles all the pages
 * that it is given each time, which took a third of the time of sending a page from the cache.
 */
export function pagesLike(pathname: string) {
  const start = startOf(pathname)
  if (start.includes('%')) return pages
  return [...(byStart.get(start) ?? []), ...(byStart.get('*') ?? [])]
}

/** Routes are matched in any case. */
function startOf(path: string) {
  return (path.split('/', 2).at(-1) ?? '').toLowerCase()
}
