import { contract } from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import { and, asc, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { product, subcategory } from '../db/schema/catalogue'
import { productImportRow } from '../db/schema/imports'
import { record, type Author, type Fields } from '../records/audit'

/** Fields of a product, as an import noted them. */
export const productFields = contract.products.edit.body.strip()
const written = z.object({ title: z.string(), before: productFields, after: productFields })

/** Why products that an import updated can't be put back, one sentence each. */
export async function editedUpdates(tx: Queries, importId: string) {
  const sentences = []
  for (const { id, title, before, after } of await updatesOf(tx, importId)) {
    const now = await first(tx.select().from(product).where(eq(product.id, id)))
    if (!now) sentences.push(`${title} was deleted`)
    else if (!holds(now, after)) sentences.push(`${title} was edited`)
    else if (before.subcategory !== undefined && !(await hasSubcategory(tx, before.subcategory))) {
      sentences.push(`the sub category that ${title} was in was deleted`)
    }
  }
  return sentences
}

/** Gives a product that an import updated its former values, with an entry in the audit log. */
export async function putBackUpdate(tx: Queries, row: UpdateRow, by: Author, part_of: number) {
  const { id, title, before, after } = read(row)
  await tx.update(product).set(before).where(eq(product.id, id))
  const action = { action: 'edit', noun: 'products', row_id: id, label: title }
  await record(tx, by, { ...action, before: after, after: before, part_of })
}

async function updatesOf(tx: Queries, importId: string) {
  const { import: ofImport, kind } = productImportRow
  const rows = await tx
    .select()
    .from(productImportRow)
    .where(and(eq(ofImport, importId), eq(kind, 'update')))
    .orderBy(asc(productImportRow.row))
  return rows.map((row) => read({ id: row.row, written: row.written }))
}

type UpdateRow = { id: number; written: string | null }

function read({ id, written: text }: UpdateRow) {
  return { id, ...written.parse(JSON.parse(text ?? '')) }
}

/** Whether a row still has these values. */
export function holds(now: Fields, values: Fields) {
  return Object.entries(values).every(([field, value]) => isSameJson(now[field], value))
}

async function hasSubcategory(tx: Queries, id: number) {
  return (await first(tx.select().from(subcategory).where(eq(subcategory.id, id)))) !== undefined
}
