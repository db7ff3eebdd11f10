import type { MenuEntry } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { category, subcategory } from '../../db/schema/catalogue'
import { collection } from '../../db/schema/collections'

/** Returns a function that gives the title of an entry's target row: null where the row was deleted, '' for addresses. */
export async function titlesOf(queries: Queries) {
  const categories = await queries.select().from(category)
  const subcategories = await queries
    .select({ id: subcategory.id, title: subcategory.title, category: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
  const collections = await queries
    .select({ id: collection.id, title: collection.title })
    .from(collection)
  const titles = new Map<string, string>([
    ...categories.map(({ id, title }) => [`category ${id}`, title] as const),
    ...subcategories.map(
      (row) => [`subcategory ${row.id}`, `${row.category} / ${row.title}`] as const,
    ),
    ...collections.map(({ id, title }) => [`collection ${id}`, title] as const),
  ])
  return ({ kind, target }: Pick<MenuEntry, 'kind' | 'target'>) =>
    target === null ? '' : (titles.get(`${kind} ${target}`) ?? null)
}
