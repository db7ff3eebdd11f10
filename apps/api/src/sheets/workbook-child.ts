import writeExcelFile from 'write-excel-file/node'
import { serveAsHelper } from '../lib/helper-entry'
import { workbookContent, type Workbook } from './workbook-parts'

// The entry of the process that writes spreadsheets: a year's bills take seconds, and the library isn't loaded before.
serveAsHelper((message) => write(workbookContent.parse(message)))

/** The bytes of the file. Texts stay texts: no cell is read as a formula, and a PAN keeps its zeros. */
async function write({ name, columns, rows }: Workbook) {
  const head = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }))
  const cells = rows.map((row) => row.map(cellOf))
  const widths = columns.map(({ width }) => ({ width }))
  const options = { sheet: name, columns: widths, stickyRowsCount: 1 }
  return writeExcelFile([head, ...cells], options).toBuffer()
}

function cellOf(value: string | number | boolean) {
  if (typeof value === 'number') return { value, type: Number, format: '#,##0.00' }
  if (typeof value === 'boolean') return { value, type: Boolean }
  return value === '' ? null : { value, type: String }
}
