import type { Product, ProductsChange } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { found } from '../http/errors'
import { authorOf } from '../records/audit'
import { named } from '../records/bulk'
import { forAll } from '../records/many'
import { recordKind } from '../records/record-kind'
import { editRow } from '../records/writes'
import { productStore } from './products'

type Call = {
  body: { ids: number[]; change: ProductsChange }
  request: Pick<FastifyRequest, 'visitor' | 'id'>
}

/** Changes many products alike, all of them or none. */
export function bulkProducts(db: Database, clock: () => Date) {
  const { noun, get } = productStore
  const { label } = recordKind(productStore)
  return async ({ body: { ids, change }, request }: Call) => {
    const by = authorOf(request, clock)
    const head = { action: 'bulk', noun, label: told(change) }
    const body = await db.transaction(async (tx) =>
      forAll(tx, by, head, await named(tx, ids, label), async ({ id }, links) => {
        const before = found(await get(tx, id), 'product')
        await editRow(tx, productStore, id, changeOf(before, change), by, links)
      }),
    )
    return { status: 200 as const, body }
  }
}

/** A percentage is taken off the price that the product then has, to whole rupees. */
function changeOf(before: Product, { percent_off, ...change }: ProductsChange) {
  if (percent_off === undefined) return change
  const price = change.price ?? before.price
  return { ...change, discounted_price: Math.round(price * (1 - percent_off / 100)) }
}

/** 'price 900, is_featured true', for the audit log. */
function told(change: ProductsChange) {
  return Object.entries(change)
    .map(([field, value]) => `${field} ${value ?? 'none'}`)
    .join(', ')
}
