import Papa from 'papaparse'

/** Asks the reading process for its next rows, of which it sends this many a message. */
export const NEXT_ROWS = 'next rows'
export const ROWS_A_MESSAGE = 500

const MAX_ROWS = 20_000
const MAX_COLUMNS = 200
const MAX_CELL = 20_000

/**
 * The trimmed cells of a file by row: separated by tabs, commas or semicolons, whichever it uses. Empty rows stay, so
 * that a row's number is the spreadsheet's; those at the end go.
 */
export function parseSheet(bytes: Uint8Array): string[][] {
  const { data } = Papa.parse<string[]>(textOf(bytes).trimEnd(), {
    delimitersToGuess: ['\t', ',', ';'],
  })
  return data.map((row) => row.map((cell) => cell.trim()))
}

/** Why the rows are more than the server should be given, as a sentence; undefined where they are not. */
export function whyTooLarge(rows: string[][]) {
  if (rows.length > MAX_ROWS) return `Send at most ${MAX_ROWS} rows at once.`
  const wide = rows.findIndex((row) => row.length > MAX_COLUMNS)
  if (wide >= 0) return `Row ${wide + 1} has more than ${MAX_COLUMNS} columns.`
  const long = rows.findIndex((row) => row.some((cell) => cell.length > MAX_CELL))
  if (long < 0) return undefined
  return `Row ${long + 1} has a cell of more than ${MAX_CELL} characters: a closing quote may be missing.`
}

/** Spreadsheets write UTF-8 with or without a mark, UTF-16 with one, or what Windows calls ANSI. */
function textOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
