import { useSearchParams } from 'react-router-dom'
import { useRemembered } from '../../lib/remembered'

/** The choices of rows per page. */
export const pageSizes = [10, 25, 50, 100] as const
const PAGE_SIZE = 25

/** The query parameters of a documented list, also used in its address. The noun's filters are added to them. */
export type ListParameters = { q?: string; sort?: string; page: string; page_size: string }

export type ListAddress = ReturnType<typeof useListAddress>

/**
 * A list's search words, order, page and filters, kept in its address (?q=&sort=&page=&page_size= and the `filters`),
 * so that it can be shared and Back returns to it. Invalid values are read as the default. The browser remembers the
 * rows per page. The second list of a screen has its page number under another name.
 */
export function useListAddress(filters: string[], pageName = 'page') {
  const [params, setParams] = useSearchParams()
  const [remembered, remember] = useRemembered('page-size')
  const q = params.get('q')?.slice(0, 100) ?? ''
  const sort = params.get('sort') ?? undefined
  const page = wholeNumber(params.get(pageName)) ?? 1
  const pageSize = sizeOf(params.get('page_size')) ?? sizeOf(remembered) ?? PAGE_SIZE
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

  /** The address with some parameters changed; '' removes one. Every change except of the page starts at page 1. */
  function changed(change: Record<string, string>, from = params) {
    const next = new URLSearchParams(from)
    next.delete(pageName)
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }

  /** Changes the current address instead of `params`: the user may choose again before React has rendered. */
  function go(change: Record<string, string>, options?: { replace: boolean }) {
    setParams(changed(change, new URLSearchParams(location.search)), options)
  }

  return {
    q,
    sort,
    page,
    pageSize,
    asked,
    narrowed,
    isNarrowed: q !== '' || Object.keys(narrowed).length > 0,
    hrefOf: (number: number) => `?${changed({ [pageName]: number === 1 ? '' : String(number) })}`,
    search: (words: string) => go({ q: words }, { replace: true }),
    filterBy: (name: string, value: string) => go({ [name]: value }),
    /** Removes all filters and the order. The search words stay. */
    clear: () => go(Object.fromEntries(['sort', ...filters].map((name) => [name, '']))),
    reorder: (order: string) => go({ sort: order }),
    /** Ascending, then descending, then as the server orders it. */
    sortBy: (column: string) =>
      go({ sort: sort === column ? `-${column}` : sort === `-${column}` ? '' : column }),
    resize: (size: string) => {
      remember(size)
      go({ page_size: size })
    },
  }
}

function sizeOf(text: string | null | undefined) {
  return pageSizes.find((size) => size === wholeNumber(text))
}

function wholeNumber(text: string | null | undefined) {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}
