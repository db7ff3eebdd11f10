import { describe, expect, it } from 'vitest'
import { readSheet } from './sheet'
import { workbookFile } from './workbook'

const rows = [
  ['Title', 'Price'],
  ['Kurta', '1,299'],
]
const workbook = () =>
  workbookFile({
    name: 'One',
    columns: [
      { title: 'Title', width: 10 },
      { title: 'Price', width: 10 },
    ],
    rows: [
      ['Kurta', 1299.5],
      ["'-5", true],
      ["''=1", 1500 * 1.1],
      ["'70s", 0.1 + 0.2],
      ['4006381333931', 4_006_381_333_931],
    ],
  })

/** A small workbook whose 10 columns and 40 rows hold 7,980,010 characters and those of its last cell. */
const longWorkbook = (last: number) => {
  const long = (_: unknown, column: number) => 'xyz'.charAt(column % 3).repeat(20_000)
  const row = Array.from({ length: 10 }, long)
  const rows = Array.from({ length: 40 }, () => row)
  return workbookFile({
    name: 'Long',
    columns: row.map(() => ({ title: 'T', width: 10 })),
    rows: [...rows.slice(1), [...row.slice(1), 'x'.repeat(last)]],
  })
}

const read = (content: string | Uint8Array<ArrayBuffer>, name = 'products.csv') =>
  readSheet(new File([content], name))

describe('a sheet', () => {
  it.each([
    ['commas', 'Title,Price\nKurta,"1,299"'],
    ['semicolons', 'Title;Price\nKurta;1,299'],
    ['the separator that its first line names', 'sep=;\r\nTitle;Price\r\nKurta;1,299'],
    ['a rare separator that its first line names', 'SEP=|\nTitle|Price\nKurta|1,299'],
  ])('is read with %s', async (_, text) => expect(await read(text)).toEqual(rows))

  it('is read without the apostrophes that keep texts from being formulas', async () => {
    expect(await read("'- cotton,'=1+1,''-5,'70s,-5")).toEqual([
      ['- cotton', '=1+1', "'-5", "'70s", '-5'],
    ])
  })

  it('is read from a workbook under any name', async () => {
    const content = Uint8Array.from(await workbook())
    for (const name of ['products.xlsx', 'products.csv']) {
      expect(await read(content, name)).toEqual([
        ['Title', 'Price'],
        ['Kurta', '1299.5'],
        ['-5', 'True'],
        ["'=1", '1650'],
        ["'70s", '0.3'],
        ['4006381333931', '4006381333931'],
      ])
    }
  })

  it('is read as text where its first letters are PK', async () => {
    expect(await read('PK Polo\tNavy\tMD\t5')).toEqual([['PK Polo', 'Navy', 'MD', '5']])
  })

  it('is read up to 8 million characters, which a small workbook can exceed', async () => {
    const most = Uint8Array.from(await longWorkbook(19_990))
    expect(await read(most)).toHaveLength(41)
    const more = Uint8Array.from(await longWorkbook(19_991))
    const message = 'Send at most 8 million characters at once.'
    await expect(read(more)).rejects.toMatchObject({ status: 413, message })
  })

  it.each([
    ['an old Excel workbook (.xls)', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
    ['a PDF', '%PDF-1.7'],
    ['a web page or XML, not a table', '<html><table><tr><td>x'],
  ])('that is %s is named', async (kind, content) => {
    const message = `This is ${kind}. Save it as .xlsx or as CSV.`
    await expect(read(content)).rejects.toMatchObject({ status: 422, message })
  })

  it('that is a picture or a program is refused', async () => {
    const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
    const message = 'This is not a table. Save it as .xlsx or as CSV.'
    await expect(read(picture)).rejects.toMatchObject({ status: 422, message })
  })

  it('that is half a workbook is refused', async () => {
    const whole = Uint8Array.from(await workbook())
    const message =
      'This is no Excel workbook that can be read. Save it as .xlsx without a password, or as CSV.'
    for (const part of [whole.subarray(0, whole.length / 2), Uint8Array.of(0x50, 0x4b, 3, 4, 1)]) {
      await expect(read(Uint8Array.from(part))).rejects.toMatchObject({ status: 422, message })
    }
  })
})
