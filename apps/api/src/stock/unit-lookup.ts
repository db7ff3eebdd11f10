import { codeFinder } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import type { Queries } from '../db/client'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { stockLevel, unitCode } from '../db/schema/stock'
import { onlyRow, rowFinder } from '../records/named-rows'
import { addressOf } from '../records/taken-names'

type Unit = { product_color: number; size: number }
type Named = { product: string; color: string; size: string }
export type UnitLookup = Awaited<ReturnType<typeof readUnitLookup>>

/** Reads all units of the shop with their levels, to find them by the names or ids that a person types. */
export async function readUnitLookup(db: Queries) {
  const products = rowFinder(await db.select({ id: product.id, name: product.title }).from(product))
  const colors = rowFinder(await db.select({ id: color.id, name: color.color_name }).from(color))
  const sizes = rowFinder(
    await db.select({ id: size.id, name: size.size_name }).from(size),
    // 'M' is the size MD, as in imports.
    (name) => addressOf('size', nameKey(name)),
  )
  const colorRows = await db
    .select({ id: productColor.id, product: productColor.product, color: productColor.color })
    .from(productColor)
  const colorIds = new Map(colorRows.map((row) => [`${row.product}-${row.color}`, row.id]))
  const levelRows = await db.select().from(stockLevel)
  const levels = new Map(levelRows.map((row) => [keyOf(row), row.quantity]))
  const withCode = codeFinder(await db.select().from(unitCode))
  const level = (unit: Unit) => levels.get(keyOf(unit)) ?? 0

  return {
    level,

    /** Adds the pieces of a row to the level that later rows see. Writes nothing to the database. */
    add: (unit: Unit & { quantity: number }) =>
      void levels.set(keyOf(unit), level(unit) + unit.quantity),

    /** Finds a unit by its barcode or SKU. Calls `wrong` where there is none. */
    ofCode(code: string, wrong: (message: string) => void): Unit | undefined {
      const found = withCode(code)
      if (!found) wrong(`No unit has the code ${code}.`)
      return found && { product_color: found.product_color, size: found.size }
    },

    /** Finds a unit by its names. Calls `wrong` for each name that is missing, unknown or not unique. */
    find(named: Named, wrong: (column: keyof Named, message: string) => void): Unit | undefined {
      const ofProduct = onlyRow(products, named.product, 'product', (text) =>
        wrong('product', text),
      )
      const ofColor = onlyRow(colors, named.color, 'color', (text) => wrong('color', text))
      const ofSize = onlyRow(sizes, named.size, 'size', (text) => wrong('size', text))
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

function keyOf({ product_color, size: ofSize }: Unit) {
  return `${product_color}-${ofSize}`
}
