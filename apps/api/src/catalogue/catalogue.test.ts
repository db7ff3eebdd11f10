import { describe, expect, it } from 'vitest'
import { openTestShop, png, productForm, stockedShop } from '../test/test-app'

describe('a size', () => {
  it('is added, listed, read, changed and deleted by the documented calls', async () => {
    const shop = await openTestShop()
    const added = await shop.form('POST', '/comp/createSize/', { size_name: ' XS ' })
    expect([added.statusCode, added.json()]).toEqual([201, { id: 1, size_name: 'XS' }])
    expect((await shop.get('/comp/allSize')).json()).toEqual([{ id: 1, size_name: 'XS' }])
    const one = '/comp/updateDeleteSize/1/'
    expect((await shop.patch(one, { size_name: 'XXS' })).json()).toEqual({ id: 1, size_name: 'XXS' })
    expect((await shop.get(one)).json()).toEqual({ id: 1, size_name: 'XXS' })
    const removed = await shop.remove(one)
    expect([removed.statusCode, removed.body]).toEqual([204, ''])
    expect((await shop.get(one)).statusCode).toBe(404)
  })

  it('can be named only once, whatever the case', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
    const again = await shop.form('POST', '/comp/createSize/', { size_name: 'xs' })
    expect([again.statusCode, again.json()]).toEqual([
      409,
      {
        message: 'A size with this name already exists.',
        fields: { size_name: 'A size with this name already exists.' },
      },
    ])
  })

  it('that stock uses stays, and the answer says why', async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/stock/createStock/', {
      product_color: '1',
      size: '1',
      movement_type: 'In',
      quantity: '4',
      notes: '',
    })
    const refused = await shop.remove('/comp/updateDeleteSize/1/')
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: 'Size MD is used by 1 stock movement.' },
    ])
  })
})

describe('documented lists', () => {
  it('answer whole without a page, and a page with the total when asked', async () => {
    const shop = await openTestShop()
    for (const name of ['SM', 'MD', 'LG', 'XL', 'XXL']) {
      await shop.form('POST', '/comp/createSize/', { size_name: name })
    }
    expect((await shop.get('/comp/allSize')).json()).toHaveLength(5)
    const page = await shop.get('/comp/allSize?q=l&sort=-size_name&page=1&page_size=2')
    expect(page.headers['x-total-count']).toBe('3')
    expect(page.json()).toEqual([
      { id: 5, size_name: 'XXL' },
      { id: 4, size_name: 'XL' },
    ])
    expect((await shop.get('/comp/allSize?q=%25')).json()).toEqual([])
  })

  it('refuse a column that they do not have', async () => {
    const shop = await openTestShop()
    const refused = await shop.get('/comp/allSize?sort=password')
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      400,
      'Sort by one of: id, size_name.',
    ])
  })

  it('answer with and without the trailing slash, at the root and under /api', async () => {
    const shop = await openTestShop()
    for (const url of ['/comp/allSize', '/comp/allSize/', '/api/comp/allColor', '/comp/allColor/']) {
      expect((await shop.get(url)).statusCode).toBe(200)
    }
  })
})

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

  it('refuses a field that nobody knows', async () => {
    const shop = await stockedShop()
    const refused = await shop.patch('/product/updateDeleteProduct/1/', { role: 'admin' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { role: "Leave out role: this call doesn't know it." } },
    ])
  })

  it('with colors stays until they are gone', async () => {
    const shop = await stockedShop()
    expect((await shop.remove('/product/updateDeleteProduct/1/')).json()).toEqual({
      message: 'Product Everyday Tee is used by 1 product color.',
    })
  })
})

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
    expect((await shop.get(`${row?.color_img}-320.webp`)).headers['content-type']).toBe('image/webp')
    expect((await shop.get(`${row?.color_img}`)).headers['content-type']).toBe('image/webp')
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
    expect((await shop.get(`${before?.color_img}-320.webp`)).statusCode).toBe(404)
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
    const { files } = await filesOf(shop.folder)
    expect(files.every((file) => file.includes(row?.color_img.slice('/media/'.length) ?? '?'))).toBe(
      true,
    )
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

async function filesOf(folder: string) {
  const { readdir } = await import('node:fs/promises')
  const entries = await readdir(`${folder}/media`, { recursive: true, withFileTypes: true })
  return { files: entries.filter((entry) => entry.isFile()).map((entry) => entry.name) }
}
