import { importField, type ImportError, type ImportField } from '@etrend/contract'
import { typedNumber } from '@etrend/contract/typed-number'
import { writtenText } from '@etrend/contract/typed-text'
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
  const written: string[] = []

  /** The text of a field's cell, as the shop stores texts. */
  function cell(field: ImportField) {
    const column = columns.get(field)
    if (column === undefined) return ''
    return (written[column] ??= writtenText(cells[column] ?? ''))
  }

  function wrong(field: ImportField, message: string): undefined {
    const heading = headings[columns.get(field) ?? -1]
    errors.push({ row, column: heading || field, message })
  }

  /** Parses the cell by the contract's schema; undefined, with an error, where the schema refuses it. */
  function read<Value>(field: ImportField, schema: z.ZodType<Value>, text: string = cell(field)) {
    const result = schema.safeParse(text)
    if (result.success) return result.data
    return wrong(field, result.error.issues[0]?.message ?? 'This is wrong.')
  }

  /** The digits of a number as people and spreadsheets write it; undefined, with an error, where it has two readings. */
  function plainNumber(field: ImportField) {
    const number = typedNumber(cell(field))
    return 'problem' in number ? wrong(field, number.problem) : number.plain
  }

  return {
    row,
    cell,
    wrong,
    read,

    /** The same for a number as people and spreadsheets write it. */
    readNumber<Value>(field: ImportField, schema: z.ZodType<Value>) {
      const plain = plainNumber(field)
      return plain === undefined ? undefined : read(field, schema, plain)
    },

    /** Parses the cells of several fields; undefined, with an error for each wrong one, where the schema refuses any. */
    readAll<Shape extends Record<string, z.ZodType>>(
      schema: z.ZodObject<Shape>,
      fields: ImportField[],
    ) {
      const texts = fields.map((field) => {
        const isNumber = schema.shape[field]?.safeParse(1).success
        return [field, isNumber ? plainNumber(field) : cell(field)] as const
      })
      if (texts.some(([, text]) => text === undefined)) return undefined
      const result = schema.safeParse(Object.fromEntries(texts))
      if (result.success) return result.data
      for (const { path, message } of result.error.issues) {
        wrong(importField.parse(path[0]), message)
      }
      return undefined
    },
  }
}
