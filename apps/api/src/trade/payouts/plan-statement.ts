import { statementFields, type ImportError, type StatementField } from '@etrend/contract'
import { formatPrice, rupees } from '@etrend/domain'
import { pacer } from '../../lib/pacer'
import { amountOf } from '../../sheets/amounts'
import { dayReader } from './statement-cells'
import { missingColumns, type StatementMapping } from './statement-columns'

/** A row of a statement; amounts in paisa. */
export type PlannedRow = {
  kind: 'paid' | 'refund'
  reference: string
  other_reference: string
  day: string
  amount: number
  fee: number
  row_key: string
}

export type StatementPlan = { rows: PlannedRow[]; left_out: number; errors: ImportError[] }

type Cells = (field: StatementField) => string

/**
 * Reads the rows below the headings, without writing anything. Totals (no reference and no day) and payments that were
 * not completed are left out; a row that the file has twice counts once. Lets other requests run meanwhile.
 */
export async function planStatement(
  sheet: string[][],
  headingsRow: number,
  mapping: StatementMapping,
): Promise<StatementPlan> {
  const wrongColumns = missingColumns(mapping)
  if (wrongColumns.length > 0) {
    return {
      rows: [],
      left_out: 0,
      errors: wrongColumns.map((one) => ({ ...one, row: headingsRow + 1 })),
    }
  }
  const lines = sheet.slice(headingsRow + 1)
  const at = mapping.indexOf('day')
  const readDay = dayReader(lines.map((cells) => cells[at] ?? ''))
  const rows = new Map<string, PlannedRow>()
  const errors: ImportError[] = []
  let left_out = 0
  const breathe = pacer()
  for (const [index, cells] of lines.entries()) {
    await breathe()
    const cell: Cells = (field) => cells[mapping.indexOf(field)] ?? ''
    if (cells.every((text) => text === '')) continue
    if (isLeftOut(cell)) left_out += 1
    else {
      const row = readRow(cell, readDay, (field, message) =>
        errors.push({
          row: headingsRow + index + 2,
          column: statementFields[field].label,
          message,
        }),
      )
      if (row) rows.set(row.row_key, row)
    }
  }
  return { rows: [...rows.values()], left_out, errors }
}

function isLeftOut(cell: Cells) {
  const isTotal = cell('reference') === '' && cell('day') === ''
  return isTotal || /pending|fail|cancel|initiat|expire|ambiguous/i.test(cell('state'))
}

type Wrong = (field: StatementField, message: string) => void

function readRow(
  cell: Cells,
  readDay: ReturnType<typeof dayReader>,
  wrong: Wrong,
): PlannedRow | undefined {
  const reference = referenceOf(cell, 'reference', wrong)
  const other_reference = cell('other_reference') && referenceOf(cell, 'other_reference', wrong)
  const day = readDay(cell('day'))
  if (!day) wrong('day', `“${cell('day')}” is not a day like 2026-11-24.`)
  const amount = amountIn(cell, 'amount', wrong)
  const fee = feeOf(cell, amount, wrong)
  if (!reference || other_reference === undefined || !day) return undefined
  if (amount === undefined || fee === undefined) return undefined
  if (amount === 0) {
    wrong('amount', 'The amount is 0.')
    return undefined
  }
  const isRefund = amount < 0 || /refund|revers/i.test(`${cell('kind')} ${cell('state')}`)
  const kind = isRefund ? 'refund' : 'paid'
  const size = Math.abs(amount)
  // A payment is paid out once; of the same payment, equal parts may be refunded at different times.
  const row_key = [kind, reference, size, ...(isRefund ? [cell('day')] : [])].join(' ')
  return { kind, reference, other_reference, day, amount: size, fee, row_key }
}

function referenceOf(cell: Cells, field: StatementField, wrong: Wrong) {
  const text = cell(field).replace(/^'/, '')
  if (text === '') wrong(field, 'The reference is missing.')
  else if (/^\d(\.\d+)?e\+\d+$/i.test(text)) {
    wrong(
      field,
      `The spreadsheet program shortened this number to ${text}. Export the file again, and don’t save it there.`,
    )
  } else if (text.length > 200) wrong(field, 'The reference has more than 200 characters.')
  else return text
  return undefined
}

/** In paisa; undefined where it can't be read. */
function amountIn(cell: Cells, field: StatementField, wrong: Wrong) {
  const amount = amountOf(cell(field))
  if (amount === undefined) wrong(field, `“${cell(field)}” is not an amount in rupees.`)
  return amount
}

/** The fee as it is written, or the amount less what was paid out; both must agree. 0 where the file has neither. */
function feeOf(cell: Cells, amount: number | undefined, wrong: Wrong) {
  const written = cell('fee') && amountIn(cell, 'fee', wrong)
  const net = cell('net') && amountIn(cell, 'net', wrong)
  if (written === undefined || net === undefined || amount === undefined) return undefined
  if (net === '') return written === '' ? 0 : written
  const difference = Math.abs(amount) - Math.abs(net)
  if (written === '') return amount < 0 ? -difference : difference
  if (Math.abs(difference) === Math.abs(written)) return written
  const price = (paisa: number) => formatPrice(rupees(Math.abs(paisa)))
  wrong('net', `${price(amount)} with a fee of ${price(written)} is not ${price(net)}.`)
  return undefined
}
