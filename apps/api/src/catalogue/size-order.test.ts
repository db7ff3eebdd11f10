import type {
  CodedUnit,
  PricedCart,
  ProductDetail,
  ProductList,
  Size,
  StockUnit,
  Workspace,
} from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { byEngine } from '../test/by-engine'
import { review, start } from '../test/counting'
import { parseCsv } from '../test/exported-sheets'
import type { TestShop } from '../test/open-shop'
import { oneSkirt, orderingShop, skirt } from '../test/ordering'
import { reportOf } from '../test/sold-shop'
import { delivered } from '../test/staff-orders'
import { move } from '../test/stocking'
import { stockedShop } from '../test/test-app'

/** A shop that had MD and XL in stock before it added XS. */
async function shopWithSizes() {
  const shop = await stockedShop()
  for (const size_name of ['XL', 'XS']) await shop.form('POST', '/comp/createSize/', { size_name })
  for (const size of [1, 2, 3]) await move(shop, 1, size, 'In', 5)
  return shop
}

const names = (rows: { size_name: string }[]) => rows.map(({ size_name }) => size_name)

/** The sizes in the order of each place that shows them to shoppers. */
async function shownToShoppers(shop: TestShop) {
  const detail = (await shop.get('/store/products/1')).json<ProductDetail>()
  const list = (await shop.get('/store/products')).json<ProductList>()
  const cart = await shop.post('/store/cart', {
    lines: [{ product_color: 1, size: 1, quantity: 1 }],
  })
  return {
    product: names(detail.sizes),
    units: names(detail.product_colors[0]?.units ?? []),
    filter: list.facets.size.map(({ label }) => (label === 'M' ? 'MD' : label)),
    cart: names(cart.json<PricedCart>().lines[0]?.sizes ?? []),
  }
}

/** The same for the lists that staff work with, as a whole and by page. */
async function shownToStaff(shop: TestShop) {
  const rows = async <Row extends { size_name: string }>(url: string) =>
    names((await shop.get(url)).json<Row[]>())
  const page = 'page=1&page_size=10'
  const stocktake = await start(shop)
  return {
    choices: await rows<Size>('/comp/allSize?sort=size_name'),
    workspace: names((await shop.get('/staff/products/1/workspace/')).json<Workspace>().sizes),
    stock: await rows<StockUnit>('/staff/stock/units/'),
    grid: await rows<StockUnit>(`/staff/stock/units/?${page}&sort=product_color_info`),
    bySize: await rows<StockUnit>(`/staff/stock/units/?${page}&sort=size_name`),
    formerStock: await rows<StockUnit>(
      `/staff/stock/units/?at=${new Date(shop.now()).toISOString()}`,
    ),
    barcodes: await rows<CodedUnit>(`/staff/units/?${page}`),
    found: await rows<CodedUnit>(`/staff/units/?${page}&q=tee`),
    barcodesBySize: await rows<CodedUnit>('/staff/units/?sort=size_name'),
    movements: await rows<StockUnit>('/stock/allStock/?sort=size_name'),
    stocktake: names((await review(shop, stocktake.id)).lines),
    codesFile: parseCsv((await shop.get('/staff/units/export/')).body).map((row) => row['Size']),
    stockFile: parseCsv((await shop.get('/staff/lists/stock-on-hand/csv')).body).map(
      (row) => row['size'],
    ),
  }
}

/** This order for each of the places. */
const everywhere = (shown: object, order: string[]) =>
  Object.fromEntries(Object.keys(shown).map((place) => [place, order]))

describe('a smaller size that is added after a larger one', () => {
  it('comes first wherever sizes are shown', byEngine, async () => {
    const shop = await shopWithSizes()
    const shown = { ...(await shownToShoppers(shop)), ...(await shownToStaff(shop)) }
    expect(shown).toEqual(everywhere(shown, ['XS', 'MD', 'XL']))
  })

  it('comes first in the sales by size too, whatever sells most', async () => {
    const shop = await orderingShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    await move(shop, 3, 3, 'In', 5)
    const lines = [
      { ...skirt, quantity: 2 },
      { ...skirt, size: 3 },
    ]
    await delivered(shop, { ...oneSkirt, lines, expected_total: 2706 })
    const { rows } = await reportOf(shop, 'size')
    expect(rows.map(({ name }) => name)).toEqual(['XS', 'MD', 'Delivery and tax'])
  })
})

describe('the position of a size', () => {
  it('moves it to the front everywhere, until it is removed', async () => {
    const shop = await shopWithSizes()
    const one = '/comp/updateDeleteSize/2/'
    const moved = await shop.patch(one, { position: '1' })
    expect(moved.json()).toEqual({ id: 2, size_name: 'XL', position: 1, kids_age: '' })
    const shown = { ...(await shownToShoppers(shop)), ...(await shownToStaff(shop)) }
    expect(shown).toEqual(everywhere(shown, ['XL', 'XS', 'MD']))
    await shop.patch(one, { position: '' })
    const again = await shownToShoppers(shop)
    expect(again).toEqual(everywhere(again, ['XS', 'MD', 'XL']))
  })

  it('is a whole number, and stays when the size is renamed or restored', async () => {
    const shop = await shopWithSizes()
    for (const position of ['0', '1.5', '1000']) {
      const refused = await shop.patch('/comp/updateDeleteSize/2/', { position })
      expect(refused.statusCode).toBe(400)
      const { message } = refused.json<{ message: string }>()
      expect(message).toMatch('Enter a position as a whole number from 1 to 999')
    }
    await shop.form('POST', '/comp/createSize/', { size_name: 'Petite', position: '1' })
    await shop.patch('/comp/updateDeleteSize/4/', { size_name: 'Short' })
    await shop.remove('/comp/updateDeleteSize/4/')
    await shop.post('/staff/trash/restore/', { noun: 'sizes', id: 4 })
    const sizes = (await shop.get('/comp/allSize?sort=size_name')).json<Size[]>()
    expect(names(sizes)).toEqual(['Short', 'XS', 'MD', 'XL'])
  })
})

it('the documented list of sizes stays in the order of ids', async () => {
  const shop = await shopWithSizes()
  expect(names((await shop.get('/comp/allSize')).json<Size[]>())).toEqual(['MD', 'XL', 'XS'])
})
