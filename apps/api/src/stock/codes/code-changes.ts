import { skuKey, type UnitCodes } from '@etrend/contract'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { unitCode } from '../../db/schema/stock'
import { difference, type Action } from '../../records/audit'
import { nameOf, type UnitRow } from './coded-units'

export type CodeKind = 'sku' | 'barcode'
export const codeKinds: CodeKind[] = ['sku', 'barcode']

/** A unit as it is stored, and both codes as they are to be. */
export type CodeChange = { unit: UnitRow; after: Record<CodeKind, string | null> }

/** A code that is left out stays as it is. */
export function codeChange(unit: UnitRow, codes: UnitCodes): CodeChange {
  const { sku = unit.sku, barcode = unit.barcode } = codes
  return { unit, after: { sku, barcode } }
}

/** The changes that give their unit another code of this kind. */
export function givenCodes(changes: CodeChange[], kind: CodeKind) {
  return changes.flatMap((change) => {
    const code = change.after[kind]
    return code === null || code === change.unit[kind] ? [] : [{ change, code }]
  })
}

/** SKUs are the same in any letter case. */
export function plainCodeOf(kind: CodeKind, code: string) {
  return kind === 'sku' ? skuKey(code) : code
}

/** The condition for the rows that have one of these codes. */
export function haveCodes(kind: CodeKind, codes: string[]): SQL {
  const column = kind === 'sku' ? sql`lower(${unitCode.sku})` : sql`${unitCode.barcode}`
  const plain = codes.map((code) => plainCodeOf(kind, code))
  return inArray(column, plain)
}

/** Writes codes that may be given. Units that have them until now lose them first, so that two can swap theirs. */
export async function writeCodeChanges(tx: Queries, changes: CodeChange[]) {
  for (const kind of codeKinds) {
    const codes = givenCodes(changes, kind).map(({ code }) => code)
    if (codes.length === 0) continue
    await tx
      .update(unitCode)
      .set({ [kind]: null })
      .where(haveCodes(kind, codes))
  }
  return await writeFreeCodes(tx, changes)
}

/** Writes codes that no unit has, and returns the rows. */
export async function writeFreeCodes(tx: Queries, changes: CodeChange[]) {
  if (changes.length === 0) return []
  return await tx
    .insert(unitCode)
    .values(
      changes.map(({ unit: { product_color, size }, after }) => ({
        product_color,
        size,
        ...after,
      })),
    )
    .onConflictDoUpdate({
      target: [unitCode.product_color, unitCode.size],
      set: { sku: sql`excluded.sku`, barcode: sql`excluded.barcode` },
    })
    .returning()
}

/**
 * The audit entries of these changes, in the order in which they happened. A unit whose code goes to another of these
 * units has two: it loses the code, and gets its new one. So they can be undone one by one, the newest first.
 */
export function codeActions(changes: CodeChange[]): Action[] {
  const given = new Map(
    codeKinds.map((kind) => [
      kind,
      new Set(givenCodes(changes, kind).map(({ code }) => plainCodeOf(kind, code))),
    ]),
  )
  const goesOn = (kind: CodeKind, { unit, after }: CodeChange) => {
    const code = unit[kind]
    if (code === null || after[kind] === code) return false
    const plain = plainCodeOf(kind, code)
    const stays = after[kind] !== null && plainCodeOf(kind, after[kind]) === plain
    return !stays && given.get(kind)?.has(plain)
  }
  const lost = changes.map((change) => ({
    sku: goesOn('sku', change) ? null : change.unit.sku,
    barcode: goesOn('barcode', change) ? null : change.unit.barcode,
  }))
  return [
    ...changes.flatMap(({ unit }, at) => codesAction(unit, unit, lost[at] ?? unit) ?? []),
    ...changes.flatMap(({ unit, after }, at) => codesAction(unit, lost[at] ?? unit, after) ?? []),
  ]
}

/** The entry of changed codes; it names its unit, so that it can be undone. Undefined where they are the same. */
function codesAction(
  unit: UnitRow,
  before: CodeChange['after'],
  after: CodeChange['after'],
): Action | undefined {
  const only = ({ sku, barcode }: CodeChange['after']) => ({ sku, barcode })
  const changed = difference(only(before), only(after))
  if (!changed) return undefined
  const id = `${unit.product_color}-${unit.size}`
  return {
    action: 'codes',
    noun: 'stock',
    label: nameOf(unit),
    before: { unit: id, ...changed.before },
    after: { unit: id, ...changed.after },
  }
}
