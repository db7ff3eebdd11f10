import { codeFinder } from '@etrend/contract'
import { nameKey, typedText } from '@etrend/contract/typed-text'
import type { Queries } from '../db/client'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { stockLevel, unitCode } from '../db/schema/stock'
import { addressOf } from '../records/taken-names'

type Unit = { product_color: number; size: number }
type Named = { product: string; color: string; size: string }
export type UnitLookup = Awaited<ReturnType<typeof readUnitLookup>>

/** Reads all units of the shop with their levels, to find them by the names or ids that a person types. */
export async function readUnitLookup(db: Queries) {
  const products = finder(await db.select({ id: product.id, name: product.title }).from(product))
  const colors = finder(await db.select({ id: color.id, name: color.color_name }).from(color))
  const sizes = finder(
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

type Finder = (text: string) => number[]

/**
 * Finds the ids of the rows with a name, or the row of an id that is written '#4'. A number alone is a name only: a
 * size may be called 4, and one that doesn't exist must not be read as the size with the id 4.
 */
function finder(rows: { id: number; name: string }[], keyOfName = nameKey): Finder {
  const ids = new Set(rows.map(({ id }) => id))
  const byName = new Map<string, number[]>()
  for (const { id, name } of rows) {
    const key = keyOfName(name)
    byName.set(key, [...(byName.get(key) ?? []), id])
  }
  return (text) => {
    const id = Number(/^#(\d+)$/.exec(typedText(text))?.[1])
    return byName.get(keyOfName(text)) ?? (ids.has(id) ? [id] : [])
  }
}

function only(find: Finder, text: string, noun: string, wrong: (message: string) => void) {
  if (text === '') return wrong(`Enter a ${noun}.`)
  const ids = find(text)
  const [id, ...others] = ids
  if (id === undefined) return wrong(`There is no ${noun} “${text}”.`)
  if (others.length > 0) {
    const choice = ids.map((one) => `#${one}`).join(' or ')
    return wrong(`${ids.length} ${noun}s are called “${text}”: enter ${choice}.`)
  }
  return id
}

function keyOf({ product_color, size: ofSize }: Unit) {
  return `${product_color}-${ofSize}`
}
