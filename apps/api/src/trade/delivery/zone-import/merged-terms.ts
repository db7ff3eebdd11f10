import { deliveryTermsInput } from '@etrend/contract'
import type * as z from 'zod'
import { notYesOrNo, yesOrNo, type TableRow } from '../../../sheets/table'
import { termColumns, type TermColumn, type ZoneColumn } from './zone-columns'

type Wrong = (line: number, problem: string) => void

/** The first cell of these rows that isn't empty, with its line. */
export function firstCell<Column extends ZoneColumn>(rows: TableRow<Column>[], column: Column) {
  return filledCells(rows, column)[0]
}

/**
 * The term that the rows of one zone write, as a request would send it; undefined where all of them leave it empty.
 * Calls `wrong` for a later row that writes another one than the first.
 */
export function mergedTerm(rows: TableRow<ZoneColumn>[], column: TermColumn, wrong: Wrong) {
  const [first, ...later] = filledCells(rows, column)
  if (!first) return undefined
  const sent = sentAs(column, first.text)
  if (sent === undefined) wrong(first.line, notYesOrNo(first.text))
  const schema: z.ZodType = deliveryTermsInput.shape[column]
  const kept = schema.safeParse(sent)
  for (const { line, text } of later) {
    const read = schema.safeParse(sentAs(column, text))
    if (!kept.success || (read.success && read.data === kept.data)) continue
    const { label } = termColumns[column]
    wrong(
      line,
      `${label} is “${first.text}” in line ${first.line}, for the same zone. Write the same here, or leave it empty.`,
    )
  }
  return sent
}

function filledCells<Column extends ZoneColumn>(rows: TableRow<Column>[], column: Column) {
  return rows.flatMap(({ line, cell }) => {
    const text = cell(column)
    return text === '' ? [] : [{ line, text }]
  })
}

/** Undefined where a cell that must say yes or no says neither. */
function sentAs(column: TermColumn, text: string) {
  return column === 'cash_allowed' ? yesOrNo(text) : text
}
