import type { UnitCodes, UnitKey } from '@etrend/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { ownBarcode, unitCode } from '../../db/schema-stock'
import { found, Refusal } from '../../http/errors'
import { difference, record, type Author, type Links } from '../../records/audit'
import { nameOf, unitRow } from './coded-units'
import { numberOf } from './own-range'

/**
 * Gives a unit these codes, with an entry in the audit log, and returns their row and what changed in it. Throws
 * Refusal: 404 no such unit, 409 a code that another unit has, or that the shop once made for another unit.
 */
export async function setCodes(
  tx: Queries,
  unit: UnitKey,
  codes: UnitCodes,
  by: Author,
  links: Links = {},
) {
  const before = found(await unitRow(tx, unit), 'unit')
  if (codes.sku) await takeOver(tx, unit, 'sku', codes.sku)
  if (codes.barcode) {
    await refuseMadeForAnother(tx, unit, codes.barcode)
    await takeOver(tx, unit, 'barcode', codes.barcode)
  }
  const row = await writeCodes(tx, unit, codes)
  const kept = { sku: before.sku, barcode: before.barcode }
  const changed = difference(kept, { sku: row.sku, barcode: row.barcode })
  const entry = { action: 'codes', noun: 'stock', label: nameOf(before) }
  if (changed) await record(tx, by, { ...entry, ...changed, ...links })
  return { row, changed }
}

/** Writes codes that are known to be free. */
export function writeCodes(tx: Queries, { product_color, size }: UnitKey, codes: UnitCodes) {
  const set = {
    ...(codes.sku !== undefined && { sku: codes.sku }),
    ...(codes.barcode !== undefined && { barcode: codes.barcode }),
  }
  const target = [unitCode.product_color, unitCode.size]
  const values = { product_color, size, ...set }
  // A conflict must set something, even when no code is given.
  const update = { target, set: { product_color, ...set } }
  return one(tx.insert(unitCode).values(values).onConflictDoUpdate(update).returning())
}

/** The condition for the row that has this SKU, in any letter case, or this barcode. */
export function hasCode(kind: 'sku' | 'barcode', code: string): SQL {
  return kind === 'barcode'
    ? eq(unitCode.barcode, code)
    : sql`lower(${unitCode.sku}) = ${code.toLowerCase()}`
}

/** Refuses (409) a code that another unit has. Takes it from a unit that was deleted. */
async function takeOver(tx: Queries, unit: UnitKey, kind: 'sku' | 'barcode', code: string) {
  const owner = await first(tx.select().from(unitCode).where(hasCode(kind, code)))
  if (!owner || isSame(owner, unit)) return
  const other = await unitRow(tx, owner)
  if (other) {
    const name = kind === 'sku' ? 'SKU' : 'barcode'
    const message = `${code} is the ${name} of ${nameOf(other)} already.`
    throw new Refusal(409, message, { [kind]: message })
  }
  await tx
    .update(unitCode)
    .set({ [kind]: null })
    .where(eq(unitCode.id, owner.id))
}

async function refuseMadeForAnother(tx: Queries, unit: UnitKey, code: string) {
  const number = numberOf(code)
  if (number === undefined) return
  const made = await first(tx.select().from(ownBarcode).where(eq(ownBarcode.id, number)))
  if (!made || isSame(made, unit)) return
  const message = `The shop made ${code} for another unit: its labels may still be around, so it can't be used again.`
  throw new Refusal(409, message, { barcode: message })
}

function isSame(one: UnitKey, other: UnitKey) {
  return one.product_color === other.product_color && one.size === other.size
}
