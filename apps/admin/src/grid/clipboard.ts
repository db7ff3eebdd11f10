/** The cells of a block that was copied from a spreadsheet: lines of texts between tabs. */
export function readBlock(text: string) {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return lines.map((line) => line.split('\t').map(unquoted))
}

/** The same for the clipboard. */
export function writeBlock(block: string[][]) {
  return block.map((line) => line.join('\t')).join('\n')
}

/** '"1,200"' → '1,200': spreadsheets quote some cells. */
function unquoted(cell: string) {
  return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell
}
