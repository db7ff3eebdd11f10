import {
  isEmptyScope,
  MOST_IMPORTED_SALES,
  saleOfferInput,
  type ImportedSale,
} from '@etrend/contract'
import { typedText } from '@etrend/contract/typed-text'
import type { Queries } from '../../db/client'
import { Refusal } from '../../lib/refusal'
import { isEmptyRow } from '../../sheets/sheet'
import { withStart } from '../sale-offers'
import { saleColumns, type SaleColumn } from './columns'
import { readScopeNames, type ScopeNames } from './scope-names'

/** A row as it was read. `hasStart`: it says itself when the sale begins. */
export type ReadSale = ImportedSale & { hasStart: boolean }

/**
 * Reads the sales of a table, whose first line that isn't empty has the headings. Writes nothing. Refuses (400) a table whose columns
 * are wrong, and (413) too many rows.
 */
export async function readSales(
  queries: Queries,
  sheet: string[][],
  now: string,
): Promise<ReadSale[]> {
  const at = sheet.findIndex((cells) => !isEmptyRow(cells))
  const [headings = [], ...lines] = sheet.slice(at)
  const count = lines.filter((cells) => !isEmptyRow(cells)).length
  if (count > MOST_IMPORTED_SALES) {
    throw new Refusal(413, `Import at most ${MOST_IMPORTED_SALES} sales at once.`)
  }
  const columns = saleColumns(headings, lines)
  if (count === 0) throw new Refusal(400, 'There are no sales below the headings.')
  const names = await readScopeNames(queries)
  return lines.flatMap((cells, index) => {
    if (isEmptyRow(cells)) return []
    const cell = (column: SaleColumn) => cells[columns.indexOf(column)] ?? ''
    return readSale(cell, names, { line: at + index + 2, now })
  })
}

function readSale(
  cell: (column: SaleColumn) => string,
  names: ScopeNames,
  { line, now }: { line: number; now: string },
): ReadSale {
  const problems: string[] = []
  const wrong = (message: string) => void problems.push(message)
  const title = cell('title').replace(/\s+/g, ' ')
  const applies_to = names.scopeOf(cell, wrong)
  const excluding = names.scopeOf((kind) => cell(`except_${kind}`), wrong)
  const { data, error } = saleOfferInput.safeParse({
    title,
    percent_off: cell('percent_off').replace(/\s*%$/, ''),
    amount_off: cell('amount_off'),
    round_to: cell('round_to') || undefined,
    applies_to: isEmptyScope(applies_to) ? null : applies_to,
    excluding,
    starts_at: timeIn(cell('starts_at')),
    ends_at: timeIn(cell('ends_at')),
    is_active: readYes(cell('is_active'), wrong),
  })
  problems.push(...(error?.issues ?? []).map(({ message }) => message))
  return {
    line,
    title,
    problem: problems.length > 0 ? [...new Set(problems)].join(' ') : null,
    sale: data && problems.length === 0 ? withStart(data, now) : null,
    hasStart: typeof data?.starts_at === 'string',
  }
}

/** A day alone is its first moment: '2026-12-24' → '2026-12-24 00:00'. Other texts are left to the form's own rule. */
function timeIn(cell: string) {
  const typed = typedText(cell)
  return /^\d{4}-\d\d-\d\d$/.test(typed) ? `${typed} 00:00` : typed
}

/** Whether the sale is switched on: it is, where the cell is empty. */
function readYes(cell: string, wrong: (message: string) => void) {
  const typed = cell.toLowerCase()
  if (YES.includes(typed)) return true
  if (!NO.includes(typed)) wrong(`Write yes or no instead of “${cell}”.`)
  return false
}

const YES = ['', 'yes', 'y', 'true', 'on', '1']
const NO = ['no', 'n', 'false', 'off', '0']
