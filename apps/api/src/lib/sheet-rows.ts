import Papa from 'papaparse'

/** Asks the reading process for its next rows, of which it sends this many a message. */
export const NEXT_ROWS = 'next rows'
export const ROWS_A_MESSAGE = 500

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

/** Spreadsheets write UTF-8 with or without a mark, UTF-16 with one, or what Windows calls ANSI. */
function textOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
