import {
  answeredDocument,
  answeredMeasures,
  shownPage as shownSchema,
  type ShownPage,
} from '@etrend/contract'
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '../../db/client'
import { category, subcategory } from '../../db/schema/catalogue'
import { shownPage } from '../../db/schema/website'
import { whileUnchanged } from '../../db/while-unchanged'

const content = shownSchema.omit({ guide_of: true }).extend({
  body: answeredDocument,
  measures: answeredMeasures.nullable(),
  subcategory: z.int().nullable(),
})

/** What shoppers read of pages. Every function answers at once, from the mirror. */
export function shownPages(db: Database) {
  const { mirror } = db
  const bySlug = mirror
    .select()
    .from(shownPage)
    .where(eq(shownPage.slug, sql.placeholder('slug')))
    .prepare()
  const named = mirror
    .select({ slug: shownPage.slug, content: shownPage.content })
    .from(shownPage)
    .where(and(ne(shownPage.slug, ''), isNull(shownPage.subcategory)))
    .orderBy(asc(shownPage.id))
    .prepare()
  const guides = mirror
    .select({ slug: shownPage.slug, subcategory: shownPage.subcategory })
    .from(shownPage)
    .where(isNotNull(shownPage.subcategory))
    .prepare()
  const guideSlugs = whileUnchanged(
    db,
    () => new Map(guides.all().map(({ slug, subcategory: id }) => [id, slug])),
  )
  const names = mirror
    .select({ category: category.title, subcategory: subcategory.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .where(eq(subcategory.id, sql.placeholder('id')))
    .prepare()

  /** A page as shoppers see it, from what is stored of it. */
  function shapeOf(stored: unknown): ShownPage {
    const { subcategory: id, ...page } = content.parse(stored)
    const name = id === null ? undefined : names.get({ id })
    const guide_of = name ? `${name.category}, ${name.subcategory.toLowerCase()}` : null
    return { ...page, guide_of }
  }

  return {
    shapeOf,

    /** The published page with this slug; undefined without one. */
    page(slug: string) {
      const row = slug === '' ? undefined : bySlug.get({ slug })
      return row && shapeOf(row.content)
    },

    /** Slug and title of the published pages, without size guides. */
    list: () =>
      named
        .all()
        .map(({ slug, content: stored }) => ({ slug, title: content.parse(stored).title })),

    /** The published rows of the home page, as stored; undefined where the shop's own rows are shown. */
    homeBody: () => bySlug.get({ slug: '' })?.content,

    /** The slug of the size guide of a sub category's products; null without one. */
    guideOf: (subcategoryId: number) => guideSlugs().get(subcategoryId) ?? null,
  }
}
