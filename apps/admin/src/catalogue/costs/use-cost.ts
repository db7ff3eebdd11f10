import type { GridConflict } from '@etrend/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { askTogether } from '../../lib/ask-together'
import { useMay } from '../../lib/own-role'
import { okOf } from '../../lib/refusal'

type Kind = GridConflict['rows']

const AT_ONCE = 80

const costOf = {
  units: askTogether(
    AT_ONCE,
    async (units) => okOf(await api.costs.units.query({ query: { units } })).body,
  ),
  products: askTogether(
    AT_ONCE,
    async (products) => okOf(await api.costs.products.query({ query: { products } })).body,
  ),
}

/** What a unit or product costs on average; undefined while that is loading, and for staff who may not know. */
export function useCost(kind: Kind, id: string) {
  const enabled = useMay()('costs')
  const { data } = useQuery({
    queryKey: ['costs', kind, id],
    queryFn: () => costOf[kind](id),
    retry: false,
    enabled,
  })
  return data ?? undefined
}
