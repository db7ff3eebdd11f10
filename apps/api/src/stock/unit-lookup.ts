import { plainCode } from '@etrend/contract'
import type { Queries } from '../db/client'
import { color, product, productColor, size, stockLevel } from '../db/schema'
import { unitCode } from '../db/schema-stock'

type Unit = { product_color: number; size: number }
type Named = { product: string; color: string; size: string }
export type UnitLookup = Awaited<ReturnType<typeof readUnitLookup>>

/** Reads all units of the shop with their levels, to find them by the names or ids that a person types. */
export async function readUnitLookup(db: Queries) {
  const products = byName(await db.select({ id: product.id, name: product.title }).from(product))
  const colors = byName(await db.select({ id: color.id, name: color.color_name }).from(color))
  const sizes = byName(await db.select({ id: size.id, name: size.size_name }).from(size))
  const colorRows = await db
    .select({ id: productColor.id, product: productColor.product, color: productColor.color })
    .from(productColor)
  const colorIds = new Map(colorRows.map((row) => [`${row.product}-${row.color}`, row.id]))
  const levelRows = await db.select().from(stockLevel)
  const levels = new Map(levelRows.map((row) => [keyOf(row), row.quantity]))
  const codes = codesOf(await db.select().from(unitCode))
  const level = (unit: Unit) => levels.get(keyOf(unit)) ?? 0

  return {
    level,

    /** Adds the pieces of a row to the level that later rows see. Writes nothing to the database. */
    add: (unit: Unit & { quantity: number }) =>
      void levels.set(keyOf(unit), level(unit) + unit.quantity),

    /** Finds a unit by its barcode or SKU. Calls `wrong` where there is none. */
    ofCode(code: string, wrong: (message: string) => void): Unit | undefined {
      const unit = codes.get(plainCode(code)) ?? codes.get(code.toLowerCase())
      if (!unit) wrong(`No unit has the code ${code}.`)
      return unit
    },

    /** Finds a unit by its names. Calls `wrong` for each name that is missing, unknown or not unique. */
    find(named: Named, wrong: (column: keyof Named, message: string) => void): Unit | undefined {
      const ofProduct = only(products, named.product, 'product', (text) => wrong('product', text))
      const ofColor = only(colors, named.color, 'color', (text) => wrong('color', text))
      const ofSize = only(sizes, named.size, 'size', (text) => wrong('size', text))
      if (ofProduct === undefined || ofColor === undefined) return undefined
      const product_color = colorIds.get(`${ofProduct}-${ofColor}`)
      if (product_color === undefined) {
        wrong('color', `This product doesn't come in ${named.color}.`)
        return undefined
      }
      return ofSize === undefined ? undefined : { product_color, size: ofSize }
    },
  }
}

function codesOf(rows: (Unit & { sku: string | null; barcode: string | null })[]) {
  const units = new Map<string, Unit>()
  for (const { product_color, size: ofSize, sku, barcode } of rows) {
    const unit = { product_color, size: ofSize }
    if (sku !== null) units.set(sku.toLowerCase(), unit)
    if (barcode !== null) units.set(barcode, unit)
  }
  return units
}

type Names = Map<string, number[]>

/** Ids by name in lower case, and by id where nothing has that name: a size may be called 38. */
function byName(rows: { id: number; name: string }[]): Names {
  const names: Names = new Map()
  for (const { id, name } of rows) {
    const key = name.toLowerCase()
    names.set(key, [...(names.get(key) ?? []), id])
  }
  for (const { id } of rows) {
    if (!names.has(String(id))) names.set(String(id), [id])
  }
  return names
}

function only(names: Names, text: string, noun: string, wrong: (message: string) => void) {
  if (text === '') return wrong(`Enter a ${noun}.`)
  const [id, ...others] = names.get(text.toLowerCase()) ?? []
  if (id === undefined) return wrong(`There is no ${noun} “${text}”.`)
  if (others.length > 0)
    return wrong(`${others.length + 1} ${noun}s are called “${text}”: enter the id.`)
  return id
}

function keyOf({ product_color, size: ofSize }: Unit) {
  return `${product_color}-${ofSize}`
}
