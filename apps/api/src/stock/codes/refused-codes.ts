import type { UnitKey } from '@etrend/contract'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { ownBarcode, unitCode } from '../../db/schema/stock'
import {
  codeKinds,
  givenCodes,
  haveCodes,
  plainCodeOf,
  type CodeChange,
  type CodeKind,
} from './code-changes'
import { nameOf, unitRow } from './coded-units'
import { numberOf } from './own-range'

/** A code that can't be given to its unit, and why. */
type RefusedCode = { change: CodeChange; kind: CodeKind; message: string }

/**
 * The codes that can't be given: another unit has them and keeps them, two units would get them, or the shop once made
 * them for another unit. Units that were deleted keep no code.
 */
export async function refusedCodes(tx: Queries, changes: CodeChange[]): Promise<RefusedCode[]> {
  const refused: RefusedCode[] = []
  for (const kind of codeKinds) {
    const given = givenCodes(changes, kind)
    if (given.length === 0) continue
    const claims = claimsOf(changes, kind)
    const owners = await keepersOf(
      tx,
      kind,
      given.map(({ code }) => code),
      changes,
    )
    for (const { change, code } of given) {
      const plain = plainCodeOf(kind, code)
      const name = kind === 'sku' ? 'SKU' : 'barcode'
      const owner = owners.get(plain)
      if (owner !== undefined) {
        refused.push({ change, kind, message: `${code} is the ${name} of ${owner} already.` })
      } else if ((claims.get(plain) ?? 0) > 1) {
        refused.push({ change, kind, message: `Give the ${name} ${code} to one unit only.` })
      }
    }
  }
  return [...refused, ...(await madeForAnother(tx, changes))]
}

/** How many of the changed units would have each code. */
function claimsOf(changes: CodeChange[], kind: CodeKind) {
  const claims = new Map<string, number>()
  for (const { after } of changes) {
    const code = after[kind]
    if (code === null) continue
    const plain = plainCodeOf(kind, code)
    claims.set(plain, (claims.get(plain) ?? 0) + 1)
  }
  return claims
}

/** The names of the units that have these codes and aren't changed now. */
async function keepersOf(tx: Queries, kind: CodeKind, codes: string[], changes: CodeChange[]) {
  const changed = new Set(changes.map(({ unit }) => keyOf(unit)))
  const names = new Map<string, string>()
  for (const row of await tx.select().from(unitCode).where(haveCodes(kind, codes))) {
    const code = row[kind]
    if (code === null || changed.has(keyOf(row))) continue
    const unit = await unitRow(tx, row)
    if (unit) names.set(plainCodeOf(kind, code), nameOf(unit))
  }
  return names
}

async function madeForAnother(tx: Queries, changes: CodeChange[]): Promise<RefusedCode[]> {
  const given = givenCodes(changes, 'barcode').flatMap(({ change, code }) => {
    const number = numberOf(code)
    return number === undefined ? [] : [{ change, code, number }]
  })
  if (given.length === 0) return []
  const numbers = given.map(({ number }) => number)
  const made = await tx.select().from(ownBarcode).where(inArray(ownBarcode.id, numbers))
  const units = new Map(made.map((row) => [row.id, keyOf(row)]))
  return given.flatMap(({ change, code, number }) => {
    const unit = units.get(number)
    if (unit === undefined || unit === keyOf(change.unit)) return []
    const message = `The shop made ${code} for another unit: its labels may still be around, so it can't be used again.`
    return [{ change, kind: 'barcode' as const, message }]
  })
}

function keyOf({ product_color, size }: UnitKey) {
  return `${product_color}-${size}`
}
