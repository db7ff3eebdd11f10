import Papa from 'papaparse'
import * as z from 'zod'
import { withoutGuard } from './csv'

/** The message that asks the reading process for its next rows. It sends this many in one answer. */
export const NEXT_ROWS = 'next rows'
export const ROWS_A_MESSAGE = 500

const MAX_ROWS = 20_000
const MAX_COLUMNS = 200
const MAX_CELL = 20_000

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
  const rows = start.startsWith('PK') ? await workbookRows(bytes) : textRows(textOf(bytes))
  if (!rows) return { status: 422, message: notAWorkbook }
  const message = whyTooLarge(rows)
  return message === undefined ? rows : { status: 413, message }
}

/** What other files begin with, whatever their name says, and what they are. */
const otherKinds = [
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel workbook (.xls)'],
  ['%PDF', 'a PDF'],
  ['<', 'a web page or XML, not a table'],
  ['{\\rtf', 'a text document'],
] as const
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
    return rows.map((row) => row.map((cell) => cellText(cell).trim()))
  } catch {
    return undefined
  }
}

/** Days of a workbook have no zone: they are written as the sheet shows them, like 2026-11-28 10:00. */
function cellText(cell: unknown) {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ')
  if (typeof cell === 'boolean') return cell ? 'True' : 'False'
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

/** A sentence that says why the sheet is too large; undefined when it isn't. */
function whyTooLarge(rows: string[][]) {
  if (rows.length > MAX_ROWS) return `Send at most ${MAX_ROWS} rows at once.`
  const wide = rows.findIndex((row) => row.length > MAX_COLUMNS)
  if (wide >= 0) return `Row ${wide + 1} has more than ${MAX_COLUMNS} columns.`
  const long = rows.findIndex((row) => row.some((cell) => cell.length > MAX_CELL))
  if (long < 0) return undefined
  return `Row ${long + 1} has a cell of more than ${MAX_CELL} characters: a closing quote may be missing.`
}

/** Spreadsheets write UTF-8 with or without a byte order mark, UTF-16 with one, or what Windows calls ANSI. */
function textOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
