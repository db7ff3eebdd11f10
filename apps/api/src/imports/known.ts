import { categoryInput, colorInput, sizeInput, subcategoryInput } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category, color, size, subcategory } from '../db/schema'
import type { Row } from './row'

export type Missing = { kind: 'category' | 'sub category' | 'color' | 'size'; name: string }
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/**
 * Looks up categories, sub categories, colors and sizes by name, in any letter case. An unknown name is an error of its
 * row. With `createMissing` it is noted as missing instead, and later rows find it, since the import will add it.
 */
export async function readCatalogue(db: Queries, createMissing: boolean) {
  const categories = new Set(
    (await db.select({ name: category.title }).from(category)).map(({ name }) =>
      name.toLowerCase(),
    ),
  )
  const subcategories = new Set(
    (
      await db
        .select({ title: subcategory.title, category: category.title })
        .from(subcategory)
        .innerJoin(category, eq(category.id, subcategory.category))
    ).map((one) => `${one.category}\n${one.title}`.toLowerCase()),
  )
  const colors = new Map(
    (await db.select().from(color)).map((one) => [one.color_name.toLowerCase(), one.hex_code]),
  )
  const sizes = new Set(
    (await db.select({ name: size.size_name }).from(size)).map(({ name }) => name.toLowerCase()),
  )
  const missing: Missing[] = []

  return {
    missing: () => missing,

    /** Whether the sub category exists or will be added. Where not, adds an error to the row. */
    hasSubcategory(row: Row, ofCategory: string, title: string) {
      const key = `${ofCategory}\n${title}`.toLowerCase()
      if (subcategories.has(key)) return true
      if (!createMissing) {
        row.wrong('subcategory', `There is no sub category “${title}” in “${ofCategory}”.`)
        return false
      }
      if (row.read('subcategory', subcategoryInput.shape.title, title) === undefined) return false
      if (!categories.has(ofCategory.toLowerCase())) {
        if (row.read('category', categoryInput.shape.title, ofCategory) === undefined) return false
        categories.add(ofCategory.toLowerCase())
        missing.push({ kind: 'category', name: ofCategory })
      }
      subcategories.add(key)
      missing.push({ kind: 'sub category', name: `${ofCategory} / ${title}` })
      return true
    },

    /** The hex code of a color; undefined, with an error of the row, where it doesn't exist and can't be added. */
    hexOf(row: Row, name: string) {
      const known = colors.get(name.toLowerCase())
      if (known !== undefined) return known
      if (!createMissing) return row.wrong('color', `There is no color “${name}”.`)
      if (row.cell('hex_code') === '') {
        return row.wrong('color', `There is no color “${name}”: to add it, give its hex code.`)
      }
      const hex = row.read('hex_code', colorInput.shape.hex_code)
      if (hex === undefined || row.read('color', colorInput.shape.color_name) === undefined) return
      colors.set(name.toLowerCase(), hex)
      missing.push({ kind: 'color', name })
      return hex
    },

    hasSize(row: Row, name: string) {
      if (sizes.has(name.toLowerCase())) return true
      if (!createMissing) {
        row.wrong('size', `There is no size “${name}”.`)
        return false
      }
      if (row.read('size', sizeInput.shape.size_name) === undefined) return false
      sizes.add(name.toLowerCase())
      missing.push({ kind: 'size', name })
      return true
    },
  }
}
