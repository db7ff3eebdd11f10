import type { Receipt } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { productForm } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'

/** What receiving the rows would do: the errors of each row. */
async function errorsOf(shop: TestShop, text: string) {
  const rows = new File([text], 'delivery.csv', { type: 'text/csv' })
  const form = { rows, dry_run: 'True' }
  const read = (await shop.form('POST', '/staff/stock/receipts/', form)).json<Receipt>()
  return read.rows.map(({ errors }) => errors.map(({ message }) => message))
}

describe('a unit of a pasted row', () => {
  it('is found by names that look like its own, and by the short code of its size', async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/comp/createColor/', { color_name: 'Café', hex_code: '#6F4E37' })
    const text = [
      'Everyday\u00a0Tee\tNavy\tMD\t1',
      'EVERYDAY  tee\tＮavy\tm\t1',
      'everyday tee\tNa\u200bvy\tＭＤ\t1',
      'Everyday Tee\tCafe\u0301\tMD\t1',
    ]
    expect(await errorsOf(shop, text.join('\n'))).toEqual([
      [],
      [],
      [],
      ["This product doesn't come in Cafe\u0301."],
    ])
  })

  it('is found by ids after a #, and never by a number that is no name', async () => {
    const shop = await stockedShop()
    const text = ['#1,#1,#1,5', '1,Navy,MD,5', 'Everyday Tee,1,MD,5', 'Everyday Tee,Navy,1,5']
    expect(await errorsOf(shop, [...text, '#2,#०,#1.0,5'].join('\n'))).toEqual([
      [],
      ['There is no product “1”.'],
      ['There is no color “1”.'],
      ['There is no size “1”.'],
      ['There is no product “#2”.', 'There is no color “#०”.', 'There is no size “#1.0”.'],
    ])
    await shop.form('POST', '/comp/createSize/', { size_name: '1' })
    expect(await errorsOf(shop, 'Everyday Tee,Navy,1,5')).toEqual([[]])
  })

  it('of a name that two products have asks for the id of one', async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/product/createProduct/', productForm({ Brand: 'Himal' }))
    const text = 'Everyday Tee,Navy,MD,5\n#1,Navy,MD,5'
    expect(await errorsOf(shop, text)).toEqual([
      ['2 products are called “Everyday Tee”: enter #1 or #2.'],
      [],
    ])
  })

  it('is found by a code with any dash', async () => {
    const shop = await stockedShop()
    await shop.put('/staff/units/1/1/codes/', { sku: 'K-1', barcode: '4006381333931' })
    const text = 'SKU,Qty\nk\u20111,1\nＫ–१,1\n４００６３８１３３３９３１,1\nk2,1'
    expect(await errorsOf(shop, text)).toEqual([[], [], [], ['No unit has the code k2.']])
  })
})

it('a SKU of twelve digits is scanned as it is stored, without the zero of a barcode', async () => {
  const shop = await stockedShop()
  await shop.put('/staff/units/1/1/codes/', { sku: '036000291452' })
  const scanned = await shop.get('/staff/units/scan/?code=036000291452')
  expect([scanned.statusCode, scanned.json()]).toMatchObject([200, { sku: '036000291452' }])
  expect(await errorsOf(shop, 'SKU,Qty\n036000291452,1')).toEqual([[]])
})
