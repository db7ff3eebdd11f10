import type { CodesToMake, UnitKey } from '@etrend/contract'
import { isNull, or } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { countRows, first, one } from '../../db/rows'
import { ownBarcode, unitCode } from '../../db/schema/stock'
import { writeInSlices } from '../../db/slices'
import { record, recordParts, type Author } from '../../records/audit'
import { codeActions, codeChange, haveCodes, writeFreeCodes, type CodeChange } from './code-changes'
import { allUnits, codedUnits, unitRow, type UnitRow } from './coded-units'
import { ownCode } from './own-range'

const AT_ONCE = 1000
const lacking = or(isNull(unitCode.sku), isNull(unitCode.barcode))

/**
 * Makes a SKU and an EAN-13 of the shop's range for each of the units that lacks one; units that don't exist are left
 * out. Written in slices, so that no other write waits long.
 */
export async function makeCodes(db: Database, { units }: CodesToMake, by: Author) {
  const asked: UnitKey[] = units === 'all' ? await firstLacking(db.read) : units
  const made = { skus: 0, barcodes: 0 }
  const changes: CodeChange[] = []
  let next = 0
  await writeInSlices(db, async (tx, hasTime) => {
    for (let unit = asked[next]; unit && hasTime(); unit = asked[next]) {
      const change = await makeMissing(tx, unit, by)
      if (change) {
        changes.push(change)
        if (change.unit.sku === null) made.skus += 1
        if (change.unit.barcode === null) made.barcodes += 1
      }
      next += 1
    }
    if (next < asked.length) return false
    if (changes.length > 0) {
      const label = `${made.skus} SKUs and ${made.barcodes} barcodes`
      const audit = await record(tx, by, { action: 'make codes', noun: 'stock', label })
      await recordParts(tx, by, audit, codeActions(changes))
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
  if (!row || (row.sku !== null && row.barcode !== null)) return undefined
  const codes = {
    ...(row.sku === null && { sku: await freeSku(tx, row) }),
    ...(row.barcode === null && { barcode: await nextBarcode(tx, row, by) }),
  }
  const change = codeChange(row, codes)
  await writeFreeCodes(tx, [change])
  return change
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
    if (
      !(await first(
        tx
          .select()
          .from(unitCode)
          .where(haveCodes('sku', [sku])),
      ))
    )
      return sku
  }
}

/** The next number of the shop's range. Skips numbers that were given as codes of another till. */
async function nextBarcode(tx: Queries, { product_color, size }: UnitKey, { at }: Author) {
  for (;;) {
    const values = { product_color, size, created_at: at }
    const { id } = await one(tx.insert(ownBarcode).values(values).returning())
    const code = ownCode(id)
    if (
      !(await first(
        tx
          .select()
          .from(unitCode)
          .where(haveCodes('barcode', [code])),
      ))
    )
      return code
  }
}

function plain(name: string) {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, 12)
}
