import { importFields, keysOf } from '@etrend/contract'
import { pacer } from '../lib/pacer'
import { plainName } from '../sheets/sheet'
import { otherShops, type Cells } from './other-shops'

/**
 * The products file of Shopify, WooCommerce, Medusa or Square with our own columns behind its own, which stay as they
 * are: a size or a reduced price has no column there that always holds it. Other sheets come back unchanged. `from` is
 * the first column that a mapping is guessed for. Lets other requests run meanwhile.
 */
export async function withOwnColumns(
  sheet: string[][],
): Promise<{ sheet: string[][]; from: number }> {
  const [headings = [], ...lines] = sheet
  const names = headings.map(plainName)
  const shop = otherShops.find(({ signs }) =>
    signs.some((all) => all.every((one) => names.includes(one))),
  )
  if (!shop) return { sheet, from: 0 }
  const columns = new Map(names.map((name, column) => [name, column] as const).toReversed())
  const columnOf = (name: string) =>
    name.endsWith('*')
      ? names.findIndex((one) => one.startsWith(name.slice(0, -1)))
      : (columns.get(name) ?? -1)
  const rows = lines.map(
    (cells): Cells =>
      (...asked) =>
        asked.map((name) => cells[columnOf(name)] ?? '').find((text) => text !== '') ?? '',
  )
  const read = shop.fields(rows)
  const breathe = pacer()
  const fieldsOf: ReturnType<typeof read>[] = []
  for (const row of rows) {
    await breathe()
    fieldsOf.push(read(row))
  }
  const used = keysOf(importFields).filter((field) => fieldsOf.some((fields) => fields[field]))
  const from = Math.max(...sheet.map((cells) => cells.length))
  const padded = (cells: string[]) => [...cells, ...Array<string>(from - cells.length).fill('')]
  const own = used.map((field) => importFields[field].label)
  return {
    from,
    sheet: [
      [...padded(headings), ...own],
      ...lines.map((cells, at) => [
        ...padded(cells),
        ...used.map((field) => fieldsOf[at]?.[field] ?? ''),
      ]),
    ],
  }
}
