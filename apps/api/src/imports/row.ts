import { importField, type ImportError, type ImportField } from '@etrend/contract'
import type * as z from 'zod'
import type { Mapping } from './columns'

export type Row = ReturnType<typeof rowReader>

/** Reads one line of the file by field. Errors of its cells are listed with the row and the file's own heading. */
export function rowReader(line: {
  row: number
  cells: string[]
  headings: string[]
  mapping: Mapping
  errors: ImportError[]
}) {
  const { row, cells, headings, mapping, errors } = line
  const columns = new Map(mapping.map((field, column) => [field, column]))
  const cell = (field: ImportField) => cells[columns.get(field) ?? -1] ?? ''

  function wrong(field: ImportField, message: string) {
    const heading = headings[columns.get(field) ?? -1]
    errors.push({ row, column: heading || field, message })
  }

  return {
    row,
    cell,
    wrong,

    /** Parses the cell by the contract's schema; undefined, with an error, where the schema refuses it. */
    read<Value>(field: ImportField, schema: z.ZodType<Value>, text: string = cell(field)) {
      const result = schema.safeParse(text)
      if (result.success) return result.data
      wrong(field, result.error.issues[0]?.message ?? 'This is wrong.')
      return undefined
    },

    /** Parses the cells of several fields; undefined, with an error for each wrong one, where the schema refuses any. */
    readAll<Value>(schema: z.ZodType<Value>, fields: ImportField[]) {
      const result = schema.safeParse(
        Object.fromEntries(fields.map((field) => [field, cell(field)])),
      )
      if (result.success) return result.data
      for (const { path, message } of result.error.issues) {
        wrong(importField.parse(path[0]), message)
      }
      return undefined
    },
  }
}
