import type { ProductSort } from '@etrend/contract'
import { hasBit, type Bits } from './bits'
import { countBoth } from './count-both'
import type { ProductIndex } from './product-index'
import { firstPlace, type Parts } from './sorted-slots'

/** A page of ids: how many to skip, and how many to return. */
type Part = readonly [skip: number, count: number]

/** A page of the products in a set, in one of the sort orders. */
export function idsIn(index: ProductIndex, bits: Bits, sort: ProductSort, [skip, count]: Part) {
  const order = index.orders[sort]
  const slots = order.all()
  const start = skip > 0 ? startOf(order.parts(index.words()), bits, skip) : { place: 0, passed: 0 }
  let { place, passed } = start
  const ids: number[] = []
  for (; place < slots.length && ids.length < count; place++) {
    const slot = slots[place] ?? 0
    if (!hasBit(bits, slot)) continue
    if (passed >= skip) ids.push(index.entryAt(slot)?.id ?? 0)
    passed += 1
  }
  return ids
}

/** The start of the part of an order in which `skip` products of the set have been passed, and how many were passed. */
function startOf({ size, upTo }: Parts, bits: Bits, skip: number) {
  let passed = 0
  const part = firstPlace(upTo.length - 1, (n) => {
    const count = countBoth(bits, upTo[n + 1] ?? bits)
    if (count <= skip) passed = Math.max(passed, count)
    return count > skip
  })
  return { place: part * size, passed }
}

/** A page of those `ids` that are in a set, in the order of `ids`. */
export function idsInOrder(index: ProductIndex, bits: Bits, ids: number[], [skip, count]: Part) {
  const isLeft = (id: number) => hasBit(bits, index.slotOf(id) ?? -1)
  return ids.filter(isLeft).slice(skip, skip + count)
}
