import { setImmediate } from 'node:timers/promises'
import type { Queries } from '../db/client'
import { productImport, productImportRow } from '../db/schema-imports'
import { record, type Author } from '../records/audit'
import { openNames } from './names'
import type { Plan } from './plan'
import { rememberSwatches } from './swatches'
import { addProduct, updateProduct, writeColor } from './write-rows'

type Made = typeof productImportRow.$inferInsert
export type ImportNote = { id: string; file_name: string; headings: string; mapping: string }

const PRODUCTS_AT_ONCE = 20
const ROWS_AT_ONCE = 200

/**
 * Writes a plan and the list of all that it made. `pictures` has one per hex code; `progress` hears how many
 * products are written.
 */
export async function writePlan(
  tx: Queries,
  plan: Plan,
  pictures: Map<string, string>,
  note: ImportNote,
  by: Author,
  progress: (products: number) => void,
) {
  const counts = countsOf(plan)
  const deed = { action: 'import', noun: 'imports', label: note.file_name, after: counts }
  const part_of = await record(tx, by, deed)
  const made: Made[] = []
  const keep = (kind: Made['kind'], row: number, written?: string) =>
    void made.push({ import: note.id, kind, row, ...(written && { written }) })
  const names = await openNames(tx, keep)
  const writer = { tx, by, part_of, names, pictures, keep }
  await rememberSwatches(tx, pictures)

  for (const [index, planned] of [...plan.products, ...plan.updates].entries()) {
    const isNew = planned.kind === 'new'
    const id = isNew ? await addProduct(writer, planned) : await updateProduct(writer, planned)
    const notes = isNew ? 'Opening stock' : `Import of ${note.file_name}`
    for (const color of planned.colors) await writeColor(writer, id, color, notes)
    progress(index + 1)
    // The one wait in a transaction that is no query: shoppers are answered while a long import is written.
    if (index % PRODUCTS_AT_ONCE === 0) await setImmediate()
  }
  const author = { staff: by.staff, created_at: by.at }
  await tx.insert(productImport).values({ ...note, ...author, ...counts })
  for (let from = 0; from < made.length; from += ROWS_AT_ONCE) {
    await tx.insert(productImportRow).values(made.slice(from, from + ROWS_AT_ONCE))
  }
}

export function countsOf({ rows, products, updates }: Plan) {
  const units = [...products, ...updates]
    .flatMap(({ colors }) => colors)
    .flatMap((color) => color.units)
  const pieces = units.reduce((sum, { quantity }) => sum + quantity, 0)
  return { rows, products: products.length, updated: updates.length, pieces }
}
