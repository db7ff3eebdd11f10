import { isEmptyScope, saleOfferInput, type ImportedSale } from '@etrend/contract'
import { typedText } from '@etrend/contract/typed-text'
import type { Queries } from '../../db/client'
import { notYesOrNo, readTable, yesOrNo } from '../../sheets/table'
import { withStart } from '../sale-offers'
import { saleColumns, type SaleColumn } from './columns'
import { readScopeNames, type ScopeNames } from './scope-names'

/** A row as it was read. `hasStart`: it says itself when the sale begins. */
export type ReadSale = ImportedSale & { hasStart: boolean }

/** Reads the sales of a table. Writes nothing. Refuses (400, 413) a table that readTable refuses. */
export async function readSales(
  queries: Queries,
  sheet: string[][],
  now: string,
): Promise<ReadSale[]> {
  const { rows } = readTable(sheet, saleColumns)
  const names = await readScopeNames(queries)
  return rows.map(({ line, cell }) => readSale(cell, names, { line, now }))
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
  if (cell === '') return true
  const isYes = yesOrNo(cell)
  if (isYes === undefined) wrong(notYesOrNo(cell))
  return isYes ?? false
}
