import { useSearchParams } from 'react-router-dom'
import type { ListParameters } from './resource'

/** Rows a page; the first is the default (spec §9). */
export const pageSizes = [10, 25, 50, 100] as const

/**
 * What a list asks, kept in its address (?q=&sort=&page=&page_size=), so that it can be shared and
 * Back returns to it. Nonsense in the address reads as the default.
 */
export function useListAddress() {
  const [params, setParams] = useSearchParams()
  const q = params.get('q')?.slice(0, 100) ?? ''
  const sort = params.get('sort') ?? undefined
  const page = wholeNumber(params.get('page')) ?? 1
  const pageSize =
    pageSizes.find((size) => size === wholeNumber(params.get('page_size'))) ?? pageSizes[0]

  const asked: ListParameters = {
    ...(q && { q }),
    ...(sort && { sort }),
    page: String(page),
    page_size: String(pageSize),
  }

  /** The address with some answers changed; '' takes one away. A change of anything but the page starts at page 1. */
  function changed(change: Partial<ListParameters>) {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }

  return {
    q,
    sort,
    page,
    pageSize,
    asked,
    hrefOf: (number: number) => `?${changed({ page: number === 1 ? '' : String(number) })}`,
    search: (words: string) => setParams(changed({ q: words }), { replace: true }),
    reorder: (order: string) => setParams(changed({ sort: order })),
    /** Ascending, then descending, then as the server orders it. */
    sortBy: (column: string) =>
      setParams(
        changed({ sort: sort === column ? `-${column}` : sort === `-${column}` ? '' : column }),
      ),
    resize: (size: string) => setParams(changed({ page_size: size })),
  }
}

function wholeNumber(text: string | null) {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}
