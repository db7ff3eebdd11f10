import { describe, expect, it } from 'vitest'
import { move } from '../test/stocking'
import { openTestShop, stockedShop } from '../test/test-app'

describe('a size', () => {
  it('is added, listed, read, changed and deleted by the documented calls', async () => {
    const shop = await openTestShop()
    const added = await shop.form('POST', '/comp/createSize/', { size_name: ' XS ' })
    expect([added.statusCode, added.json()]).toEqual([
      201,
      { id: 1, size_name: 'XS', position: null, kids_age: '' },
    ])
    expect((await shop.get('/comp/allSize')).json()).toEqual([
      { id: 1, size_name: 'XS', position: null, kids_age: '' },
    ])
    const one = '/comp/updateDeleteSize/1/'
    expect((await shop.patch(one, { size_name: 'XXS' })).json()).toEqual({
      id: 1,
      size_name: 'XXS',
      position: null,
      kids_age: '',
    })
    expect((await shop.get(one)).json()).toMatchObject({ id: 1, size_name: 'XXS' })
    const removed = await shop.remove(one)
    expect([removed.statusCode, removed.body]).toEqual([204, ''])
    expect((await shop.get(one)).statusCode).toBe(404)
  })

  it('keeps the ages of the kids who wear it, in at most 20 characters', async () => {
    const shop = await openTestShop()
    const row = { size_name: 'XS', kids_age: ' 2–3 years ' }
    const added = await shop.form('POST', '/comp/createSize/', row)
    expect(added.json()).toMatchObject({ size_name: 'XS', kids_age: '2–3 years' })
    const one = '/comp/updateDeleteSize/1/'
    await shop.patch(one, { size_name: 'XXS' })
    expect((await shop.get(one)).json()).toMatchObject({ kids_age: '2–3 years' })
    const refused = await shop.patch(one, { kids_age: 'two or three years old' })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { kids_age: 'Keep the ages to 20 characters.' } },
    ])
    expect((await shop.patch(one, { kids_age: '' })).json()).toMatchObject({ kids_age: '' })
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
    await move(shop, 1, 1, 'In', 4)
    const refused = await shop.remove('/comp/updateDeleteSize/1/')
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        message: 'Size MD is used by 1 stock movement.',
        uses: [{ noun: 'stock', count: 1, query: 'size=1' }],
      },
    ])
  })

  it('counts only movements in effect among its uses, not reversed ones', async () => {
    const shop = await stockedShop()
    for (const quantity of [4, 5]) await move(shop, 1, 1, 'In', quantity)
    await shop.remove('/stock/updateDeleteStock/1/')
    expect((await shop.remove('/comp/updateDeleteSize/1/')).json()).toMatchObject({
      message: 'Size MD is used by 1 stock movement.',
    })
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
    expect(page.json()).toMatchObject([
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
    for (const url of [
      '/comp/allSize',
      '/comp/allSize/',
      '/api/comp/allColor',
      '/comp/allColor/',
    ]) {
      expect((await shop.get(url)).statusCode).toBe(200)
    }
  })
})
