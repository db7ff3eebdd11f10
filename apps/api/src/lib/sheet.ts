import Papa from 'papaparse'
import { Refusal } from '../http/errors'

const MAX_ROWS = 20_000

/**
 * The trimmed cells of a file or of what was copied from a spreadsheet, by row: separated by tabs, commas or
 * semicolons, whichever it uses. Empty rows stay, so that a row's number is the spreadsheet's; those at the end go.
 * Throws Refusal (400, 413).
 */
export async function readSheet(file: Blob): Promise<string[][]> {
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  const { data } = Papa.parse<string[]>(text.trimEnd(), {
    delimitersToGuess: ['\t', ',', ';'],
  })
  if (data.length > MAX_ROWS) throw new Refusal(413, `Send at most ${MAX_ROWS} rows at once.`)
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  if (rows.every(isEmptyRow)) throw new Refusal(400, 'There are no rows in this.')
  return rows
}

export function isEmptyRow(cells: string[]) {
  return cells.every((cell) => cell === '')
}

/** A heading or a name as it is compared: 'Sub-Category ' and 'sub_category' are the same. */
export function plainName(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** '1,200' and '1 200' → '1200': as spreadsheets write numbers. */
export function plainNumber(text: string) {
  return text.replace(/(?<=\d)[,\s](?=\d)/g, '')
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
