import { expect, it } from 'vitest'
import { move } from '../../test/stocking'
import { shopOfFour } from '../../test/test-app'
import { type ExportedRow, exportedUnits } from './exported-lists'

it('stock on hand is exported in the order of sizes, each unit once, however many are read at once', async () => {
  const shop = await shopOfFour()
  await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
  for (const unit of [1, 3]) await move(shop, unit, 3, 'In', 1)
  const rows: ExportedRow[] = []
  for (;;) {
    const [next] = await exportedUnits(shop.db.read, rows.at(-1), 1)
    if (!next) break
    rows.push(next)
  }
  expect(rows.map(({ unit, size }) => `${unit} ${size}`)).toEqual([
    '1-3 XS',
    '1-1 MD',
    '1-2 LG',
    '2-2 LG',
    '3-3 XS',
    '3-1 MD',
    '4-1 MD',
  ])
})
