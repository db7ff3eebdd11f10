import type { ProductDetail } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { byEngine } from '../test/by-engine'
import { png } from '../test/forms'
import { stockedShop } from '../test/test-app'
import { picturesOf } from '../test/test-files'

describe('a product color', () => {
  it('shows its picture, its label and, read alone, product and color as objects', async () => {
    const shop = await stockedShop()
    const [row] = (await shop.get('/comp/allproductcolor/')).json<{ color_img: string }[]>()
    expect(row).toMatchObject({
      id: 1,
      product_title: 'Everyday Tee',
      color_name: 'Navy',
      product_color_info: 'Everyday Tee - Navy',
    })
    expect((await shop.get('/comp/singleproductcolor/1/')).json()).toMatchObject({
      id: 1,
      product: { id: 1, product_title: 'Everyday Tee' },
      color: { id: 1, color_name: 'Navy' },
    })
    expect((await shop.get(`${row?.color_img}-320.webp`)).headers['content-type']).toBe(
      'image/webp',
    )
    expect((await shop.get(`${row?.color_img}`)).headers['content-type']).toBe('image/webp')
  })

  it.each([
    ['Everyday Tee - Navy', [1]],
    ['navy tee', [1]],
    ['red tee', []],
  ])('is searched by its label or by words of it: %s', async (q, ids) => {
    const shop = await stockedShop()
    const found = await shop.get(`/comp/allproductcolor/?q=${encodeURIComponent(q)}`)
    expect(found.json<{ id: number }[]>().map(({ id }) => id)).toEqual(ids)
  })

  it('is shown to shoppers at once, also in a color that is new', byEngine, async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: 'a22' })
    const color_img = await png('#aa2222')
    await shop.form('POST', '/comp/createproductcolor/', { product: '1', color: '2', color_img })
    const { product_colors } = (await shop.get('/store/products/1')).json<ProductDetail>()
    expect(product_colors.map(({ color_name }) => color_name)).toEqual(['Navy', 'Red'])
  })

  it('keeps its picture when it is edited without a file, and swaps it with one', async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: 'a22' })
    const [before] = (await shop.get('/comp/allproductcolor/')).json<{ color_img: string }[]>()
    const edit = '/comp/updateDeleteproductcolor/1/'
    const kept = await shop.form('PUT', edit, { product: '1', color: '2' })
    expect(kept.json()).toMatchObject({ color_name: 'Red', color_img: before?.color_img })
    const swapped = await shop.form('PUT', edit, {
      product: '1',
      color: '2',
      color_img: await png('#aa2222'),
    })
    const after = swapped.json<{ color_img: string }>().color_img
    expect(after).not.toBe(before?.color_img)
    // The old picture stays as long as the swap can be undone.
    expect((await shop.get(`${before?.color_img}-320.webp`)).statusCode).toBe(200)
  })

  it('leaves no picture behind when it is refused', async () => {
    const shop = await stockedShop()
    const refused = await shop.form('POST', '/comp/createproductcolor/', {
      product: '1',
      color: '1',
      color_img: await png('#00ff00'),
    })
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'This product already comes in this color.',
    ])
    const [row] = (await shop.get('/comp/allproductcolor/')).json<{ color_img: string }[]>()
    const files = await picturesOf(shop.db)
    expect(
      files.every((file) => file.includes(row?.color_img.slice('/media/'.length) ?? '?')),
    ).toBe(true)
  })

  it('is not made from a text file with a picture name', async () => {
    const shop = await stockedShop()
    const file = new File(['not a picture'], 'tee.png', { type: 'image/png' })
    const refused = await shop.form('PUT', '/comp/updateDeleteproductcolor/1/', {
      product: '1',
      color: '1',
      color_img: file,
    })
    expect(refused.statusCode).toBe(415)
  })
})
