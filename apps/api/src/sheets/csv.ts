/** Tells spreadsheet programs that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line of a CSV file (RFC 4180). Spreadsheet programs read none of its cells as a formula. */
export function csvLine(cells: unknown[]) {
  return `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}

function textOf(cell: unknown) {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'True' : 'False' // as the documented forms send it
  if (typeof cell === 'number') return String(cell)
  return defused(typeof cell === 'string' ? cell : JSON.stringify(cell))
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula (OWASP: CSV injection), and before such an
 * apostrophe, so that withoutGuard gives the text back.
 */
function defused(text: string) {
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** The text of a cell without the apostrophe that keeps a spreadsheet from running it as a formula. */
export function withoutGuard(cell: string) {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '')
}

function quoted(text: string) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
