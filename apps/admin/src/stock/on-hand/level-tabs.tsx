import { useSearchParams } from 'react-router-dom'
import { api } from '../../lib/api'
import type { ListAddress } from '../../ui/list/list-address'
import { ListTabs } from '../../ui/list/list-tabs'

const tabs = [
  ['all', 'All'],
  ['out', 'Out'],
  ['low', 'Low'],
  ['in', 'In stock'],
] as const

/**
 * Links to the product colors with a size at a level, which keep the search. Their counts are of the whole shop, so they
 * are left out while the list is searched, or filtered by more than a time.
 */
export function LevelTabs({ address: { q, narrowed } }: { address: ListAddress }) {
  const [params] = useSearchParams()
  const { stock = 'all', at, product, category } = narrowed
  const { data } = api.stockByColor.counts.useQuery({
    queryKey: ['stock-levels', 'counts', at],
    queryData: { query: { at } },
    meta: { notLoaded: 'Failed to fetch the numbers of levels' },
  })
  const counts = q || product || category ? undefined : data?.body
  return (
    <ListTabs
      label="Levels"
      tabs={tabs.map(([level, label]) => ({
        to: `?${withLevel(params, level)}`,
        label,
        count: counts?.[level],
        isHere: stock === level,
      }))}
    />
  )
}

/** The address of another level, from its first page on. */
function withLevel(params: URLSearchParams, level: string) {
  const next = new URLSearchParams(params)
  for (const name of ['stock', 'page']) next.delete(name)
  if (level !== 'all') next.set('stock', level)
  return next
}
