import { describe, expect, it } from 'vitest'
import { productForm } from '../test/forms'
import { openTestShop, shopOfFour } from '../test/test-app'

describe('a CSV export', () => {
  it('has the rows of the list for the same query, of all its pages', async () => {
    const shop = await shopOfFour()
    const answer = await shop.get('/staff/export/sizes/?sort=-size_name&q=d&page=9&page_size=1')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="sizes-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.body).toBe('\uFEFFid,size_name,position,kids_age\r\n1,MD,,\r\n')
  })

  it.each([
    'sizes',
    'colors',
    'categories',
    'subcategories',
    'products',
    'productColors',
    'productImages',
    'stock',
  ])('exists for %s, with a heading even where there are no rows', async (noun) => {
    const shop = await openTestShop()
    const { statusCode, body } = await shop.get(`/staff/export/${noun}/`)
    expect([statusCode, body.split('\r\n').length]).toEqual([200, 2])
    expect(body).toMatch(/^\uFEFFid,/)
  })

  it('quotes what needs it, and gives spreadsheets no formula', async () => {
    const shop = await openTestShop()
    await shop.form('POST', '/product/createCategory/', { title: '=1+1' })
    await shop.form('POST', '/product/createsubCategory/', { title: '@x', category: '1' })
    const fields = { title: 'Tee, "Classic"', description: 'x', Brand: '-5' }
    await shop.form('POST', '/product/createProduct/', productForm(fields))
    await shop.patch('/product/updateDeleteProduct/1/', { description: '+a\nb' })
    const { body } = await shop.get('/staff/export/products/')
    const [, row] = body.split('\r\n')
    expect(row).toBe(`1,"Tee, ""Classic""","'+a
b",'-5,1,2500,,,False,True,,active,,,,,,,,,,[],1,'@x,'=1+1`)
  })

  it('refuses what the list refuses', async () => {
    const shop = await openTestShop()
    const refused = await shop.get('/staff/export/products/?subcategory=tops')
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { subcategory: 'subcategory is a whole number from 1 to 999999999.' } },
    ])
    expect((await shop.get('/staff/export/products/?sort=password')).statusCode).toBe(400)
    expect((await shop.get('/staff/export/users/')).statusCode).toBe(400)
  })
})
