import type { ProductImport, StockUnit, Workspace } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { checked, creating, good, heading, imported, send, shirt, titles } from '../test/importing'
import { stockedShop } from '../test/test-app'
import { totalOf } from '../test/total-of'

describe('the check of an import', () => {
  it('guesses the columns and says what the import would add, writing nothing', async () => {
    const shop = await stockedShop()
    const check = await checked(shop, good, creating)
    expect(check.mapping).toEqual(
      'title Brand description category subcategory price discounted_price color hex_code size quantity'.split(
        ' ',
      ),
    )
    expect(check).toMatchObject({ rows: 4, products: 2, product_colors: 2, pieces: 14, wrong: 0 })
    expect(check.missing.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'size LG',
      'color Plum',
      'sub category Women / Scarves',
    ])
    expect(await titles(shop)).toEqual(['Everyday Tee'])
  })

  it('names each error with its row and the file’s own heading', async () => {
    const shop = await stockedShop()
    const text = [
      heading,
      `${shirt},Navy,,LG,10`,
      'Linen Shirt,Himal,,,,1999,,Navy,,MD,many',
      'Everyday Tee,Adjective Attire,Soft.,Women,Tops,100,200,,,MD,',
      ',Himal,Text,Women,Boots,free,,Plum,,,',
    ].join('\n')
    const { errors, wrong } = await checked(shop, text)
    expect(errors.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toEqual([
      '2 Size: There is no size “LG”.',
      '3 Price: Row 2 has another value for this product.',
      '3 Stock: Enter a whole number from 0 to 100000.',
      '4 Sale price: Enter a discounted price below the price.',
      '4 Title: “Everyday Tee” by Adjective Attire is in the catalogue already (ID 1).',
      '4 Colour: Enter the color of this size.',
      '5 Price: Enter a price as a number.',
      '5 Sub category: There is no sub category “Boots” in “Women”.',
      '5 Title: Enter a title.',
      '5 Colour: There is no color “Plum”.',
    ])
    expect(wrong).toBe(10)
    const refused = await send(shop, '/staff/imports/', text)
    expect([refused.statusCode, await titles(shop)]).toEqual([409, ['Everyday Tee']])
  })

  it('refuses a number that can be read in two ways, with both, and says what it understood', async () => {
    const shop = await stockedShop()
    const shirtFor = (price: string, pieces: string) =>
      `Linen Shirt,Himal,Light.,Women,Tops,"${price}",,Navy,,MD,"${pieces}"`
    const wrong = async (price: string, pieces: string) =>
      (await checked(shop, [heading, shirtFor(price, pieces)].join('\n'))).errors.map(
        ({ row, column, message }) => `${row} ${column}: ${message}`,
      )
    expect(await wrong('1299,50', '1,5')).toEqual([
      '2 Price: “1299,50” can be 1299.50 or 129950. Write it without a comma.',
      '2 Stock: “1,5” can be 1.5 or 15. Write it without a comma.',
    ])
    expect(await wrong('2.500', '2.000')).toEqual([
      '2 Price: “2.500” can be 2.50 or 2500. Write the one that you mean.',
      '2 Stock: “2.000” can be 2.00 or 2000. Write the one that you mean.',
    ])
    expect(await wrong('1250.000', '2')).toEqual([])
    expect(await wrong('1,23,456', '1,000')).toEqual([])
    const text = [
      heading,
      shirtFor('Rs.\u00a01,299/-', '१०'),
      'Cap,Himal,Warm.,Women,Tops,900,,,,,',
    ]
    expect(await checked(shop, text.join('\n'))).toMatchObject({
      prices: { least: 900, most: 1299 },
      pieces: 10,
    })
  })

  it('takes the columns as they are mapped, and names a needed one that none holds', async () => {
    const shop = await stockedShop()
    const mapping = JSON.stringify(['title', null, 'Brand'])
    const { errors } = await checked(shop, 'A;B;C\nx;y;z', { mapping })
    expect(errors.map(({ message }) => message)).toContain('No column holds the price.')
    expect((await send(shop, '/staff/imports/check/', good, { mapping: 'no' })).statusCode).toBe(
      400,
    )
  })
})

describe('an import', () => {
  it('brings products, colors with a drawn swatch, sizes and stock', async () => {
    const shop = await stockedShop()
    expect(await imported(shop)).toMatchObject({ state: 'done', done: 4, products: 2, pieces: 14 })
    expect(await titles(shop)).toEqual(['Everyday Tee', 'Linen Shirt', 'Wool Scarf'])
    const units = (await shop.get('/staff/stock/units/?q=linen')).json<StockUnit[]>()
    expect(units.map(({ size_name, quantity }) => [size_name, quantity])).toEqual([
      ['MD', 10],
      ['LG', 4],
    ])
    const { findings, product_colors } = (
      await shop.get('/staff/products/2/workspace/')
    ).json<Workspace>()
    expect(findings[0]).toMatchObject({ message: 'No picture yet' })
    expect(product_colors[1]).toMatchObject({ color_name: 'Plum', is_swatch: true })
    const picture = await shop.app.inject(`${product_colors[1]?.color_img}-320.webp`)
    expect(picture.statusCode).toBe(200)
    expect((await shop.get('/staff/imports/')).json()).toMatchObject([
      { file_name: 'products.csv' },
    ])
  })
})

it('imports are listed a page at a time, and found by their file and by who started them', async () => {
  const shop = await stockedShop()
  for (const name of ['kurtas.csv', 'shirts 100%.csv', 'shirts_b.csv']) {
    const text = `${heading}\n${name},Himal,Light.,Women,Tops,2500,,Navy,,MD,3`
    expect((await imported(shop, text, creating, name)).state).toBe('done')
  }
  const listed = async (query: Record<string, string>) => {
    const answer = await shop.get(`/staff/imports/?${new URLSearchParams(query).toString()}`)
    return [answer.json<ProductImport[]>().map(({ file_name }) => file_name), totalOf(answer)]
  }
  expect(await listed({ q: 'SHIRTS' })).toEqual([['shirts_b.csv', 'shirts 100%.csv'], 2])
  expect(await listed({ q: '%' })).toEqual([['shirts 100%.csv'], 1])
  expect(await listed({ q: 's_b' })).toEqual([['shirts_b.csv'], 1])
  expect(await listed({ q: 'winter' })).toEqual([[], 0])
  expect(await listed({ page: '2', page_size: '2' })).toEqual([['kurtas.csv'], 3])
  const [newest] = (await shop.get('/staff/imports/')).json<ProductImport[]>()
  expect(newest?.staff).toBeTruthy()
  expect(await listed({ q: newest?.staff ?? '', page_size: '1' })).toEqual([['shirts_b.csv'], 3])
})

it('only staff may import', async () => {
  const shop = await stockedShop()
  const anonymous = await shop.anonymous('GET', '/staff/imports/')
  expect(anonymous.statusCode).toBe(401)
})
