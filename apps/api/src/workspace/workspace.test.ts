import type { ProductDetail, Unsellable, Workspace } from '@etrend/contract'
import { TODAY } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { productColor } from '../db/schema/catalogue'
import { swatch } from '../db/schema/checklist'
import { png, productForm } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { move } from '../test/stocking'
import { stockedShop } from '../test/test-app'

const workspace = async (shop: TestShop) =>
  (await shop.get('/staff/products/1/workspace/')).json<Workspace>()

const messages = async (shop: TestShop) =>
  (await workspace(shop)).findings.map(({ severity, message }) => `${severity}: ${message}`)

async function addImage(shop: TestShop, color: string, display = 'False') {
  const image = await png(color)
  const form = { product: '1', color: '1', is_display_image: display, image }
  return (await shop.form('POST', '/comp/createProductImg/', form)).json<{ id: number }>().id
}

describe('the workspace of a product', () => {
  it('answers its colors, pictures, stock and findings in one response', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 7)
    const id = await addImage(shop, '#aa0000', 'True')
    expect(await workspace(shop)).toMatchObject({
      product: { id: 1, title: 'Everyday Tee' },
      product_colors: [
        {
          color_name: 'Navy',
          is_swatch: false,
          images: [{ id, alt: '', is_display_image: true }],
          units: [{ size: 1, quantity: 7 }],
        },
      ],
      sizes: [{ size_name: 'MD' }],
      findings: [{ check: 'no_alt', severity: 'hint' }],
    })
    expect((await shop.get('/staff/products/9/workspace/')).statusCode).toBe(404)
  })

  it('puts its pictures in order, describes them and chooses one, as shoppers then see it', async () => {
    const shop = await stockedShop()
    const [first, second] = [
      await addImage(shop, '#aa0000', 'True'),
      await addImage(shop, '#00aa00'),
    ]
    const picture = (id: number, alt: string, is_display_image: boolean) => ({
      id,
      color: 1,
      alt,
      is_display_image,
    })
    const pictures = [picture(second, 'The back', true), picture(first, '', false)]
    const arranged = await shop.put('/staff/products/1/pictures/', { pictures })
    expect(arranged.json<Workspace>().product_colors[0]?.images).toMatchObject([
      { id: second, alt: 'The back', is_display_image: true },
      { id: first, is_display_image: false },
    ])
    const shown = (await shop.get('/store/products/1')).json<ProductDetail>()
    expect(shown.product_colors[0]?.pictures.map(({ alt }) => alt)).toEqual([
      'Everyday Tee in Navy',
      'The back',
      'Everyday Tee in Navy, view 3',
    ])
    expect(shown.picture?.alt).toBe('The back')
  })

  it('refuses an order that leaves a picture out, names a foreign color or two display images', async () => {
    const shop = await stockedShop()
    const id = await addImage(shop, '#aa0000')
    const picture = { id, color: 1, alt: '', is_display_image: false }
    const arrange = async (pictures: object[]) =>
      (await shop.put('/staff/products/1/pictures/', { pictures })).statusCode
    expect(await arrange([])).toBe(409)
    expect(await arrange([picture, picture])).toBe(409)
    expect(await arrange([{ ...picture, color: 5 }])).toBe(400)
    const other = await addImage(shop, '#00aa00')
    const both = [picture, { ...picture, id: other }].map((one) => ({
      ...one,
      is_display_image: true,
    }))
    expect(await arrange(both)).toBe(400)
  })
})

describe('the checklist', () => {
  it('names what keeps a product from selling, the gravest first', async () => {
    const shop = await stockedShop()
    expect(await messages(shop)).toEqual(['stops: No stock in any color and size'])
    await shop.form('POST', '/comp/createSize/', { size_name: 'LG' })
    await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: '#aa0000' })
    await shop.form('POST', '/comp/createproductcolor/', {
      product: '1',
      color: '2',
      color_img: await png('#aa0000'),
    })
    await move(shop, 1, 1, 'In', 5)
    await move(shop, 1, 2, 'In', 5)
    await move(shop, 1, 2, 'Out', 5)
    await addImage(shop, '#00aa00')
    expect(await messages(shop)).toEqual([
      'hurts: No display image chosen',
      'hurts: LG sold out in Navy',
      'hurts: No stock of Red in any size',
      'hint: A picture of Navy has no alt text',
    ])
  })

  it('counts a drawn swatch as a missing picture', async () => {
    const shop = await stockedShop()
    await move(shop, 1, 1, 'In', 5)
    const [row] = await shop.db.read.select().from(productColor)
    const { db } = shop
    await db.transaction(async (tx) => {
      await tx.insert(swatch).values({ src: row?.color_img ?? '', hex_code: '#1f2a4d' })
    })
    expect(await messages(shop)).toEqual(['stops: No picture yet'])
    await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: '#aa0000' })
    const red = { product: '1', color: '2', color_img: await png('#aa0000') }
    await shop.form('POST', '/comp/createproductcolor/', red)
    expect(await messages(shop)).toContain('hurts: No picture for Navy')
  })

  it('lists the products that can’t sell yet, newest first, and counts them', async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/product/createProduct/', productForm({ title: 'Bare Shirt' }))
    const answer = await shop.get('/staff/checklist/?page=1&page_size=1')
    expect(answer.headers['x-total-count']).toBe('2')
    expect(answer.json<Unsellable[]>()).toMatchObject([
      { title: 'Bare Shirt', findings: [{ check: 'no_color', message: 'No color yet' }] },
    ])
    const figures = await shop.get('/staff/dashboard/')
    expect(figures.json()).toMatchObject({ products: { all: 2, unsellable: 2 } })
  })
})

it('the dashboard adds up stock and movements by the day', async () => {
  const shop = await stockedShop()
  await move(shop, 1, 1, 'In', 10)
  await move(shop, 1, 1, 'Out', 8)
  const { stock, movements } = (await shop.get('/staff/dashboard/')).json<{
    stock: object
    movements: { day: string; in: number; out: number }[]
  }>()
  expect(stock).toEqual({ on_hand: 2, units: 1, low: 1, out: 0, value: 5000 })
  expect(movements).toHaveLength(30)
  expect(movements.at(-1)).toEqual({ day: TODAY, in: 10, out: 8 })
})
