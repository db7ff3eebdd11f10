import { barcode, plainCode, shortenedCode, sku, unitCodes, type UnitCodes } from '@etrend/contract'
import { nameKey } from '@etrend/contract/typed-text'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { color, product, productColor, size } from '../db/schema/catalogue'
import { unitCode } from '../db/schema/stock'
import type { Author } from '../records/audit'
import { addressOf } from '../records/taken-names'
import { unitRow } from '../stock/codes/coded-units'
import { givableCodes, setCodes } from '../stock/codes/set-codes'
import { keyOf } from './existing'
import type { Begun } from './product-rows'
import type { Row } from './row'

export type KnownCodes = Awaited<ReturnType<typeof readKnownCodes>>
type Named = { product: Begun; color: string; size: string }

/** The units that have each code: those of the shop, and those of the rows that were read so far. */
export async function readKnownCodes(db: Queries) {
  const rows = await db
    .select({
      title: product.title,
      Brand: product.Brand,
      color: color.color_name,
      size: size.size_name,
      sku: unitCode.sku,
      barcode: unitCode.barcode,
    })
    .from(unitCode)
    .innerJoin(productColor, eq(productColor.id, unitCode.product_color))
    .innerJoin(product, eq(product.id, productColor.product))
    .innerJoin(color, eq(color.id, productColor.color))
    .innerJoin(size, eq(size.id, unitCode.size))
  const owners = { sku: new Map<string, string>(), barcode: new Map<string, string>() }
  for (const row of rows) {
    const owner = nameOf(row.title, row.Brand, row.color, row.size)
    if (row.sku !== null) owners.sku.set(row.sku.toLowerCase(), owner)
    if (row.barcode !== null) owners.barcode.set(row.barcode, owner)
  }
  return owners
}

/** The codes in a row's cells. An empty cell changes nothing. A code that another unit has is an error of the row. */
export function readCodes(row: Row, unit: Named, owners: KnownCodes): UnitCodes {
  const codes: UnitCodes = {}
  const owner = nameOf(unit.product.title, row.cell('Brand'), unit.color, unit.size)
  if (row.cell('sku') !== '') {
    codes.sku = row.read('sku', sku)
    if (codes.sku) claim(owners.sku, codes.sku.toLowerCase(), 'sku')
  }
  const text = row.cell('barcode')
  const shortened = shortenedCode(text)
  if (shortened !== undefined) row.wrong('barcode', shortened)
  else if (text !== '') {
    codes.barcode = row.read('barcode', barcode, plainCode(text))
    if (codes.barcode) claim(owners.barcode, codes.barcode, 'barcode')
  }
  return codes

  function claim(known: Map<string, string>, code: string, field: 'sku' | 'barcode') {
    const other = known.get(code)
    if (other === undefined || other === owner) known.set(code, owner)
    else row.wrong(field, `Another unit has this ${field === 'sku' ? 'SKU' : 'barcode'} already.`)
  }
}

/**
 * Gives a unit the codes that it had before an import, unless somebody has changed them since. A former code that
 * another unit has by now stays with that unit.
 */
export async function putBackCodes(
  tx: Queries,
  { id, written }: { id: number; written: string | null },
  by: Author,
  part_of: number,
) {
  const { before, after } = changed.parse(JSON.parse(written ?? ''))
  const now = await first(tx.select().from(unitCode).where(eq(unitCode.id, id)))
  const isAsWritten =
    (after.sku === undefined || now?.sku === after.sku) &&
    (after.barcode === undefined || now?.barcode === after.barcode)
  const unit = now && isAsWritten ? await unitRow(tx, now) : undefined
  if (!unit || !now) return
  await setCodes(tx, now, await givableCodes(tx, unit, before), by, { part_of })
}

const changed = z.object({ before: unitCodes, after: unitCodes })

function nameOf(title: string, brand: string, inColor: string, ofSize: string) {
  return [keyOf(title, brand), nameKey(inColor), addressOf('size', ofSize)].join('\n')
}
