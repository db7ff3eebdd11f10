import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { GridQuery, GridRow, GridView } from './grid-row'

const PAGE = 100

/**
 * The rows of a view, loaded in pages as they come into view. `rowAt` gives a loaded row, `load` the rows of a range,
 * asking the server for those that aren't loaded yet.
 */
export function useGridRows(view: GridView, query: GridQuery, shown: { from: number; to: number }) {
  const queries = useQueryClient()
  const pageOptions = (page: number) => ({
    queryKey: ['products', 'grid', view.name, query, page],
    queryFn: () => view.load({ ...query, page: String(page), page_size: String(PAGE) }),
    meta: { notLoaded: 'Failed to fetch the rows' },
  })
  // The first page always: it has the total.
  const pages = [...new Set([1, ...pagesOf(shown)])]
  const answers = useQueries({ queries: pages.map(pageOptions) })
  const [first] = answers
  const loadedPage = (page: number) =>
    queries.getQueryData<{ rows: GridRow[] }>(pageOptions(page).queryKey)

  return {
    total: first?.data?.total,
    error: answers.find(({ data, error }) => error && !data)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => Promise.all(answers.map(({ refetch }) => refetch())),
    rowAt: (place: number) => loadedPage(pageAt(place))?.rows[place % PAGE],
    async load(from: number, to: number) {
      const wanted = pagesOf({ from, to })
      const loaded = await Promise.all(
        wanted.map((page) => queries.ensureQueryData(pageOptions(page))),
      )
      const skipped = (pageAt(from) - 1) * PAGE
      return loaded.flatMap(({ rows }) => rows).slice(from - skipped, to + 1 - skipped)
    },
  }
}

export type GridRows = ReturnType<typeof useGridRows>

function pagesOf({ from, to }: { from: number; to: number }) {
  const first = pageAt(from)
  return Array.from({ length: Math.max(0, pageAt(to) - first + 1) }, (_, offset) => first + offset)
}

function pageAt(place: number) {
  return Math.floor(Math.max(0, place) / PAGE) + 1
}
