import { fileText } from '@etrend/contract/file-text'
import Papa from 'papaparse'
import * as z from 'zod'
import { withoutGuard } from './csv'

/** The message that asks the reading process for its next rows. It sends this many in one answer. */
export const NEXT_ROWS = 'next rows'
export const ROWS_A_MESSAGE = 500

const MAX_ROWS = 20_000
const MAX_COLUMNS = 200
const MAX_CELL = 20_000
/** Files of 8 MB can hold gigabytes: a workbook names a long text once for all cells that have it. */
const MAX_CHARACTERS = 8_000_000

/** Why a file isn't read: 413 for its size, 422 for its kind, with a sentence for the person who sent it. */
export const unreadable = z.object({ status: z.literal([413, 422]), message: z.string() })
type Unreadable = z.infer<typeof unreadable>

/**
 * The trimmed cells of a file by row: the first sheet of an Excel workbook, or texts separated by tabs, commas or
 * semicolons, whichever it uses. Empty rows are kept, so that a row's number is the spreadsheet's, except those at the
 * end.
 */
export async function parseSheet(bytes: Uint8Array): Promise<string[][] | Unreadable> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 8))
  const other = otherKinds.find(([begin]) => start.startsWith(begin))
  if (other) return { status: 422, message: `This is ${other[1]}. Save it as .xlsx or as CSV.` }
  const isWorkbook = start.startsWith(WORKBOOK)
  // No text that a spreadsheet or an editor writes has a zero, while pictures and programs are full of them.
  const text = isWorkbook ? '' : fileText(bytes)
  if (text.includes('\0')) return { status: 422, message: notATable }
  const rows = isWorkbook ? await workbookRows(bytes) : textRows(text)
  if (!rows) return { status: 422, message: notAWorkbook }
  const message = whyTooLarge(rows)
  return message === undefined ? rows : { status: 413, message }
}

/** What a workbook begins with: it is a ZIP archive. A text may begin with 'PK' too. */
const WORKBOOK = 'PK\u0003\u0004'
/** What other files begin with, whatever their name says, and what they are. */
const otherKinds = [
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel workbook (.xls)'],
  ['%PDF', 'a PDF'],
  ['<', 'a web page or XML, not a table'],
  ['{\\rtf', 'a text document'],
] as const
const notATable = 'This is not a table. Save it as .xlsx or as CSV.'
const notAWorkbook =
  'This is no Excel workbook that can be read. Save it as .xlsx without a password, or as CSV.'

/** Excel's first line 'sep=;' names the separator, and isn't a row. */
function textRows(text: string) {
  const [line, delimiter] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(text) ?? []
  const { data } = Papa.parse<string[]>(text.slice(line?.length ?? 0).trimEnd(), {
    delimiter: delimiter ?? '',
    delimitersToGuess: ['\t', ',', ';'],
  })
  return data.map((row) => row.map((cell) => withoutGuard(cell.trim())))
}

/** Undefined where the file isn't a workbook, or is damaged. */
async function workbookRows(bytes: Uint8Array) {
  const { readSheet } = await import('read-excel-file/node')
  try {
    const rows = await readSheet(Buffer.from(bytes))
    return rows.map((row) => row.map((cell) => withoutGuard(cellText(cell).trim())))
  } catch {
    return undefined
  }
}

/**
 * Days of a workbook have no zone: they are written as the sheet shows them, like 2026-11-28 10:00. So are results of
 * formulas, of which Excel shows 15 digits: 1500*1.1 is kept as 1650.0000000000002.
 */
function cellText(cell: unknown) {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  if (typeof cell === 'boolean') return cell ? 'True' : 'False'
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)))
  return typeof cell === 'string' ? cell : ''
}

/** A sentence that says why the sheet is too large; undefined when it isn't. */
function whyTooLarge(rows: string[][]) {
  if (rows.length > MAX_ROWS) return `Send at most ${MAX_ROWS} rows at once.`
  const wide = rows.findIndex((row) => row.length > MAX_COLUMNS)
  if (wide >= 0) return `Row ${wide + 1} has more than ${MAX_COLUMNS} columns.`
  const long = rows.findIndex((row) => row.some((cell) => cell.length > MAX_CELL))
  if (long >= 0)
    return `Row ${long + 1} has a cell of more than ${MAX_CELL} characters: a closing quote may be missing.`
  const characters = rows.reduce((all, row) => row.reduce((sum, cell) => sum + cell.length, all), 0)
  if (characters <= MAX_CHARACTERS) return undefined
  return `Send at most ${MAX_CHARACTERS / 1_000_000} million characters at once.`
}
