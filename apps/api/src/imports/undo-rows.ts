import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { product, productColor } from '../db/schema/catalogue'
import { productImportRow } from '../db/schema/imports'
import { productLike } from '../db/schema/reviews'
import type { HasTime } from '../db/slices'
import { asRefusal } from '../http/errors'
import { Refusal } from '../lib/refusal'
import type { Author } from '../records/audit'
import { NotEnoughStock, standingRow, takeBackMovement } from '../stock/ledger'
import { putBackCodes } from './code-rows'
import { putBackUpdate } from './put-back'

const ROWS_AT_ONCE = 100
/** In this order nothing is deleted that something else still depends on. */
const kinds = ['codes', 'movement', 'update', 'product_color', 'product'] as const

/** Whether an import moved stock or gave codes that undoing it would take back. */
export async function changedStock(tx: Queries, id: string) {
  const { import: of, kind } = productImportRow
  const isStock = and(eq(of, id), inArray(kind, ['codes', 'movement']))
  return (
    (await first(tx.select({ kind }).from(productImportRow).where(isStock).limit(1))) !== undefined
  )
}

type Undone = { id: string; by: Author; part_of: number }
type Row = typeof productImportRow.$inferSelect

/**
 * Undoes what an import made, the last row first, while there is time. Returns true when nothing is left. Each undone
 * row is deleted from the import's list, so that a later call continues with the rest. Throws Refusal (409) where a row
 * can't be undone.
 */
export async function takeBackRows(tx: Queries, undone: Undone, hasTime: HasTime) {
  for (const kind of kinds) {
    const ofKind = and(eq(productImportRow.import, undone.id), eq(productImportRow.kind, kind))
    for (;;) {
      const rows = await tx
        .select()
        .from(productImportRow)
        .where(ofKind)
        .orderBy(desc(productImportRow.row))
        .limit(ROWS_AT_ONCE)
      if (rows.length === 0) break
      for (const row of rows) {
        if (!hasTime()) return false
        await takeBack(tx, undone, row)
        await tx.delete(productImportRow).where(and(ofKind, eq(productImportRow.row, row.row)))
      }
    }
  }
  return true
}

async function takeBack(tx: Queries, { by, part_of }: Undone, { kind, row, written }: Row) {
  try {
    if (kind === 'codes') await putBackCodes(tx, { id: row, written }, by, part_of)
    if (kind === 'movement') await takeBackStanding(tx, row, by)
    if (kind === 'update') await putBackUpdate(tx, { id: row, written }, by, part_of)
    if (kind === 'product_color') await tx.delete(productColor).where(eq(productColor.id, row))
    if (kind === 'product') {
      await tx.delete(productLike).where(eq(productLike.product, row))
      await tx.delete(product).where(eq(product.id, row))
    }
  } catch (error) {
    if (error instanceof NotEnoughStock) {
      throw new Refusal(
        409,
        `Pieces of this import were sold meanwhile: only ${error.left} are left.`,
      )
    }
    throw (error instanceof Error && asRefusal(error)) || error
  }
}

async function takeBackStanding(tx: Queries, movement: number, { staff, at }: Author) {
  const standing = await standingRow(tx, movement)
  if (standing) await takeBackMovement(tx, standing, { staff, created_at: at })
}
