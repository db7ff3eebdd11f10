import {
  answeredDocument,
  answeredMeasures,
  contract,
  type PageInput,
  type StaffPage,
} from '@etrend/contract'
import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { subcategory } from '../../db/schema/catalogue'
import { page, shownPage } from '../../db/schema/website'
import { listPage } from '../../http/list-page'
import { Refusal } from '../../lib/refusal'
import { crudStore } from '../../records/crud-store'
import { pageRows, staffPageOf, type Draft, type Shown } from './page-rows'

const MOST_PAGES = 500

/** Not the home page, which has rows instead of a document. */
const isPage = ne(page.slug, '')

/** The drafts of pages. A deleted page takes what shoppers see of it along, and a restored one brings it back. */
export const pageStore = crudStore({
  noun: 'pages',
  label: (row: StaffPage) => row.title,

  async list(queries, query) {
    const { rows, ...found } = await listPage(queries, pageRows(queries), query, {
      id: page.id,
      where: isPage,
      search: [page.title, page.slug],
      sort: { id: page.id, title: page.title, slug: page.slug, published_at: shownPage.at },
    })
    return { ...found, rows: rows.map(staffPageOf) }
  },

  async get(queries, id) {
    const row = await first(pageRows(queries).where(and(isPage, eq(page.id, id))))
    return row && staffPageOf(row)
  },

  async create(tx, input: PageInput) {
    await requireSubcategory(tx, input.subcategory)
    if ((await tx.$count(page, isPage)) >= MOST_PAGES) {
      throw new Refusal(409, `The shop has ${MOST_PAGES} pages already: delete one first.`)
    }
    const { id } = await one(tx.insert(page).values(withoutStrayMeasures(input)).returning())
    return await rowOf(tx, id)
  },

  async edit(tx, before, change) {
    if (change.subcategory) await requireSubcategory(tx, change.subcategory)
    const { slug, title, intro, body, subcategory: of, measures } = { ...before, ...change }
    const values = { slug, title, intro, body, subcategory: of, measures }
    await tx.update(page).set(withoutStrayMeasures(values)).where(eq(page.id, before.id))
    return await rowOf(tx, before.id)
  },

  async remove(tx, { id }) {
    const shown = await first(tx.delete(shownPage).where(eq(shownPage.id, id)).returning())
    const row = await one(tx.delete(page).where(eq(page.id, id)).returning())
    return { row, shown: shown ?? null }
  },

  async restore(tx, { row, shown }) {
    await tx.insert(page).values(row)
    if (shown) await tx.insert(shownPage).values(shown)
  },

  parents: ({ row }) => (row.subcategory === null ? [] : [['subcategories', row.subcategory]]),
  kept: z.custom<{ row: Draft; shown: Shown | null }>(
    (value) => typeof value === 'object' && value !== null,
  ),
  change: z
    .object({
      slug: z.string(),
      title: z.string(),
      intro: z.string(),
      body: answeredDocument,
      subcategory: z.int().nullable(),
      measures: answeredMeasures.nullable(),
    })
    .partial(),
  query: contract.pages.list.query,
})

async function rowOf(tx: Queries, id: number) {
  return staffPageOf(await one(pageRows(tx).where(eq(page.id, id))))
}

/** Only size guides have measures. */
function withoutStrayMeasures<Values extends Pick<PageInput, 'subcategory' | 'measures'>>(
  values: Values,
) {
  return values.subcategory === null ? { ...values, measures: null } : values
}

async function requireSubcategory(tx: Queries, id: number | null) {
  if (id === null) return
  if (await first(tx.select().from(subcategory).where(eq(subcategory.id, id)).limit(1))) return
  const message = 'Choose a sub category that exists.'
  throw new Refusal(400, message, { subcategory: message })
}
