import { describe, expect, it } from 'vitest'
import { productForm } from '../test/forms'
import { seedReviewed } from '../test/seed-reviewed'
import { stockedShop } from '../test/test-app'

describe('a product', () => {
  it('carries every documented field and its sub category', async () => {
    const shop = await stockedShop()
    const made = await shop.form('POST', '/product/createProduct/', {
      ...productForm({ title: 'Kurta', discounted_price: '1999.50', is_slider: 'True' }),
    })
    expect(made.json()).toEqual({
      id: 2,
      title: 'Kurta',
      description: 'Soft and plain.',
      Brand: 'Adjective Attire',
      subcategory: 1,
      price: 2500,
      discounted_price: 1999.5,
      is_slider: true,
      is_featured: true,
      gender: null,
      status: 'active',
      floor_price: null,
      goes_live_at: null,
      ends_at: null,
      material: '',
      care: '',
      origin: '',
      fit: '',
      first_size: '',
      hs_code: '',
      measures: null,
      worn_with: [],
      subcategory_details: { id: 1, title: 'Tops', category_title: 'Women' },
    })
  })

  it('keeps what a change leaves out', async () => {
    const shop = await stockedShop()
    const changed = await shop.patch('/product/updateDeleteProduct/1/', { title: 'Tee' })
    expect(changed.json()).toMatchObject({ title: 'Tee', is_featured: true, price: 2500 })
    expect((await shop.patch('/product/updateDeleteProduct/1/', {})).json()).toMatchObject({
      title: 'Tee',
    })
  })

  it('takes a gender in any case or none, keeps it through the trash, and refuses other words', async () => {
    const shop = await stockedShop()
    const fields = productForm({ title: 'Scarf', gender: 'Unisex' })
    expect((await shop.form('POST', '/product/createProduct/', fields)).json()).toMatchObject({
      id: 2,
      gender: 'unisex',
    })
    const refused = await shop.patch('/product/updateDeleteProduct/2/', { gender: 'constructor' })
    expect(refused.json()).toMatchObject({
      fields: { gender: 'Choose men, women, kids or unisex, or leave it empty.' },
    })
    expect((await shop.get('/product/allProduct/?gender=unisex')).json()).toMatchObject([{ id: 2 }])
    await shop.remove('/product/updateDeleteProduct/2/')
    await shop.post('/staff/trash/restore/', { noun: 'products', id: 2 })
    expect((await shop.get('/product/updateDeleteProduct/2/')).json()).toMatchObject({
      gender: 'unisex',
    })
    const emptied = await shop.patch('/product/updateDeleteProduct/2/', { gender: '' })
    expect(emptied.json()).toMatchObject({ gender: null })
  })

  it('is worn with at most six others, in their order', async () => {
    const shop = await stockedShop()
    const address = '/product/updateDeleteProduct/1/'
    const six = await shop.patch(address, { worn_with: '6,5,4,3,2,7' })
    expect(six.json()).toMatchObject({ worn_with: [6, 5, 4, 3, 2, 7] })
    const seven = await shop.patch(address, { worn_with: [2, 3, 4, 5, 6, 7, 8] })
    expect(seven.json()).toMatchObject({
      fields: { worn_with: 'Choose at most 6 of the products.' },
    })
    const words = await shop.patch(address, { worn_with: 'scarf' })
    expect(words.statusCode).toBe(400)
    expect((await shop.get('/store/products/1')).json()).toMatchObject({
      worn_with: [6, 5, 4, 3, 2, 7],
    })
  })

  it('has garment measures, whose wrong cell is named', async () => {
    const shop = await stockedShop()
    const address = '/product/updateDeleteProduct/1/'
    const measures = {
      of: 'garment',
      columns: [{ name: 'Chest', unit: 'cm' }],
      rows: [{ size: 'MD', values: ['52'] }],
    }
    const kept = await shop.patch(address, { measures: JSON.stringify(measures) })
    expect(kept.json()).toMatchObject({ measures })
    expect((await shop.get('/store/products/1')).json()).toMatchObject({ measures })
    const rows = [{ size: 'MD', values: ['wide'] }]
    const wrong = await shop.patch(address, { measures: { ...measures, rows } })
    expect(wrong.json()).toMatchObject({
      fields: { measures: 'Size MD: enter centimetres as 58 or 86–94, not “wide”.' },
    })
    const broken = await shop.patch(address, { measures: '{"of":' })
    expect(broken.statusCode).toBe(400)
    expect((await shop.patch(address, { measures: '' })).json()).toMatchObject({ measures: null })
  })

  it('is refused with one sentence for each wrong field, and nothing is written', async () => {
    const shop = await stockedShop()
    const refused = await shop.form('POST', '/product/createProduct/', {
      ...productForm({ title: '', price: '2.999', subcategory: 'none', is_slider: 'perhaps' }),
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json<{ fields: object }>().fields).toEqual({
      title: 'Enter a title.',
      price: 'Enter a price with at most two decimals.',
      subcategory: 'Choose a sub category.',
      is_slider: 'Answer True or False.',
    })
    expect((await shop.get('/product/allProduct/')).json()).toHaveLength(1)
  })

  it('never costs more with its discount, even when only one price is changed', async () => {
    const shop = await stockedShop()
    const refused = await shop.patch('/product/updateDeleteProduct/1/', { discounted_price: 2500 })
    expect(refused.json()).toMatchObject({
      fields: { discounted_price: 'Enter a discounted price below the price.' },
    })
  })

  it.each([
    [5e-324, 400],
    [0.01, 200],
    [2499.99, 200],
    [2499.999999999, 400],
  ])('a discounted price of %s is answered with %s', async (discounted_price, status) => {
    const shop = await stockedShop()
    const answer = await shop.patch('/product/updateDeleteProduct/1/', { discounted_price })
    expect(answer.statusCode).toBe(status)
  })

  it('refuses an unknown field', async () => {
    const shop = await stockedShop()
    const refused = await shop.patch('/product/updateDeleteProduct/1/', { role: 'admin' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { role: "Leave out role: this call doesn't know it." } },
    ])
  })

  it('with reviews is not deleted', async () => {
    const shop = await stockedShop()
    await seedReviewed(shop, [5])
    expect((await shop.remove('/product/updateDeleteProduct/1/')).json()).toEqual({
      message: 'Product Everyday Tee is used by 1 review.',
      uses: [{ noun: 'reviews', count: 1, query: 'product=1' }],
    })
  })
})
