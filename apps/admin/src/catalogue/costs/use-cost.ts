import type { CostOf, GridConflict } from '@etrend/contract'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api'
import { StaffError } from '../../lib/refusal'

type Kind = GridConflict['rows']
type Asked = {
  id: string
  answer: (cost: CostOf | undefined) => void
  fail: (why: unknown) => void
}

const asked: Record<Kind, Asked[]> = { units: [], products: [] }
const AT_ONCE = 80

/**
 * What a unit or product costs on average; undefined while that is loading, and for staff who may not know. The cells of
 * a list ask together, in one request.
 */
export function useCost(kind: Kind, id: string) {
  const { data } = useQuery({
    queryKey: ['costs', kind, id],
    queryFn: () => costOf(kind, id),
    retry: false,
  })
  return data ?? undefined
}

function costOf(kind: Kind, id: string) {
  return new Promise<CostOf | null>((done, fail) => {
    if (asked[kind].length === 0) queueMicrotask(() => void askAll(kind))
    asked[kind].push({ id, answer: (cost) => done(cost ?? null), fail })
  })
}

async function askAll(kind: Kind) {
  const all = asked[kind].splice(0)
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const part = all.slice(from, from + AT_ONCE)
    try {
      const ids = part.map(({ id }) => id).join(',')
      const { status, body } =
        kind === 'units'
          ? await api.costs.units.query({ query: { units: ids } })
          : await api.costs.products.query({ query: { products: ids } })
      if (status !== 200) throw new StaffError(body.message)
      const found = new Map(body.map((cost) => [cost.id, cost]))
      for (const { id, answer } of part) answer(found.get(id))
    } catch (error) {
      for (const { fail } of part) fail(error)
    }
  }
}
