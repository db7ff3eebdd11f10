import type { ProductList } from '@etrend/contract'
import { useLocation, useNavigate } from 'react-router-dom'
import { count, object } from '../lib/schema'
import { useHydrated } from '../lib/use-hydrated'
import { useLocationState } from '../lib/use-location-state'

/**
 * The last page whose products a list shows, and how to show those of the next one too. How many pages were added is kept
 * in the history, so that Back and reload show them again.
 */
export function useMore({ page, pages }: Pick<ProductList, 'page' | 'pages'>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const kept = useLocationState(added)?.more ?? 0
  // The server doesn't know the history, so that the first rendering shows one page.
  const more = useHydrated() ? Math.min(kept, pages - page) : 0
  return [
    page + more,
    () => void navigate(pathname + search, { replace: true, state: { more: more + 1 } }),
  ] as const
}

const added = object({ more: count })
