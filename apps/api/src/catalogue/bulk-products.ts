import type { Product, ProductsChange } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { found } from '../http/errors'
import { authorOf } from '../records/audit'
import { forAll } from '../records/many'
import { changeRow } from '../records/writes'
import { productStore } from './products'

type Call = {
  body: { ids: number[]; change: ProductsChange }
  request: Pick<FastifyRequest, 'visitor' | 'id'>
}

/** Changes many products alike, all of them or none. */
export function bulkProducts(db: Database, clock: () => Date) {
  return async ({ body: { ids, change }, request }: Call) => {
    const by = authorOf(request, clock)
    const head = { action: 'bulk', noun: productStore.noun, label: told(change) }
    const body = await db.transaction(async (tx) =>
      forAll(tx, by, head, await chosen(tx, ids), async ({ product }, links) => {
        const before = found(product, 'product')
        await changeRow(tx, productStore, before, changeOf(before, change), by, links)
      }),
    )
    return { status: 200 as const, body }
  }
}

/** Each id once; without a product where there is none. */
async function chosen(tx: Queries, ids: number[]) {
  const rows: { id: number; label: string; product: Product | undefined }[] = []
  for (const id of new Set(ids)) {
    const product = await productStore.get(tx, id)
    rows.push({ id, label: product?.title ?? `No. ${id}`, product })
  }
  return rows
}

/** A percentage is taken off the price that the product then has, to whole rupees, and leaves one at least. */
function changeOf(before: Product, { percent_off, ...change }: ProductsChange) {
  if (percent_off === undefined) return change
  const price = change.price ?? before.price
  return { ...change, discounted_price: Math.max(1, Math.round(price * (1 - percent_off / 100))) }
}

/** 'price 900, is_featured true', for the audit log. */
function told(change: ProductsChange) {
  return Object.entries(change)
    .map(([field, value]) => `${field} ${value ?? 'none'}`)
    .join(', ')
}
