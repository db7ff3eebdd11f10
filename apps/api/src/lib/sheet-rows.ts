import Papa from 'papaparse'

/** The message that asks the reading process for its next rows. It sends this many in one answer. */
export const NEXT_ROWS = 'next rows'
export const ROWS_A_MESSAGE = 500

const MAX_ROWS = 20_000
const MAX_COLUMNS = 200
const MAX_CELL = 20_000

/**
 * The trimmed cells of a file by row: separated by tabs, commas or semicolons, whichever it uses. Empty rows are kept,
 * so that a row's number is the spreadsheet's, except those at the end.
 */
export function parseSheet(bytes: Uint8Array): string[][] {
  const { data } = Papa.parse<string[]>(textOf(bytes).trimEnd(), {
    delimitersToGuess: ['\t', ',', ';'],
  })
  return data.map((row) => row.map((cell) => cell.trim()))
}

/** A sentence that says why the sheet is too large; undefined when it isn't. */
export function whyTooLarge(rows: string[][]) {
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
