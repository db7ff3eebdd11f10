import type { Subcategory, SubcategoryInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { first, one } from '../db/rows'
import { category, product, subcategory } from '../db/schema'
import type { CrudStore } from '../http/crud-handlers'
import { Refusal } from '../http/errors'
import { listPage } from '../http/list-page'
import { refuseIfUsed } from './uses'

export function subcategoryStore(
  db: Database,
): CrudStore<Subcategory, SubcategoryInput, Partial<SubcategoryInput>> {
  return {
    noun: 'sub category',

    list: (query) =>
      listPage(db.read, rows(db.read), query, {
        id: subcategory.id,
        search: [subcategory.title, category.title],
        sort: { id: subcategory.id, title: subcategory.title, category_title: category.title },
      }),

    get: (id) => first(rowsOf(db.read, id)),

    create: (input) =>
      db.transaction(async (tx) => {
        await requireCategory(tx, input.category)
        const { id } = await one(tx.insert(subcategory).values(input).returning())
        return await one(rowsOf(tx, id))
      }),

    edit: (id, change) =>
      db.transaction(async (tx) => {
        if (change.category !== undefined) await requireCategory(tx, change.category)
        await tx.update(subcategory).set(change).where(eq(subcategory.id, id))
        return await first(rowsOf(tx, id))
      }),

    remove: (id) =>
      db.transaction(async (tx) => {
        const before = await first(rowsOf(tx, id))
        if (!before) return false
        const uses = await tx.$count(product, eq(product.subcategory, id))
        refuseIfUsed(`Sub category ${before.title}`, [{ count: uses, noun: 'product' }])
        await tx.delete(subcategory).where(eq(subcategory.id, id))
        return true
      }),
  }
}

function rows(db: Queries) {
  return db
    .select({
      id: subcategory.id,
      title: subcategory.title,
      category: { id: category.id, title: category.title },
      category_title: category.title,
    })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .$dynamic()
}

function rowsOf(db: Queries, id: number) {
  return rows(db).where(eq(subcategory.id, id))
}

async function requireCategory(tx: Queries, id: number) {
  if (await tx.query.category.findFirst({ where: eq(category.id, id) })) return
  const message = 'Choose a category that exists.'
  throw new Refusal(400, message, { category: message })
}
