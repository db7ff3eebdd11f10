import { useSearchParams } from 'react-router-dom'
import { useRemembered } from '../lib/remembered'

/** Rows a page; the first is the default (spec §9). */
export const pageSizes = [10, 25, 50, 100] as const

/** The optional questions of a documented list, as its address spells them; a noun's filters travel with them. */
export type ListParameters = { q?: string; sort?: string; page: string; page_size: string }

export type ListAddress = ReturnType<typeof useListAddress>

/**
 * What a list asks, kept in its address (?q=&sort=&page=&page_size= and the `filters`), so that it can be shared
 * and Back returns to it. Nonsense in the address reads as the default; rows per page are remembered.
 */
export function useListAddress(filters: string[]) {
  const [params, setParams] = useSearchParams()
  const [remembered, remember] = useRemembered('page-size')
  const q = params.get('q')?.slice(0, 100) ?? ''
  const sort = params.get('sort') ?? undefined
  const page = wholeNumber(params.get('page')) ?? 1
  const pageSize = sizeOf(params.get('page_size')) ?? sizeOf(remembered) ?? pageSizes[0]
  const narrowed = Object.fromEntries(
    filters.flatMap((name) => {
      const value = params.get(name)
      return value ? [[name, value]] : []
    }),
  )

  const asked: ListParameters = {
    ...narrowed,
    ...(q && { q }),
    ...(sort && { sort }),
    page: String(page),
    page_size: String(pageSize),
  }

  /** The address with some answers changed; '' takes one away. A change of anything but the page starts at page 1. */
  function changed(change: Record<string, string>) {
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
    narrowed,
    isNarrowed: q !== '' || Object.keys(narrowed).length > 0,
    hrefOf: (number: number) => `?${changed({ page: number === 1 ? '' : String(number) })}`,
    search: (words: string) => setParams(changed({ q: words }), { replace: true }),
    filterBy: (name: string, value: string) => setParams(changed({ [name]: value })),
    reorder: (order: string) => setParams(changed({ sort: order })),
    /** Ascending, then descending, then as the server orders it. */
    sortBy: (column: string) =>
      setParams(
        changed({ sort: sort === column ? `-${column}` : sort === `-${column}` ? '' : column }),
      ),
    resize: (size: string) => {
      remember(size)
      setParams(changed({ page_size: size }))
    },
  }
}

function sizeOf(text: string | null | undefined) {
  return pageSizes.find((size) => size === wholeNumber(text))
}

function wholeNumber(text: string | null | undefined) {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}
