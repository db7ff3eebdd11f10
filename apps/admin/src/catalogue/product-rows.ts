import { api } from '../lib/api'
import { okOf } from '../lib/refusal'
import type { Asked } from '../resource/resource'
import type { ListParameters } from '../ui/list/list-address'
import type { Matching } from '../ui/list/use-selection'

/** What the times of an active product say of it: statuses that are only filtered by. */
const timeWords = new Set(['scheduled', 'ended'])

/** A page of products: by the documented call, or by that of staff where only they may filter or sort so. */
export function useProductRows(asked: Asked<{ query: ListParameters }>) {
  const { query } = asked.queryData
  const isForStaff =
    'stock' in query ||
    'missing' in query ||
    ('status' in query && timeWords.has(String(query.status))) ||
    /^-?(stock|missing)$/.test(query.sort ?? '')
  const open = api.products.list.useQuery({ ...asked, enabled: !isForStaff })
  const own = api.staffProducts.list.useQuery({ ...asked, enabled: isForStaff })
  return isForStaff ? own : open
}

/** How many products the list's filters find. Throws the call's refusal. */
export async function countMatchingProducts(query: Record<string, string>): Promise<Matching> {
  const asked: { q?: string } = query
  return okOf(await api.staffProducts.matching.query({ query: asked })).body
}
