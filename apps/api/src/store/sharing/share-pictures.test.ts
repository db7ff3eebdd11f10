import { defaultPalette } from '@etrend/domain'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { png } from '../../test/forms'
import type { TestShop } from '../../test/open-shop'
import { uploadPicture } from '../../test/pages'
import { openTestShop, shopOfFour } from '../../test/test-app'
import { sharePictures } from './share-pictures'

const skirt = '/product/updateDeleteProduct/2/'

async function srcOf(shop: TestShop, of: string) {
  const answer = await shop.get(`/store/share-pictures/${of}`)
  return answer.json<{ src: string }>().src
}

async function sizeOf(shop: TestShop, src: string) {
  const answer = await shop.get(src)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  return [format, width, height]
}

const CARD = ['jpeg', 1200, 630]

test.each(['shop', 'products', 'category-women', 'product-1', 'product-1-navy'])(
  'the picture of %s is a JPEG of 1200 × 630 that caches may keep permanently',
  async (of) => {
    const shop = await shopOfFour()
    const src = await srcOf(shop, of)
    expect(await sizeOf(shop, src)).toEqual(CARD)
    const again = await shop.get(src)
    expect(again.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
  },
)

test('a new price or name gives a new address, and the former address has no picture', async () => {
  const shop = await shopOfFour()
  const before = await srcOf(shop, 'product-2')
  expect(await srcOf(shop, 'product-2')).toBe(before)
  await shop.patch(skirt, { discounted_price: 800 })
  const reduced = await srcOf(shop, 'product-2')
  await shop.patch(skirt, { title: 'ढाका घाँघर' })
  const renamed = await srcOf(shop, 'product-2')
  expect(new Set([before, reduced, renamed]).size).toBe(3)
  expect((await shop.get(before)).statusCode).toBe(404)
  expect(await sizeOf(shop, renamed)).toEqual(CARD)
})

test('a change that the picture doesn’t show leaves its address', async () => {
  const shop = await shopOfFour()
  const before = await srcOf(shop, 'product-2')
  await shop.patch(skirt, { description: 'Soft cotton.' })
  expect(await srcOf(shop, 'product-2')).toBe(before)
})

test('each colour has a picture; a colour that the product doesn’t have shows its own', async () => {
  const shop = await shopOfFour()
  const version = async (of: string) => (await srcOf(shop, of)).split('/').at(-1)
  const color_img = await png('#d08020')
  await shop.form('POST', '/comp/createColor/', { color_name: 'Gold', hex_code: '#d08020' })
  await shop.form('POST', '/comp/createproductcolor/', { product: '1', color: '3', color_img })
  const own = await version('product-1')
  expect(await version('product-1-gold')).not.toBe(own)
  expect(await version('product-1-pink')).toBe(own)
})

test.each(['product-99', 'category-hats', 'collection-nothing'])(
  'there is no picture of %s',
  async (of) => {
    const shop = await shopOfFour()
    expect((await shop.get(`/store/share-pictures/${of}`)).statusCode).toBe(404)
    expect((await shop.get(`/media/share/${of}/0123456789.jpg`)).statusCode).toBe(404)
  },
)

test.each(['draft', 'archived'])(
  'a product that becomes %s has no picture any more',
  async (status) => {
    const shop = await shopOfFour()
    const src = await srcOf(shop, 'product-2')
    await shop.get(src)
    await shop.patch(skirt, { status })
    expect((await shop.get(src)).statusCode).toBe(404)
  },
)

test.each(['product-2/0123456789.jpg', 'product-2-red/0123456789.jpg', 'shop/0123456789.jpg'])(
  'a made-up version (%s) has no picture, and nothing is drawn or kept for it',
  async (address) => {
    const shop = await shopOfFour()
    const files = await shop.db.files.list('media', '-1200.jpg')
    expect((await shop.get(`/media/share/${address}`)).statusCode).toBe(404)
    expect(await shop.db.files.list('media', '-1200.jpg')).toEqual(files)
  },
)

test.each(['product-x', 'hat', 'product-2/1.jpg', 'product-2/0123456789.png'])(
  'the address %s is refused',
  async (address) => {
    const shop = await shopOfFour()
    const answer = await shop.get(
      `/media/share/${address.includes('/') ? address : `${address}/0123456789.jpg`}`,
    )
    expect(answer.statusCode).toBe(400)
  },
)

test('a picture is drawn once, and kept; while the disk is nearly full it is drawn for each request', async () => {
  const shop = await shopOfFour()
  const kept = async () => (await shop.db.files.list('media', '-1200.jpg')).length
  const src = await srcOf(shop, 'product-2')
  shop.space.free = 50
  await shop.disk.look()
  expect(await sizeOf(shop, src)).toEqual(CARD)
  expect(await kept()).toBe(0)
  shop.space.free = 1000
  await shop.disk.look()
  await Promise.all([shop.get(src), shop.get(src)])
  expect(await kept()).toBe(1)
  expect(await sizeOf(shop, src)).toEqual(CARD)
})

test('the owner’s share picture, in the whole size, goes before the first slide', async () => {
  const shop = await openTestShop()
  const before = await srcOf(shop, 'shop')
  const share_picture = await uploadPicture(shop)
  await shop.patch('/staff/appearance/', { share_picture })
  const src = await srcOf(shop, 'shop')
  expect(src).not.toBe(before)
  expect(await sizeOf(shop, src)).toEqual(CARD)
})

test('of nine pictures that are asked for at the same time, the ninth is refused', async () => {
  let release = () => {}
  const released = new Promise<undefined>((resolve) => (release = () => resolve(undefined)))
  const picture = { src: '/media/skirt', width: 640, breadth: 504 }
  const plain = { shop: 'eTrend', note: '', price: null, original_price: null, picture }
  const pictures = sharePictures((title) => ({ ...plain, title, palette: defaultPalette }), {
    webpOf: () => released,
    readShared: async () => undefined,
    keepShared: async () => {},
  })
  const ask = (of: string) => pictures.read(of, pictures.srcOf(of).slice(-14, -4))
  const drawing = Array.from({ length: 8 }, (_, at) => ask(`Skirt ${at}`))
  await expect(ask('Skirt 8')).rejects.toMatchObject({ status: 503 })
  // Another request for one of the eight waits with the first.
  const both = Promise.all([...drawing, ask('Skirt 0')])
  release()
  expect(new Set(await both).size).toBe(8)
})
