import { gunzipSync } from 'node:zlib'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { product } from '../db/schema/catalogue'
import { byEngine } from '../test/by-engine'
import { addManyWraps } from '../test/many-products'
import type { TestShop } from '../test/open-shop'
import { addSale } from '../test/sale-offers'
import { builtApps } from '../test/shop-with-pages'
import { standAt } from '../test/standing-clock'
import { shopOfFour } from '../test/test-app'

const PATH = '/feeds/products.xml'
const [blouse, skirt] = ['1', '2']
const DAY_MS = 24 * 3_600_000

/** The shop of four with its hosts. */
async function feedingShop() {
  return await shopOfFour({ web: builtApps() })
}

/** The items of the feed, each with the texts of its elements by name; several of one name are parted by spaces. */
async function itemsOf({ get }: Pick<TestShop, 'get'>) {
  return read((await get(PATH)).body)
}

function read(xml: string) {
  const [channel] = elementsOf(parseXml(xml).root)
  return elementsOf(channel)
    .filter(({ name }) => name === 'item')
    .map((item) => {
      const texts = new Map<string, string>()
      for (const { name, text } of elementsOf(item)) {
        const before = texts.get(name)
        texts.set(name, before === undefined ? text : `${before} ${text}`)
      }
      return Object.fromEntries(texts)
    })
}

function elementsOf(parent: XmlElement | null | undefined) {
  return (parent?.children ?? []).filter((child) => child instanceof XmlElement)
}

async function pricesOf(shop: TestShop, product: string) {
  const items = await itemsOf(shop)
  const item = items.find((one) => one['g:item_group_id'] === product)
  return [item?.['g:price'], item?.['g:sale_price'], item?.['g:sale_price_effective_date']]
}

test(
  'each unit is an item with its price, stock, wearers, picture, and a link to its color and size',
  byEngine,
  async () => {
    const shop = await feedingShop()
    const answer = await shop.get(PATH)
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const items = read(answer.body)
    expect(items.map((item) => [item['g:title'], item['g:availability']])).toEqual([
      ['Blouse, Red, M', 'in_stock'],
      ['Blouse, Red, L', 'out_of_stock'],
      ['Blouse, Navy, L', 'in_stock'],
      ['Skirt, Red, M', 'in_stock'],
      ['Tee | Plain, Navy, M', 'in_stock'],
    ])
    const [first, , navy] = items
    const { 'g:image_link': picture, ...others } = first ?? {}
    expect(picture).toMatch(/^http:\/\/localhost:4000\/media\/[0-9a-f]{32}-960\.jpg$/)
    expect(others).toEqual({
      'g:id': '1-1-1',
      'g:item_group_id': '1',
      'g:title': 'Blouse, Red, M',
      'g:description': 'Soft and plain.',
      'g:link': 'http://localhost:4000/productDetail/1-blouse?color=red&size=M',
      'g:availability': 'in_stock',
      'g:price': '2000.00 NPR',
      'g:brand': 'Adjective Attire',
      'g:condition': 'new',
      'g:product_type': 'Women > Tops',
      'g:gender': 'female',
      'g:age_group': 'adult',
      'g:color': 'Red',
      'g:size': 'M',
      'g:identifier_exists': 'no',
    })
    expect(navy?.['g:link']).toBe('http://localhost:4000/productDetail/1-blouse?color=navy&size=L')
  },
)

test('its picture is a JPEG of at most 960 pixels', async () => {
  const shop = await feedingShop()
  const [item] = await itemsOf(shop)
  const { pathname } = new URL(item?.['g:image_link'] ?? '')
  const answer = await shop.get(pathname)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 64 })
})

test('a product that shoppers can’t see is left out', async () => {
  const shop = await feedingShop()
  const groups = async () => new Set((await itemsOf(shop)).map((item) => item['g:item_group_id']))
  await shop.patch('/product/updateDeleteProduct/1/', { status: 'draft' })
  expect(await groups()).toEqual(new Set(['2', '3']))
})

test(
  'a sale reduces the price from its begin to its end, and says when it ends',
  byEngine,
  async () => {
    const shop = await feedingShop()
    const now = shop.now()
    const [begin, end] = [now + DAY_MS, now + 3 * DAY_MS]
    const times = { starts_at: new Date(begin).toISOString(), ends_at: new Date(end).toISOString() }
    await addSale(shop, { percent_off: 10, ...times })
    const lasts = `${times.starts_at}/${times.ends_at}`.replaceAll(/\.\d+Z/g, 'Z')
    const asWritten = ['2000.00 NPR', undefined, undefined]

    standAt(begin - 1)
    expect(await pricesOf(shop, blouse)).toEqual(asWritten)
    standAt(begin)
    expect(await pricesOf(shop, blouse)).toEqual(['2000.00 NPR', '1800.00 NPR', lasts])
    // Its own price is lower than that of the sale, and stays when the sale has ended.
    expect(await pricesOf(shop, skirt)).toEqual(['1500.00 NPR', '900.00 NPR', undefined])
    standAt(end - 1)
    expect(await pricesOf(shop, blouse)).toEqual(['2000.00 NPR', '1800.00 NPR', lasts])
    standAt(end)
    expect(await pricesOf(shop, blouse)).toEqual(asWritten)
  },
)

test('a sale without end says no times', async () => {
  const shop = await feedingShop()
  await addSale(shop)
  expect(await pricesOf(shop, blouse)).toEqual(['2000.00 NPR', '1600.00 NPR', undefined])
})

test.each([
  [
    'a maker’s barcode',
    { barcode: '4006381333931', sku: 'B-1' },
    ['4006381333931', 'B-1', undefined],
  ],
  ['a barcode of this shop', { barcode: '2000000000015', sku: null }, [undefined, undefined, 'no']],
  ['a coupon’s number', { barcode: '0400638133390', sku: 'B-1' }, [undefined, 'B-1', undefined]],
  ['a Code 128', { barcode: 'BLOUSE-RED-M', sku: null }, [undefined, undefined, 'no']],
])('of %s, only what is the same in every shop is a GTIN', async (_, codes, shown) => {
  const shop = await feedingShop()
  expect((await shop.put('/staff/units/1/1/codes/', codes)).statusCode).toBe(200)
  const [item] = await itemsOf(shop)
  expect([item?.['g:gtin'], item?.['g:mpn'], item?.['g:identifier_exists']]).toEqual(shown)
})

test.each([
  ['men', 'male', 'adult'],
  ['unisex', 'unisex', 'adult'],
  ['kids', 'unisex', 'kids'],
])('a garment for %s is %s, for %s wearers', async (gender, wearer, age) => {
  const shop = await feedingShop()
  await shop.patch('/product/updateDeleteProduct/1/', { gender })
  const [item] = await itemsOf(shop)
  expect([item?.['g:gender'], item?.['g:age_group']]).toEqual([wearer, age])
})

test('texts of staff stay texts; signs that XML can’t have are left out, and no letter is cut in half', async () => {
  const shop = await feedingShop()
  const title = `Tee & <b>“कुर्ता”</b>\u0007 ${'😀'.repeat(80)}`
  await shop.db.write.update(product).set({ title, description: ']]> & </item>' })
  const [item] = await itemsOf(shop)
  expect(item?.['g:title']).toBe(`Tee & <b>“कुर्ता”</b> ${'😀'.repeat(59)}, Red, M`)
  expect(item?.['g:description']).toBe(']]> & </item>')
})

test('a large catalogue is in it whole, each unit once, also compressed', async () => {
  const shop = await feedingShop()
  await addManyWraps(shop, 'Warm.')
  const { db } = shop
  await db.transaction(async (tx) => {
    await tx.run(
      `INSERT INTO product_color (product, color, color_img) SELECT id, 1, '/media/a' FROM product WHERE title LIKE 'Wrap%'`,
    )
    await tx.run(
      `INSERT INTO stock_level (product_color, size, quantity) SELECT product_color.id, 1, 0 FROM product_color JOIN product ON product.id = product_color.product WHERE title LIKE 'Wrap%'`,
    )
  })
  const plain = await shop.get(PATH)
  const ids = read(plain.body).map((item) => item['g:id'])
  expect([ids.length, new Set(ids).size]).toEqual([2105, 2105])
  const headers = { 'accept-encoding': 'gzip, br' }
  const packed = await shop.app.inject({ url: PATH, headers })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body)
})

test('an empty shop has an empty feed, and the admin host has none', async () => {
  const shop = await feedingShop()
  for (const id of [1, 2, 3])
    await shop.patch(`/product/updateDeleteProduct/${id}/`, { status: 'archived' })
  expect(await itemsOf(shop)).toEqual([])
  const headers = { host: 'admin.localhost:4000' }
  expect((await shop.app.inject({ url: PATH, headers })).statusCode).toBe(404)
  expect((await shop.get(`/api${PATH}`)).statusCode).toBe(404)
})
