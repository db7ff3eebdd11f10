import {
  collection as collectionRow,
  contract,
  type Collection,
  type RecordNoun,
} from '@etrend/contract'
import { slug as slugOf } from '@etrend/domain'
import { and, eq } from 'drizzle-orm'
import { contentOf } from '../db/catalogue/collection-content'
import { noteFormerSlug } from '../db/catalogue/former-slugs'
import { storedRow } from '../db/catalogue/stored-row'
import type { Queries } from '../db/client'
import { first, one } from '../db/rows'
import { collection } from '../db/schema/collections'
import { equals, listPage } from '../http/list-page'
import { crudStore } from '../records/crud-store'
import { scopeUses } from '../records/scopes'
import { refuseIfUsed } from '../records/uses'
import { colorsOfProducts, requireContent } from './collection-rules'

/** `image` is the src of a picture that is saved already, see pictures.ts. */
type Input = Omit<Collection, 'id'>
type Row = typeof collection.$inferSelect

export const collectionStore = crudStore({
  noun: 'collections',
  label: (row: Collection) => row.title,

  async list(queries, query) {
    const page = await listPage<Row>(queries, queries.select().from(collection).$dynamic(), query, {
      id: collection.id,
      where: and(
        equals(collection.kind, query.kind),
        equals(collection.category, query.category),
        equals(collection.subcategory, query.subcategory),
        equals(collection.color, query.color),
      ),
      search: [collection.title, collection.slug],
      sort: {
        id: collection.id,
        title: collection.title,
        kind: collection.kind,
        slug: collection.slug,
      },
    })
    return { ...page, rows: page.rows.map(wireOf) }
  },

  get: readOne,

  async create(tx, input: Input) {
    await requireContent(tx, input)
    const values = { ...valuesOf(input), product_colors: await colorsOfProducts(tx, input) }
    return wireOf(await one(tx.insert(collection).values(values).returning()))
  },

  async edit(tx, { id, ...before }, change) {
    const after = { ...before, ...change }
    await requireContent(tx, after, before.products)
    const product_colors = await colorsOfProducts(tx, after, before.product_colors)
    const values = { ...valuesOf(after), product_colors }
    if (values.slug !== before.slug) await noteFormerSlug(tx, 'collections', before.slug, id)
    return wireOf(
      await one(tx.update(collection).set(values).where(eq(collection.id, id)).returning()),
    )
  },

  async remove(tx, { id, slug, title }) {
    refuseIfUsed(`Collection ${title}`, await scopeUses(tx, 'collections', id, `collection=${id}`))
    await noteFormerSlug(tx, 'collections', slug, id)
    return await one(tx.delete(collection).where(eq(collection.id, id)).returning())
  },

  restore: (tx, kept) => tx.insert(collection).values(kept),
  parents: ({ category, subcategory, color }) => [
    ...idOf('categories', category),
    ...idOf('subcategories', subcategory),
    ...idOf('colors', color),
  ],
  kept: storedRow(collection),
  change: collectionRow.omit({ id: true }).partial(),
  query: contract.collections.list.query,
})

function idOf(noun: RecordNoun, id: number | null): [RecordNoun, number][] {
  return id === null ? [] : [[noun, id]]
}

async function readOne(queries: Queries, id: number) {
  const row = await first(queries.select().from(collection).where(eq(collection.id, id)).limit(1))
  return row && wireOf(row)
}

function wireOf(row: Row): Collection {
  const { id, title, slug, text, image, seo_title, seo_description } = row
  return { id, title, slug, text, image, seo_title, seo_description, ...contentOf(row) }
}

/** The columns. Without an address, it is made from the title. A collection by hand has no conditions, and vice versa. */
function valuesOf({ rule, ...input }: Input) {
  const isByHand = input.kind === 'hand'
  return {
    ...input,
    slug: input.slug || slugOf(input.title),
    ...(isByHand ? noRule : rule),
    products: isByHand ? [...new Set(input.products)] : [],
  }
}

const noRule = {
  category: null,
  subcategory: null,
  color: null,
  min_price: null,
  max_price: null,
  is_discounted: false,
  added_within_days: null,
  best_selling: null,
}
