import { inflateRawSync } from 'node:zlib'
import Papa from 'papaparse'

/** The rows of a CSV file, each by the titles of its columns. */
export function parseCsv(text: string) {
  const options = { header: true, skipEmptyLines: true } as const
  return Papa.parse<Record<string, string>>(text.replace('\uFEFF', ''), options).data
}

/** The cells of a spreadsheet's first sheet by row, as texts; empty cells at a row's end are left out. */
export function workbookCells(file: Buffer) {
  const texts = [...part(file, 'xl/sharedStrings.xml').matchAll(/<t[^>]*>(.*?)<\/t>/g)]
  const rows = part(file, 'xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>(.*?)<\/row>/g)
  return [...rows].map(([, row = '']) => {
    const cells: string[] = []
    for (const [, column = '', kind = '', value = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)><v>(.*?)<\/v>/g,
    )) {
      cells[placeOf(column)] = kind.includes('t="s"') ? (texts[Number(value)]?.[1] ?? '') : value
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
}

/** 'A' → 0, 'T' → 19, 'AA' → 26. */
function placeOf(column: string) {
  return Array.from(column).reduce((at, letter) => at * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A file of the ZIP archive, found in the directory at its end. */
function part(file: Buffer, name: string) {
  let at = file.readUInt32LE(file.lastIndexOf(Buffer.from('PK\u0005\u0006')) + 16)
  for (; file.readUInt32LE(at) === 0x02_01_4b_50; at = nextOf(file, at)) {
    const found = file.toString('utf8', at + 46, at + 46 + file.readUInt16LE(at + 28))
    if (found !== name) continue
    const local = file.readUInt32LE(at + 42)
    const from = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
    const bytes = file.subarray(from, from + file.readUInt32LE(at + 20))
    return (file.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8')
  }
  throw new Error(`The spreadsheet has no ${name}.`)
}

function nextOf(file: Buffer, at: number) {
  const lengths = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset))
  return lengths.reduce((sum, length) => sum + length, at + 46)
}
