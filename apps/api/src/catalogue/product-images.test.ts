import { describe, expect, it } from 'vitest'
import { png, productForm } from '../test/forms'
import { stockedShop } from '../test/test-app'

describe('a product image', () => {
  it('answers under both published spellings, and only one is the display image', async () => {
    const shop = await stockedShop()
    for (const color of ['#111111', '#222222']) {
      await shop.form('POST', '/comp/createProductImg/', {
        product: '1',
        is_display_image: 'True',
        image: await png(color),
        color: '1',
      })
    }
    const shown = (await shop.get('/comp/allProductimg/')).json<{ is_display_image: boolean }[]>()
    expect(shown.map((image) => image.is_display_image)).toEqual([false, true])
    const fields = { product: '1', is_display_image: 'False', color: '1' }
    for (const spelled of ['updateDeleteProductimg', 'updateDeleteProductImg']) {
      expect((await shop.form('PUT', `/comp/${spelled}/1/`, fields)).statusCode).toBe(200)
    }
    expect((await shop.remove('/comp/updateDeleteProductImg/1/')).statusCode).toBe(204)
    expect((await shop.get('/comp/singleProductimg/1/')).statusCode).toBe(404)
  })

  it('belongs to a color of its own product', async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/product/createProduct/', productForm({ title: 'Other' }))
    const refused = await shop.form('POST', '/comp/createProductImg/', {
      product: '2',
      is_display_image: 'True',
      image: await png(),
      color: '1',
    })
    expect(refused.json()).toMatchObject({ fields: { color: 'Choose a color of this product.' } })
  })
})
