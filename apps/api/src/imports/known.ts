import { categoryInput, colorInput, sizeInput, subcategoryInput } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import { eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { category, color, size, subcategory } from '../db/schema/catalogue'
import { addressOf, sameAddress } from '../records/taken-names'
import type { Row } from './row'

export type Missing = { kind: 'category' | 'sub category' | 'color' | 'size'; name: string }
export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

/**
 * Looks up categories, sub categories, colors and sizes by name, as nameKey compares them. An unknown name is an error
 * of its row. With `createMissing` it is noted as missing instead, and later rows find it, since the import will add it.
 */
export async function readCatalogue(db: Queries, createMissing: boolean) {
  const categories = namesOf(
    'category',
    (await db.select({ name: category.title }).from(category)).map(({ name }) => name),
  )
  const colors = await db.select().from(color)
  const hexCodes = new Map(colors.map((one) => [nameKey(one.color_name), one.hex_code]))
  const colorNames = namesOf(
    'color',
    colors.map((one) => one.color_name),
  )
  const sizeRows = await db.select({ name: size.size_name }).from(size)
  const sizes = new Set(sizeRows.map(({ name }) => addressOf('size', name)))
  const placed = await db
    .select({ title: subcategory.title, category: category.title })
    .from(subcategory)
    .innerJoin(category, eq(category.id, subcategory.category))
  const parts = new Map<string, ReturnType<typeof namesOf>>()
  for (const one of placed) partsOf(one.category).add(one.title)
  const missing: Missing[] = []

  return {
    missing: () => missing,

    /** Whether the sub category exists or will be added. Where not, adds an error to the row. */
    hasSubcategory(row: Row, ofCategory: string, title: string) {
      const titles = partsOf(ofCategory)
      if (titles.has(title)) return true
      if (!createMissing) {
        row.wrong('subcategory', `There is no sub category “${title}” in “${ofCategory}”.`)
        return false
      }
      if (row.read('subcategory', subcategoryInput.shape.title, title) === undefined) return false
      if (!titles.isFree(title, (message) => row.wrong('subcategory', message))) return false
      if (!categories.has(ofCategory)) {
        if (row.read('category', categoryInput.shape.title, ofCategory) === undefined) return false
        if (!categories.isFree(ofCategory, (message) => row.wrong('category', message)))
          return false
        categories.add(ofCategory)
        missing.push({ kind: 'category', name: ofCategory })
      }
      titles.add(title)
      missing.push({ kind: 'sub category', name: `${ofCategory} / ${title}` })
      return true
    },

    /** The hex code of a color; undefined, with an error of the row, where it doesn't exist and can't be added. */
    hexOf(row: Row, name: string) {
      const known = hexCodes.get(nameKey(name))
      if (known !== undefined) return known
      if (!createMissing) return row.wrong('color', `There is no color “${name}”.`)
      if (row.cell('hex_code') === '') {
        return row.wrong('color', `There is no color “${name}”: to add it, give its hex code.`)
      }
      const hex = row.read('hex_code', colorInput.shape.hex_code)
      if (hex === undefined || row.read('color', colorInput.shape.color_name) === undefined) return
      if (!colorNames.isFree(name, (message) => row.wrong('color', message))) return
      colorNames.add(name)
      hexCodes.set(nameKey(name), hex)
      missing.push({ kind: 'color', name })
      return hex
    },

    /** A size is known by its short code too: M finds MD. */
    hasSize(row: Row, name: string) {
      if (sizes.has(addressOf('size', name))) return true
      if (!createMissing) {
        row.wrong('size', `There is no size “${name}”.`)
        return false
      }
      if (row.read('size', sizeInput.shape.size_name) === undefined) return false
      sizes.add(addressOf('size', name))
      missing.push({ kind: 'size', name })
      return true
    },
  }

  /** The sub categories of a category. */
  function partsOf(ofCategory: string) {
    const key = nameKey(ofCategory)
    const titles = parts.get(key) ?? namesOf('subcategory', [])
    parts.set(key, titles)
    return titles
  }
}

/** Names of one kind, by their keys and their addresses. */
function namesOf(kind: Parameters<typeof addressOf>[0], names: string[]) {
  const keys = new Set(names.map(nameKey))
  const addresses = new Map(names.map((name) => [addressOf(kind, name), name]))
  return {
    has: (name: string) => keys.has(nameKey(name)),
    add(name: string) {
      keys.add(nameKey(name))
      addresses.set(addressOf(kind, name), name)
    },
    /** Whether no other name has this one's address; where not, says so. */
    isFree(name: string, wrong: (message: string) => void) {
      const other = addresses.get(addressOf(kind, name))
      if (other !== undefined) wrong(sameAddress(name, other))
      return other === undefined
    },
  }
}
