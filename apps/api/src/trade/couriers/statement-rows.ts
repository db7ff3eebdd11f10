import { courierStatementFields, type CourierStatementField } from '@etrend/contract'
import { typedText } from '@etrend/contract/typed-text'
import { amountOf } from '../../sheets/amounts'
import { isEmptyRow } from '../../sheets/sheet'
import type { CourierMapping } from './statement-columns'

/** A row that names an order or a parcel; amounts in paisa. */
export type StatementRow = {
  row: number
  number: string
  code: string
  /** Undefined where the cell is no amount; null where it is empty. */
  collected: number | null | undefined
  fee: number
}

/** Takes a sentence about a row, the column that it is about, and the order that staff can change so that it fits. */
export type Wrong = (
  row: number,
  field: CourierStatementField,
  message: string,
  order?: string,
) => void

/**
 * The rows below the headings. A row without number and code is left out where it is a total, and reported otherwise;
 * so are amounts that can't be read.
 */
export function statementRows(
  sheet: string[][],
  headingsAt: number,
  mapping: CourierMapping,
  wrong: Wrong,
) {
  const rows: StatementRow[] = []
  let left_out = 0
  let sum = 0
  for (const [index, cells] of sheet.slice(headingsAt + 1).entries()) {
    const row = headingsAt + index + 2
    const cell = (field: CourierStatementField) => cells[mapping.indexOf(field)] ?? ''
    if (isEmptyRow(cells)) continue
    const [number, code] = [nameIn(cell('number')), nameIn(cell('code'))]
    const collected = cell('collected') === '' ? null : amountOf(cell('collected'))
    if (number === '' && code === '') {
      if (cells.some(isTotal) || (sum > 0 && collected === sum)) left_out += 1
      else wrong(row, 'number', 'There is no order number and no tracking code.')
      continue
    }
    const fee = cell('fee') === '' ? 0 : amountOf(cell('fee'))
    for (const [field, amount] of [
      ['collected', collected],
      ['fee', fee],
    ] as const) {
      if (amount !== undefined) continue
      wrong(row, field, `“${shortened(cell(field))}” is not an amount in rupees.`)
    }
    sum += collected ?? 0
    rows.push({ row, number, code, collected, fee: fee ?? 0 })
  }
  return { rows, left_out }
}

export function labelOf(field: CourierStatementField) {
  return courierStatementFields[field].label
}

/** A number or code as it is compared; '' for the word before a total. */
function nameIn(cell: string) {
  return isTotal(cell) ? '' : typedText(cell)
}

function isTotal(cell: string) {
  return /^(grand |sub[ -]?)?totals?( |:|$)|^(कुल )?जम्मा/i.test(typedText(cell))
}

/** A cell as it is quoted in a sentence. */
export function shortened(cell: string) {
  return cell.length > MOST_SHOWN ? `${cell.slice(0, MOST_SHOWN)}…` : cell
}

const MOST_SHOWN = 60
