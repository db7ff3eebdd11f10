import { keysOf } from '@etrend/contract'
import { plainName } from './sheet'

/** People write a title and their name above the headings, in this many rows at most. */
const ROWS_ABOVE = 20

/** The field of each name as headings are compared: its own name, its label, and other names. */
export function fieldNames<Field extends string>(
  fields: Record<Field, { label: string }>,
  otherNames: Record<Field, string[]>,
) {
  return new Map(
    keysOf(fields).flatMap((field) =>
      [field, fields[field].label, ...otherNames[field]].map(
        (name) => [plainName(name), field] as const,
      ),
    ),
  )
}

/** Guesses the field of each column from its heading; null where none fits, or where an earlier column has it. */
export function guessedColumns<Field extends string>(
  headings: string[],
  names: Map<string, Field>,
) {
  const taken = new Set<Field>()
  return headings.map((heading) => {
    const field = names.get(plainName(heading))
    if (!field || taken.has(field)) return null
    taken.add(field)
    return field
  })
}

/** Where the headings are: the first row that has all that is needed; else the first row. */
export function headingsRow(sheet: string[][], hasNeeded: (headings: string[]) => boolean) {
  return Math.max(sheet.slice(0, ROWS_ABOVE).findIndex(hasNeeded), 0)
}
