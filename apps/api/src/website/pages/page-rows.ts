import {
  answeredDocument,
  answeredMeasures,
  type PageState,
  type StaffPage,
} from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { category, subcategory } from '../../db/schema/catalogue'
import { page, shownPage } from '../../db/schema/website'
import type { Fields } from '../../records/audit'

export type Draft = typeof page.$inferSelect
export type Shown = typeof shownPage.$inferSelect

/** What a version keeps of a page, and shoppers see. */
export function contentOf({ slug, title, intro, body, subcategory: of, measures }: Draft): Fields {
  return { slug, title, intro, body, subcategory: of, measures }
}

/** Drafts with what shoppers see of them, and the name of a size guide's sub category. */
export function pageRows(queries: Queries) {
  return queries
    .select({
      draft: page,
      shown: shownPage.content,
      published_at: shownPage.at,
      subcategory_title: sql<
        string | null
      >`CASE WHEN ${subcategory.id} IS NULL THEN NULL ELSE ${category.title} || ' / ' || ${subcategory.title} END`.as(
        'subcategory_title',
      ),
    })
    .from(page)
    .leftJoin(shownPage, eq(shownPage.id, page.id))
    .leftJoin(subcategory, eq(subcategory.id, page.subcategory))
    .leftJoin(category, eq(category.id, subcategory.category))
    .$dynamic()
}

type PageRow = Awaited<ReturnType<typeof pageRows>>[number]

export function staffPageOf({ draft, shown, published_at, subcategory_title }: PageRow): StaffPage {
  return {
    ...draft,
    body: answeredDocument.parse(draft.body),
    measures: answeredMeasures.nullable().parse(draft.measures),
    subcategory_title,
    state: stateOf(draft, shown),
    published_at,
  }
}

/** How the draft differs from what shoppers see. */
export function stateOf(draft: Draft, shown: Fields | null): PageState {
  if (shown === null) return 'draft'
  return isSameJson(contentOf(draft), shown) ? 'published' : 'changed'
}
