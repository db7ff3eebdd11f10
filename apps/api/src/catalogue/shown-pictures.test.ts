import type { Failure, PictureOf, Product, ProductColor } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { png, productForm } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'

const picturesOf = async (shop: TestShop, of: 'colors' | 'products', ids: string) =>
  (await shop.get(`/staff/pictures/${of}/?ids=${ids}`)).json<PictureOf[]>()

describe('the picture beside a name', () => {
  it('is a color’s own, until the color has the display image; a product’s is the same', async () => {
    const shop = await stockedShop()
    const [color] = (await shop.get('/comp/allproductcolor/')).json<ProductColor[]>()
    expect(await picturesOf(shop, 'colors', '1,99')).toEqual([{ id: 1, picture: color?.color_img }])
    const image = { product: '1', color: '1', image: await png('#111111') }
    await shop.form('POST', '/comp/createProductImg/', { ...image, is_display_image: 'False' })
    expect(await picturesOf(shop, 'colors', '1')).toEqual([{ id: 1, picture: color?.color_img }])
    const shown = { ...image, image: await png('#222222'), is_display_image: 'True' }
    await shop.form('POST', '/comp/createProductImg/', shown)
    const [, display] = (await shop.get('/comp/allProductimg/')).json<{ image: string }[]>()
    const its = [{ id: 1, picture: display?.image }]
    expect(await picturesOf(shop, 'colors', '1')).toEqual(its)
    expect(await picturesOf(shop, 'products', '1')).toEqual(its)
  })

  it('is missing of a product without any', async () => {
    const shop = await stockedShop()
    const added = await shop.form('POST', '/product/createProduct/', productForm({ title: 'Cap' }))
    const { id } = added.json<Product>()
    expect(await picturesOf(shop, 'products', `${id}`)).toEqual([{ id, picture: null }])
  })

  it('is told to any staff, for at most 100 ids', async () => {
    const shop = await stockedShop()
    const ids = Array.from({ length: 100 }, (_, place) => place + 1).join(',')
    expect(await picturesOf(shop, 'colors', ids)).toHaveLength(1)
    const more = await shop.get(`/staff/pictures/colors/?ids=${ids},101`)
    expect(more.statusCode).toBe(400)
    expect(more.json<Failure>().message).toMatch(/at most 100 ids/)
  })
})
