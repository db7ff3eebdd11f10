import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import type { Ask } from './signed-in'

const imported = z.object({ state: z.string() })
const HEADING =
  'Title,Brand,Description,Category,Sub category,Price,Sale price,Colour,Hex,Size,Stock'
/** Units of a product. */
const UNITS = 10

/** The form that imports so many rows of new products, ten rows each. Their names are numbered from `first` on. */
export function importing(rows: number, first = 0) {
  const lines = Array.from(
    { length: rows },
    (_, row) =>
      `Shirt ${first + Math.floor(row / UNITS)},Himal,Light.,Women,Tops,2500,,Shade ${row % 5},#${(row % 5) + 1}0a0b0,Size ${Math.floor((row % UNITS) / 5)},3`,
  )
  const form = new FormData()
  form.set('file', csv([HEADING, ...lines]))
  form.set('create_missing', 'True')
  return form
}

/** Resolves once the import is done or undone. Throws when it ends otherwise. */
export async function importEnded(ask: Ask, id: string) {
  for (;;) {
    const { state } = imported.parse(await ask(`/staff/imports/${id}/`))
    if (state === 'done' || state === 'undone') return
    if (state !== 'running' && state !== 'undoing') throw new Error(`The import is ${state}.`)
    await setTimeout(50)
  }
}

export function csv(lines: string[]) {
  return new File([lines.join('\n')], 'rows.csv', { type: 'text/csv' })
}
