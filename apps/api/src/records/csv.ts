/** Says to spreadsheets that what follows is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** One line of a CSV file (RFC 4180). Nothing in it is a formula to a spreadsheet. */
export function csvLine(cells: unknown[]) {
  return `${cells.map((cell) => quoted(textOf(cell))).join(',')}\r\n`
}

function textOf(cell: unknown) {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'True' : 'False' // as the documented forms say it
  if (typeof cell === 'number') return String(cell)
  return defused(typeof cell === 'string' ? cell : JSON.stringify(cell))
}

/** A text that a spreadsheet would compute is shown as text: OWASP, CSV injection. */
function defused(text: string) {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(text: string) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
