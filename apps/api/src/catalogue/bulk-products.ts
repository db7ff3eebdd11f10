import type { MatchingProducts, ProductsChange } from '@etrend/contract'
import type { FastifyRequest } from 'fastify'
import type { Database, Queries } from '../db/client'
import { found } from '../http/errors'
import { authorOf } from '../records/audit'
import { checkAll, forMany } from '../records/many'
import { changeRow } from '../records/writes'
import { changeOf, describeChange } from './change-of-product'
import { chosenProducts } from './matching'
import { previewOf } from './preview'
import { productStore, productsById, requireSubcategory } from './products'

type Chosen = {
  ids?: number[] | undefined
  match?: MatchingProducts | undefined
  change: ProductsChange
}
type Call = {
  body: Chosen & { leave_refused: boolean }
  request: Pick<FastifyRequest, 'visitor' | 'id' | 'ip'>
}

/**
 * Makes the same change to many products. First checks all of them: throws Refusal (409) and changes nothing where one
 * can't be changed, unless `leave_refused`. A product that somebody changes after this check may still be refused,
 * alone: see the answer's `refused`.
 */
export function bulkProducts(db: Database, clock: () => Date) {
  const store = productStore(clock)
  return async ({ body: { change, leave_refused, ...chosen }, request }: Call) => {
    const by = authorOf(request, clock)
    const head = { action: 'bulk', noun: store.noun, label: describeChange(change) }
    const rows = await readChosen(db.read, { ...chosen, change }, by.at)
    if (!leave_refused) {
      await checkAll(rows, ({ product }) => void changeOf(found(product, 'product'), change))
    }
    const body = await forMany(db, by, head, rows, async (tx, { id }, links) => {
      const before = found(await store.get(tx, id), 'product')
      await changeRow(tx, store, before, changeOf(before, change), by, links)
    })
    return { status: 200 as const, body }
  }
}

/** Says what the change would do to each of the products, and which can't be changed. */
export function previewProducts(db: Database, clock: () => Date) {
  return async ({ body }: { body: Chosen }) => {
    const rows = await readChosen(db.read, body, clock().toISOString())
    return { status: 200 as const, body: await previewOf(db.read, rows, body.change) }
  }
}

/** The chosen products; `product` is undefined for an unknown id. Throws Refusal (400) for an unknown sub category. */
async function readChosen(queries: Queries, { change, ...chosen }: Chosen, at: string) {
  if (change.subcategory !== undefined) await requireSubcategory(queries, change.subcategory)
  const ids = await chosenProducts(queries, chosen, at)
  const products = await productsById(queries, ids)
  return ids.map((id) => {
    const product = products.get(id)
    return { id, label: product?.title ?? `No. ${id}`, product }
  })
}
