import type { Product, ProductImage, Workspace } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { shopOfFour } from '../test/test-app'

type Copy = { product: Product; audit: number }

const duplicate = async (shop: TestShop, id: number) => {
  const answer = await shop.post(`/staff/products/${id}/duplicate/`)
  expect(answer.statusCode).toBe(201)
  return answer.json<Copy>()
}
const workspace = async (shop: TestShop, id: number) =>
  (await shop.get(`/staff/products/${id}/workspace/`)).json<Workspace>()

async function addPictures(shop: TestShop) {
  for (const [color, display] of [
    ['#aa0000', 'False'],
    ['#00aa00', 'True'],
  ] as const) {
    const image = await png(color)
    const form = { product: '1', color: '1', is_display_image: display, image }
    await shop.form('POST', '/comp/createProductImg/', form)
  }
  const [first, second] = (await shop.get('/comp/allProductimg/')).json<ProductImage[]>()
  const pictures = [second, first].map((picture, place) => ({
    id: picture?.id,
    color: 1,
    alt: place === 0 ? 'The back' : '',
    is_display_image: place === 0,
  }))
  await shop.put('/staff/products/1/pictures/', { pictures })
}

describe('a duplicated product', () => {
  it('has the colors and the pictures in their order with their texts, and no stock', async () => {
    const shop = await shopOfFour()
    await addPictures(shop)
    const { product } = await duplicate(shop, 1)
    expect(product).toMatchObject({
      title: 'Copy of Blouse',
      price: 2000,
      description: 'Soft and plain.',
      is_featured: false,
    })
    const [original, copy] = [await workspace(shop, 1), await workspace(shop, product.id)]
    const withoutIds = ({ product_colors }: Workspace) =>
      product_colors.map(({ color, color_img, images }) => [
        color,
        color_img,
        images.map(({ id: _id, ...image }) => image),
      ])
    expect(withoutIds(copy)).toEqual(withoutIds(original))
    expect(copy.product_colors[0]?.images[0]).toMatchObject({ alt: 'The back' })
    expect(copy.product_colors.map(({ units }) => units)).toEqual([[], []])
    expect(copy.findings[0]).toMatchObject({ check: 'no_stock' })
  })

  it('keeps the pictures when the original loses them', async () => {
    const shop = await shopOfFour()
    await addPictures(shop)
    const { product } = await duplicate(shop, 1)
    for (const { id } of (await workspace(shop, 1)).product_colors[0]?.images ?? []) {
      await shop.remove(`/comp/updateDeleteProductimg/${id}/`)
    }
    const image = (await workspace(shop, product.id)).product_colors[0]?.images[0]?.image
    expect((await shop.get(`${image}-640.webp`)).statusCode).toBe(200)
  })

  it('is removed with all its parts by one undo', async () => {
    const shop = await shopOfFour()
    await addPictures(shop)
    const { product, audit } = await duplicate(shop, 1)
    const undone = await shop.post(`/staff/audit/${audit}/undo/`)
    expect(undone.json()).toMatchObject({ rows: 5, refused: [] })
    expect((await shop.get(`/product/updateDeleteProduct/${product.id}/`)).statusCode).toBe(404)
    expect((await workspace(shop, 1)).product_colors).toHaveLength(2)
  })

  it('has a title of at most 120 characters, and needs an original', async () => {
    const shop = await shopOfFour()
    for (const [length, copied] of [
      [112, 120],
      [113, 120],
    ] as const) {
      await shop.patch('/product/updateDeleteProduct/2/', { title: 'k'.repeat(length) })
      expect((await duplicate(shop, 2)).product.title).toHaveLength(copied)
    }
    expect((await shop.post('/staff/products/99/duplicate/')).statusCode).toBe(404)
  })
})
