import type { UnitCodes, UnitKey } from '@etrend/contract'
import type { Queries } from '../../db/client'
import { found } from '../../http/errors'
import { Refusal } from '../../lib/refusal'
import { difference, record, type Author, type Links } from '../../records/audit'
import { codeActions, codeChange, writeCodeChanges } from './code-changes'
import { unitRow, type UnitRow } from './coded-units'
import { refusedCodes } from './refused-codes'

/** The codes without those that the unit can't be given any more, for example because another unit has them now. */
export async function givableCodes(tx: Queries, unit: UnitRow, codes: UnitCodes) {
  const refused = await refusedCodes(tx, [codeChange(unit, codes)])
  const none = Object.fromEntries(refused.map(({ kind }) => [kind, null]))
  return { ...codes, ...none }
}

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
  const change = codeChange(before, codes)
  const [refused] = await refusedCodes(tx, [change])
  if (refused) throw new Refusal(409, refused.message, { [refused.kind]: refused.message })
  const [written] = await writeCodeChanges(tx, [change])
  for (const action of codeActions([change])) await record(tx, by, { ...action, ...links })
  const row = found(written, 'unit')
  const changed = difference({ sku: before.sku, barcode: before.barcode }, change.after)
  return { row, changed }
}
