import { contract, type Subcategory, type SubcategoryInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { storedRow } from '../db/catalogue/stored-row'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { category, product, subcategory } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { page } from '../db/schema/website'
import { equals, listPage } from '../http/list-page'
import { Refusal } from '../lib/refusal'
import { crudStore } from '../records/crud-store'
import { scopeUses } from '../records/scopes'
import { refuseTakenName } from '../records/taken-names'
import { refuseIfUsed } from '../records/uses'

export const subcategoryStore = crudStore({
  noun: 'subcategories',
  label: (row: Subcategory) => row.title,

  list: (queries, query) =>
    listPage(queries, rows(queries), query, {
      id: subcategory.id,
      where: equals(subcategory.category, query.category),
      search: [subcategory.title, category.title],
      sort: { id: subcategory.id, title: subcategory.title, category_title: category.title },
    }),

  get: (queries, id) => first(rowsOf(queries, id)),

  async create(tx, input: SubcategoryInput) {
    await requireCategory(tx, input.category)
    await refuseTakenName(tx, 'subcategory', { name: input.title, category: input.category })
    const { id } = await one(tx.insert(subcategory).values(input).returning())
    return await one(rowsOf(tx, id))
  },

  async edit(tx, { id, ...before }, change) {
    if (change.category !== undefined) await requireCategory(tx, change.category)
    const place = { name: before.title, category: before.category.id }
    const now = { name: change.title ?? place.name, category: change.category ?? place.category }
    if (now.name !== place.name || now.category !== place.category) {
      await refuseTakenName(tx, 'subcategory', { id, ...now })
    }
    await tx.update(subcategory).set(change).where(eq(subcategory.id, id))
    return await one(rowsOf(tx, id))
  },

  async remove(tx, { id, title }) {
    const count = await tx.$count(product, eq(product.subcategory, id))
    const guides = await tx.$count(page, eq(page.subcategory, id))
    const rules = await tx.$count(collection, eq(collection.subcategory, id))
    const query = `subcategory=${id}`
    refuseIfUsed(`Sub category ${title}`, [
      { count, noun: 'products', query },
      { count: guides, noun: 'pages', query: '' },
      { count: rules, noun: 'collections', query },
      ...(await scopeUses(tx, 'subcategories', id, query)),
    ])
    return await one(tx.delete(subcategory).where(eq(subcategory.id, id)).returning())
  },

  async restore(tx, kept) {
    await refuseTakenName(tx, 'subcategory', { name: kept.title, category: kept.category })
    await tx.insert(subcategory).values(kept)
  },
  parents: (kept) => [['categories', kept.category]],
  kept: storedRow(subcategory),
  // A row names its category as an object, a change by its id.
  change: z
    .object({
      title: z.string(),
      category: z.object({ id: z.int() }).transform(({ id }) => id),
      hs_code: z.string(),
    })
    .partial(),
  query: contract.subcategories.list.query,
})

function rows(db: Queries) {
  return db
    .select({
      id: subcategory.id,
      title: subcategory.title,
      category: { id: category.id, title: category.title },
      category_title: category.title,
      hs_code: subcategory.hs_code,
    })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .$dynamic()
}

function rowsOf(db: Queries, id: number) {
  return rows(db).where(eq(subcategory.id, id))
}

async function requireCategory(tx: Queries, id: number) {
  if (await first(tx.select().from(category).where(eq(category.id, id)).limit(1))) return
  const message = 'Choose a category that exists.'
  throw new Refusal(400, message, { category: message })
}
