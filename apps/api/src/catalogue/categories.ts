import { contract, type Category, type CategoryInput } from '@etrend/contract'
import { slug } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import { noteFormerSlug } from '../db/catalogue/former-slugs'
import { storedRow } from '../db/catalogue/stored-row'
import { first, one } from '../db/rows'
import { category, subcategory } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { listPage } from '../http/list-page'
import { crudStore } from '../records/crud-store'
import { scopeUses } from '../records/scopes'
import { refuseTakenName } from '../records/taken-names'
import { refuseIfUsed } from '../records/uses'

export const categoryStore = crudStore({
  noun: 'categories',
  label: (row: Category) => row.title,

  list: (queries, query) =>
    listPage(queries, queries.select().from(category).$dynamic(), query, {
      id: category.id,
      search: [category.title],
      sort: { id: category.id, title: category.title },
    }),

  get: (queries, id) => first(queries.select().from(category).where(eq(category.id, id)).limit(1)),

  async create(tx, input: CategoryInput) {
    await refuseTakenName(tx, 'category', { name: input.title })
    return await one(tx.insert(category).values(input).returning())
  },

  async edit(tx, { id, title }, change) {
    if (change.title !== undefined && change.title !== title) {
      await refuseTakenName(tx, 'category', { id, name: change.title })
    }
    const isMoved = change.title !== undefined && slug(change.title) !== slug(title)
    if (isMoved) await noteFormerSlug(tx, 'categories', slug(title), id)
    return await one(tx.update(category).set(change).where(eq(category.id, id)).returning())
  },

  async remove(tx, { id, title }) {
    const query = `category=${id}` // finds these rows in their lists
    const subcategories = await tx.$count(subcategory, eq(subcategory.category, id))
    const collections = await tx.$count(collection, eq(collection.category, id))
    refuseIfUsed(`Category ${title}`, [
      { count: subcategories, noun: 'subcategories', query },
      { count: collections, noun: 'collections', query },
      ...(await scopeUses(tx, 'categories', id, query)),
    ])
    await noteFormerSlug(tx, 'categories', slug(title), id)
    return await one(tx.delete(category).where(eq(category.id, id)).returning())
  },

  async restore(tx, kept) {
    await refuseTakenName(tx, 'category', { name: kept.title })
    await tx.insert(category).values(kept)
  },
  parents: () => [],
  kept: storedRow(category),
  change: contract.categories.edit.body.strip(),
  query: contract.categories.list.query,
})
