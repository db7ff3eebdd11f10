import type { CodesToMake, UnitKey } from '@etrend/contract'
import { isNull, or } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { countRows, first, one } from '../../db/rows'
import { ownBarcode, unitCode } from '../../db/schema-stock'
import { writeInSlices } from '../../lib/slices'
import { record, type Author } from '../../records/audit'
import { allUnits, codedUnits, unitRow, type UnitRow } from './coded-units'
import { ownCode } from './own-range'
import { hasCode, writeCodes } from './set-codes'

const AT_ONCE = 1000
const lacking = or(isNull(unitCode.sku), isNull(unitCode.barcode))

/**
 * Makes a SKU and an EAN-13 of the shop's range for each of the units that lacks one; units that don't exist are left
 * out. Written in slices, so that no other write waits long.
 */
export async function makeCodes(db: Database, { units }: CodesToMake, by: Author) {
  const asked: UnitKey[] = units === 'all' ? await firstLacking(db.read) : units
  const made = { skus: 0, barcodes: 0 }
  let next = 0
  await writeInSlices(db, async (tx, hasTime) => {
    for (let unit = asked[next]; unit && hasTime(); unit = asked[next]) {
      const { sku, barcode } = await makeMissing(tx, unit, by)
      if (sku) made.skus += 1
      if (barcode) made.barcodes += 1
      next += 1
    }
    if (next < asked.length) return false
    if (made.skus + made.barcodes > 0) {
      const label = `${made.skus} SKUs and ${made.barcodes} barcodes`
      await record(tx, by, { action: 'make codes', noun: 'stock', label })
    }
    return true
  })
  const left = await countRows(db.read, codedUnits(db.read, allUnits).where(lacking))
  return { ...made, left }
}

async function firstLacking(db: Queries) {
  return await codedUnits(db, allUnits).where(lacking).limit(AT_ONCE)
}

async function makeMissing(tx: Queries, unit: UnitKey, by: Author) {
  const row = await unitRow(tx, unit)
  if (!row) return {}
  const codes = {
    ...(row.sku === null && { sku: await freeSku(tx, row) }),
    ...(row.barcode === null && { barcode: await nextBarcode(tx, row, by) }),
  }
  if (Object.keys(codes).length > 0) await writeCodes(tx, unit, codes)
  return codes
}

/** '12-NAVY-MD': the product's id, color and size. A number follows where another unit has this already. */
async function freeSku(tx: Queries, { product, color_name, size_name, ...unit }: UnitRow) {
  const base = [
    product,
    plain(color_name) || unit.product_color,
    plain(size_name) || unit.size,
  ].join('-')
  for (let number = 1; ; number += 1) {
    const sku = number === 1 ? base : `${base}-${number}`
    if (!(await first(tx.select().from(unitCode).where(hasCode('sku', sku))))) return sku
  }
}

/** The next number of the shop's range. Skips numbers that were given as codes of another till. */
async function nextBarcode(tx: Queries, { product_color, size }: UnitKey, { at }: Author) {
  for (;;) {
    const values = { product_color, size, created_at: at }
    const { id } = await one(tx.insert(ownBarcode).values(values).returning())
    const code = ownCode(id)
    if (!(await first(tx.select().from(unitCode).where(hasCode('barcode', code))))) return code
  }
}

function plain(name: string) {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 12)
}
