import type { PageVersion } from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import { and, desc, eq, ne, or, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { user } from '../../db/schema/people'
import { page, pageVersion, shownPage } from '../../db/schema/website'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { difference, record, type Author } from '../../records/audit'
import { contentOf, stateOf, type Draft } from './page-rows'
import { textsOf } from './page-texts'

const MOST_VERSIONS = 50

/** Shows the draft to shoppers, as a new version. Does nothing where they see it already. */
export async function publish(tx: Queries, id: number, by: Author) {
  const { draft, shown } = await read(tx, id)
  const content = contentOf(draft)
  if (shown && isSameJson(shown.content, content)) return await stateIn(tx, id)
  await refuseTaken(tx, draft)
  const values = { page: id, content, staff: by.staff, at: by.at }
  const version = await one(tx.insert(pageVersion).values(values).returning())
  await tx.delete(shownPage).where(eq(shownPage.id, id))
  const { slug, subcategory } = draft
  await tx
    .insert(shownPage)
    .values({ id, version: version.id, slug, subcategory, content, at: by.at })
  await record(tx, by, { ...actionOn(draft), action: 'publish' })
  return await stateIn(tx, id)
}

/** Takes a page off the shop. Its draft and versions stay. */
export async function hide(tx: Queries, id: number, by: Author) {
  const { draft } = await read(tx, id)
  const hidden = await first(tx.delete(shownPage).where(eq(shownPage.id, id)).returning())
  if (hidden) await record(tx, by, { ...actionOn(draft), action: 'hide' })
  return await stateIn(tx, id)
}

/** Makes an older version the draft. */
export async function bringBack(tx: Queries, id: number, version: number, by: Author) {
  const { draft } = await read(tx, id)
  const isOfPage = and(eq(pageVersion.page, id), eq(pageVersion.id, version))
  const { content } = found(await first(tx.select().from(pageVersion).where(isOfPage)), 'version')
  const after = await one(
    tx
      .update(page)
      .set({ ...draft, ...content, id })
      .where(eq(page.id, id))
      .returning(),
  )
  const changed = difference(contentOf(draft), contentOf(after))
  if (changed) await record(tx, by, { ...actionOn(draft), action: 'edit', ...changed })
  return await stateIn(tx, id)
}

/** The newest 50 versions of a page, the newest first. */
export async function versionsOf(queries: Queries, id: number): Promise<PageVersion[]> {
  const { shown } = await read(queries, id)
  const rows = await queries
    .select({
      id: pageVersion.id,
      at: pageVersion.at,
      content: pageVersion.content,
      staff_name: sql<string>`coalesce(${user.username}, '')`,
    })
    .from(pageVersion)
    .leftJoin(user, eq(user.id, pageVersion.staff))
    .where(eq(pageVersion.page, id))
    .orderBy(desc(pageVersion.id))
    .limit(MOST_VERSIONS)
  return rows.map(({ content, ...row }) => {
    return { ...row, is_shown: row.id === shown?.version, texts: textsOf(content) }
  })
}

/** How the log names a page. The home page isn't a row that staff add and delete. */
export function actionOn({ id, slug, title }: Pick<Draft, 'id' | 'slug' | 'title'>) {
  return slug === ''
    ? { noun: 'homePage', label: title }
    : { noun: 'pages', row_id: id, label: title }
}

async function read(queries: Queries, id: number) {
  const draft = found(await first(queries.select().from(page).where(eq(page.id, id))), 'page')
  const shown = await first(queries.select().from(shownPage).where(eq(shownPage.id, id)))
  return { draft, shown }
}

async function stateIn(tx: Queries, id: number) {
  const { draft, shown } = await read(tx, id)
  return { id, state: stateOf(draft, shown?.content ?? null), published_at: shown?.at ?? null }
}

/** Throws Refusal (409) where another page is still shown at the address, or for the sub category. */
async function refuseTaken(tx: Queries, { id, slug, subcategory }: Draft) {
  const isSameSlug = eq(shownPage.slug, slug)
  const isTaken =
    subcategory === null ? isSameSlug : or(isSameSlug, eq(shownPage.subcategory, subcategory))
  const other = await first(
    tx
      .select({ title: page.title })
      .from(shownPage)
      .innerJoin(page, eq(page.id, shownPage.id))
      .where(and(ne(shownPage.id, id), isTaken)),
  )
  if (!other) return
  const message = `Shoppers still see the page “${other.title}” there. Publish its change or hide it first.`
  throw new Refusal(409, message)
}
