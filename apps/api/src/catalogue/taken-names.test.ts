import { describe, expect, it } from 'vitest'
import { checked, creating } from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { openTestShop, stockedShop } from '../test/test-app'

const add = (shop: TestShop, title: string) =>
  shop.form('POST', '/product/createCategory/', { title })
const taken = 'A category with this title already exists.'

describe('a category', () => {
  it.each([
    ['Éclair', 'éclair', taken],
    ['Éclair', 'E\u0301CLAIR', taken],
    ['Women', 'wo\u200bmen', taken],
    ['Women', 'Ｗｏｍｅｎ', taken],
    ['A & B', 'A-B', '“A-B” would have the same address as “A & B”: choose another name.'],
    ['Éclair', 'Eclair', '“Eclair” would have the same address as “Éclair”: choose another name.'],
    ['‼️', '!!', '“!!” would have the same address as “‼️”: choose another name.'],
  ])('%j keeps %j from being saved', async (first, second, message) => {
    const shop = await openTestShop()
    expect((await add(shop, first)).statusCode).toBe(201)
    const refused = await add(shop, second)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message, fields: { title: message } },
    ])
  })

  it('takes another’s address neither by an edit nor from the trash, and may be spelled anew', async () => {
    const shop = await openTestShop()
    await add(shop, 'A & B')
    await add(shop, 'Kids')
    const edit = (title: string) => shop.patch('/product/updateDeleteCategory/2/', { title })
    expect((await edit('A-B')).statusCode).toBe(409)
    expect((await edit('KIDS')).statusCode).toBe(200)
    await shop.remove('/product/updateDeleteCategory/1/')
    expect((await edit('A-B')).statusCode).toBe(200)
    const restored = await shop.post('/staff/trash/restore/', { noun: 'categories', id: 1 })
    expect(restored.statusCode).toBe(409)
  })
})

it('sub categories, colors and sizes keep their address to themselves', async () => {
  const shop = await stockedShop()
  await shop.form('POST', '/product/createCategory/', { title: 'Men' })
  const form = (url: string, fields: Record<string, string>) => shop.form('POST', url, fields)
  const sub = (title: string, category: string) =>
    form('/product/createsubCategory/', { title, category })
  expect((await sub('T-Shirts', '1')).statusCode).toBe(201)
  expect((await sub('T Shirts', '1')).statusCode).toBe(409)
  expect((await sub('T Shirts', '2')).statusCode, 'in another category').toBe(201)
  const color = (color_name: string) => form('/comp/createColor/', { color_name, hex_code: '#fff' })
  expect((await color('Off-White')).statusCode).toBe(201)
  expect((await color('Off White')).statusCode).toBe(409)
  const size = (size_name: string) => form('/comp/createSize/', { size_name })
  expect((await size('M')).statusCode, 'MD is M in addresses').toBe(409)
  expect((await size('XL')).statusCode).toBe(201)
})

it('an import finds names that look the same, and refuses to add one with another’s address', async () => {
  const shop = await stockedShop()
  const row = (category: string, sub: string, more: string) =>
    `Title,Brand,Description,Category,Sub category,Price,Color,Hex,Size\nCap,Himal,Warm.,${category},${sub},900,${more}`
  const found = await checked(shop, row('wo\u200bmen', 'ＴＯＰＳ', 'navy,,md'), creating)
  expect(found).toMatchObject({ wrong: 0, missing: [] })
  const { errors } = await checked(shop, row('Women', 'Tops!', 'Nåvy,#001122,M'), creating)
  expect(errors.map(({ column, message }) => `${column}: ${message}`)).toEqual([
    'Sub category: “Tops!” would have the same address as “Tops”: choose another name.',
    'Color: “Nåvy” would have the same address as “Navy”: choose another name.',
  ])
})
