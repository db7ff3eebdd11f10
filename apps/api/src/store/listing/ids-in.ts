import type { ProductSort } from '@etrend/contract'
import { hasBit, type Bits } from './bits'
import type { ProductIndex } from './product-index'

/** A page of ids: how many to skip, and how many to return. */
type Part = readonly [skip: number, count: number]

/** A page of the products in a set, in one of the sort orders. */
export function idsIn(index: ProductIndex, bits: Bits, sort: ProductSort, [skip, count]: Part) {
  const ids: number[] = []
  let passed = 0
  for (const slot of index.orders[sort].all()) {
    if (!hasBit(bits, slot)) continue
    if (passed++ < skip) continue
    ids.push(index.entryAt(slot)?.id ?? 0)
    if (ids.length === count) break
  }
  return ids
}

/** A page of those `ids` that are in a set, in the order of `ids`. */
export function idsInOrder(index: ProductIndex, bits: Bits, ids: number[], [skip, count]: Part) {
  const isLeft = (id: number) => hasBit(bits, index.slotOf(id) ?? -1)
  return ids.filter(isLeft).slice(skip, skip + count)
}
