import type { Category, CategoryInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { first, one } from '../db/rows'
import { category, subcategory } from '../db/schema'
import type { CrudStore } from '../http/crud-handlers'
import { listPage } from '../http/list-page'
import { refuseIfUsed } from './uses'

export function categoryStore(
  db: Database,
): CrudStore<Category, CategoryInput, Partial<CategoryInput>> {
  return {
    noun: 'category',

    list: (query) =>
      listPage(db.read, db.read.select().from(category).$dynamic(), query, {
        id: category.id,
        search: [category.title],
        sort: { id: category.id, title: category.title },
      }),

    get: (id) => db.read.query.category.findFirst({ where: eq(category.id, id) }).execute(),

    create: (input) => db.transaction((tx) => one(tx.insert(category).values(input).returning())),

    edit: (id, change) =>
      db.transaction((tx) =>
        first(tx.update(category).set(change).where(eq(category.id, id)).returning()),
      ),

    remove: (id) =>
      db.transaction(async (tx) => {
        const row = await tx.query.category.findFirst({ where: eq(category.id, id) })
        if (!row) return false
        const uses = await tx.$count(subcategory, eq(subcategory.category, id))
        refuseIfUsed(`Category ${row.title}`, [
          { count: uses, noun: 'sub category', plural: 'sub categories' },
        ])
        await tx.delete(category).where(eq(category.id, id))
        return true
      }),
  }
}
