import type { HomeRow, StaffHome } from '@etrend/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { category } from '../../db/schema/catalogue'
import { page, slide } from '../../db/schema/website'
import { refuseIfChanged } from '../../http/etag'
import { difference, record, type Author } from '../../records/audit'
import { pageRows, stateOf } from '../pages/page-rows'
import { actionOn } from '../pages/publishing'
import { defaultRows, storedRows } from './home-rows'

const isHome = eq(page.slug, '')

/** The draft of the home page; the shop's own rows while nobody has changed it. */
export async function readHome(queries: Queries): Promise<StaffHome> {
  const row = await first(pageRows(queries).where(isHome))
  if (!row) {
    const slides = await queries.select().from(slide).orderBy(asc(slide.id))
    const categories = await queries.select().from(category).orderBy(asc(category.id))
    const rows = defaultRows(slides, categories)
    return { id: null, rows, state: 'draft', published_at: null }
  }
  const { draft, shown, published_at } = row
  const rows = storedRows(draft.body)
  return { id: draft.id, rows, state: stateOf(draft, shown), published_at }
}

/** Replaces the rows of the draft. Throws Refusal (409) where `match` names another state. */
export async function saveHome(
  tx: Queries,
  rows: HomeRow[],
  match: string | undefined,
  by: Author,
): Promise<StaffHome> {
  const before = await readHome(tx)
  refuseIfChanged(before, match, 'home page')
  const changed = difference({ rows: before.rows }, { rows })
  if (!changed && before.id !== null) return before
  const body = { rows }
  const saved =
    before.id === null
      ? await one(tx.insert(page).values({ slug: '', title: 'Home page', body }).returning())
      : await one(tx.update(page).set({ body }).where(isHome).returning())
  await record(tx, by, { ...actionOn(saved), action: 'edit', ...changed })
  return await readHome(tx)
}
