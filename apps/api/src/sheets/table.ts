import { Refusal } from '../lib/refusal'
import { isEmptyRow, plainName } from './sheet'

/** The columns of a table that staff import, and how its refusals call a row: 'a sale', 'sales'. */
export type TableColumns<Column extends string> = {
  /** The column of each heading that people write, in the spelling of plainName. */
  known: ReadonlyMap<string, Column>
  /** The headings that a refusal offers. */
  labels: string[]
  /** The column that no table may lack, and its heading. */
  needed: [column: Column, label: string]
  one: string
  many: string
  /** Most rows of one import: all of them are written in one transaction. */
  most: number
}

/** A row with its number as a spreadsheet counts: the headings are line 1. Columns that the table lacks read as ''. */
export type TableRow<Column> = { line: number; cell: (column: Column) => string }

/**
 * The columns of a table, whose first line that isn't empty has the headings, and its rows without the empty ones.
 * Refuses (400) a table without rows, without the needed column or with columns that it doesn't know, and (413) too
 * many rows.
 */
export function readTable<Column extends string>(
  sheet: string[][],
  expected: TableColumns<Column>,
): { columns: ReadonlySet<Column>; rows: TableRow<Column>[] } {
  const at = sheet.findIndex((cells) => !isEmptyRow(cells))
  const [headings = [], ...lines] = sheet.slice(at)
  const count = lines.filter((cells) => !isEmptyRow(cells)).length
  if (count > expected.most) {
    throw new Refusal(413, `Import at most ${expected.most} ${expected.many} at once.`)
  }
  const columns = columnsOf(headings, lines, expected)
  if (count === 0) throw new Refusal(400, `There are no ${expected.many} below the headings.`)
  const rows = lines.flatMap((cells, index) =>
    isEmptyRow(cells)
      ? []
      : [
          {
            line: at + index + 2,
            cell: (column: Column) => cells[columns.indexOf(column)] ?? '',
          },
        ],
  )
  return { columns: new Set(columns.filter((column) => column !== undefined)), rows }
}

/** Each name of each column as headings are compared, with a word before it. */
export function named<Column extends string>(
  columns: Record<Column, { label: string; names: string[] }>,
  word?: string,
): [string, Column][]
export function named(columns: Record<string, { label: string; names: string[] }>, word = '') {
  return Object.entries(columns).flatMap(([column, { label, names }]) =>
    [column, label, ...names].map((name) => [plainName(word + name), column]),
  )
}

/** What a cell answers; undefined where that is neither yes nor no. */
export function yesOrNo(cell: string) {
  const typed = cell.toLowerCase()
  if (YES.includes(typed)) return true
  return NO.includes(typed) ? false : undefined
}

export function notYesOrNo(cell: string) {
  return `Write yes or no instead of “${cell}”.`
}

const YES = ['yes', 'y', 'true', 'on', '1']
const NO = ['no', 'n', 'false', 'off', '0']

/** Most lines that a refusal names. */
const MOST_NAMED = 10

/** Refuses (400) an import of which a line has a problem, and names those lines. */
export function refuseProblems(lines: { line: number; problem: string | null }[]) {
  const wrong = lines.filter(({ problem }) => problem !== null)
  if (wrong.length === 0) return
  const shown = wrong.slice(0, MOST_NAMED).map(({ line, problem }) => `Line ${line}: ${problem}`)
  const more = wrong.length - shown.length
  const rest = more > 0 ? [`${more} more ${more === 1 ? 'line is' : 'lines are'} wrong.`] : []
  throw new Refusal(400, [...shown, ...rest].join(' '))
}

/** What each column holds; undefined for an empty column without a heading. */
function columnsOf<Column extends string>(
  headings: string[],
  lines: string[][],
  expected: TableColumns<Column>,
) {
  const taken = new Map<Column, string>()
  const width = Math.max(...[headings, ...lines].map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, at) => {
    const heading = headings[at] ?? ''
    if (heading === '' && lines.every((cells) => !cells[at])) return undefined
    const column = expected.known.get(plainName(heading))
    if (!column) throw new Refusal(400, whyUnknown(heading, at, expected))
    const other = taken.get(column)
    if (other !== undefined) {
      throw new Refusal(400, `The columns “${other}” and “${heading}” are the same. Leave one out.`)
    }
    taken.set(column, heading)
    return column
  })
  const [needed, label] = expected.needed
  if (!taken.has(needed)) throw new Refusal(400, `The first line has no heading “${label}”.`)
  return columns
}

function whyUnknown(
  heading: string,
  at: number,
  { one, labels }: Pick<TableColumns<string>, 'one' | 'labels'>,
) {
  if (heading === '') return `Column ${at + 1} has no heading.`
  const shown = heading.length > MOST_SHOWN ? `${heading.slice(0, MOST_SHOWN)}…` : heading
  return `“${shown}” is no column of ${one}. The columns are ${labels.join(', ')}.`
}

const MOST_SHOWN = 40
