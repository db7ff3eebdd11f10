import type { Product, ProductsChange } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { found } from '../http/errors'
import { pacer } from '../lib/pacer'
import { authorOf } from '../records/audit'
import { checkAll, forMany } from '../records/many'
import { changeRow } from '../records/writes'
import { productStore, refuseWrongDiscount } from './products'

type Call = {
  body: { ids: number[]; change: ProductsChange }
  request: Pick<FastifyRequest, 'visitor' | 'id'>
}

/**
 * Makes the same change to many products. First checks all of them: throws Refusal (409) and changes nothing where one
 * can't be changed. A product that somebody changes after this check may still be refused, alone: see the answer's
 * `refused`.
 */
export function bulkProducts(db: Database, clock: () => Date) {
  return async ({ body: { ids, change }, request }: Call) => {
    const by = authorOf(request, clock)
    const head = { action: 'bulk', noun: productStore.noun, label: describeChange(change) }
    const rows = await readProducts(db.read, ids)
    await checkAll(rows, ({ product }) => {
      const before = found(product, 'product')
      refuseWrongDiscount({ ...before, ...changeOf(before, change) })
    })
    const body = await forMany(db, by, head, rows, async (tx, { id }, links) => {
      const before = found(await productStore.get(tx, id), 'product')
      await changeRow(tx, productStore, before, changeOf(before, change), by, links)
    })
    return { status: 200 as const, body }
  }
}

/** The chosen products, each id once; `product` is undefined for an unknown id. Lets other requests run meanwhile. */
async function readProducts(queries: Queries, ids: number[]) {
  const breathe = pacer()
  const rows: { id: number; label: string; product: Product | undefined }[] = []
  for (const id of new Set(ids)) {
    await breathe()
    const product = await productStore.get(queries, id)
    rows.push({ id, label: product?.title ?? `No. ${id}`, product })
  }
  return rows
}

/** Turns `percent_off` into a discounted price: off the new price if that changes too, in whole rupees, at least 1. */
function changeOf(before: Product, { percent_off, ...change }: ProductsChange) {
  if (percent_off === undefined) return change
  const price = change.price ?? before.price
  return { ...change, discounted_price: Math.max(1, Math.round(price * (1 - percent_off / 100))) }
}

/** 'price 900, is_featured true', for the audit log. */
function describeChange(change: ProductsChange) {
  return Object.entries(change)
    .map(([field, value]) => `${field} ${value ?? 'none'}`)
    .join(', ')
}
