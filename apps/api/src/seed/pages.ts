import { pageInput, type HomeInput, type PageInput } from '@etrend/contract'
import { demoCategories, demoGuide, demoPages, demoSubcategories } from '@etrend/demo'
import { slug } from '@etrend/domain'
import { eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { one } from '../db/rows'
import { category, subcategory } from '../db/schema/catalogue'
import { shop } from '../db/schema/shop'
import { page, pageVersion, shownPage } from '../db/schema/website'

/**
 * Writes and publishes FAQ, policies, the store's page, with this picture if one is given, and a size guide for each sub
 * category that the demo has measures for.
 */
export async function writePages(tx: Queries, at: string, storePicture?: string) {
  const { name, location } = await one(tx.select().from(shop))
  for (const { blocks, ...texts } of demoPages({ name, location, storePicture })) {
    await publish(tx, pageInput.parse({ ...texts, body: { type: 'doc', content: blocks } }), at)
  }
  const rows = await tx
    .select({ id: subcategory.id, title: subcategory.title, of: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .orderBy(subcategory.id)
  for (const { id, title, of } of rows) {
    const people = demoCategories.find((known) => slug(known) === slug(of))
    const kind = demoSubcategories.find((known) => slug(known) === slug(title))
    if (!people || !kind) continue
    const { measures, blocks } = demoGuide(people, kind)
    const guide = {
      slug: `size-guide-${slug(people)}-${slug(kind)}`,
      title: `Size guide: ${people}, ${kind.toLowerCase()}`,
      intro: 'Measures of the body for each size.',
      body: { type: 'doc', content: blocks },
      subcategory: id,
      measures,
    }
    await publish(tx, pageInput.parse(guide), at)
  }
}

/**
 * Earlier versions had the texts of FAQ, policies and size guides in the program: a shop of such a version gets them as
 * pages, once, so that its addresses still show them.
 */
export async function keepFormerPages(db: Database, clock: () => Date) {
  await db.transaction(async (tx) => {
    const { has_pages } = await one(tx.select().from(shop))
    if (has_pages) return
    await writePages(tx, clock().toISOString())
    await tx.update(shop).set({ has_pages: true })
  })
}

type Content = Omit<PageInput, 'body'> & { body: PageInput['body'] | HomeInput }

/** Writes a page as staff would, and shows it to shoppers. */
export async function publish(tx: Queries, content: Content, at: string) {
  const { id } = await one(tx.insert(page).values(content).returning())
  const version = await one(
    tx.insert(pageVersion).values({ page: id, content, staff: null, at }).returning(),
  )
  const { slug: address, subcategory: of } = content
  const values = { id, version: version.id, slug: address, subcategory: of, content, at }
  await tx.insert(shownPage).values(values)
}
