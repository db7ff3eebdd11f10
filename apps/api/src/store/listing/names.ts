import { sizeWord, slug } from '@etrend/domain'
import { asc, eq } from 'drizzle-orm'
import type { Mirror } from '../../db/client'
import { category, color, size, subcategory } from '../../db/schema/catalogue'
import { groupBy } from '../../lib/group-by'

export type FacetNames = ReturnType<ReturnType<typeof facetNames>>

/**
 * Returns a function that reads the values that the shop's data bring to filters, in display order, as the slugs and
 * codes of page addresses.
 */
export function facetNames(db: Mirror) {
  const categories = db.select().from(category).orderBy(asc(category.id)).prepare()
  const subcategories = db
    .select({ title: subcategory.title, category: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
    .orderBy(asc(subcategory.id))
    .prepare()
  const sizes = db.select().from(size).orderBy(asc(size.sort_key)).prepare()
  const colors = db.select().from(color).orderBy(asc(color.id)).prepare()
  return () => {
    const rows = subcategories.all()
    const all = eachOnce(rows)
    const inCategory = groupBy(rows, (row) => slug(row.category))
    const of = new Map(Array.from(inCategory, ([key, own]) => [key, eachOnce(own)]))
    return {
      categories: categories.all().map(({ title }) => named(title)),
      /** Those of one category, or of all. */
      subcategories: (category: string | undefined) =>
        category === undefined ? all : (of.get(category) ?? []),
      sizes: sizes.all().map(({ size_name }) => {
        const word = sizeWord(size_name)
        return { value: word, label: word }
      }),
      colors: colors.all().map(({ color_name, hex_code }) => ({ ...named(color_name), hex_code })),
    }
  }
}

/** Several categories have their own 'Tops': those with the same slug are one value. */
function eachOnce(rows: { title: string }[]) {
  return [...new Map(rows.map(({ title }) => [slug(title), named(title)])).values()]
}

function named(title: string) {
  return { value: slug(title), label: title }
}
