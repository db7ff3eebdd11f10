import { placedOrder } from '@etrend/contract'
import { isDeep } from '@etrend/tooling/depth'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { everyCall } from '../test/every-call'
import { png, productForm } from '../test/forms'
import { orderingShop, sita, skirt } from '../test/ordering'
import { openTestShop, stockedShop } from '../test/test-app'

/** The names of the properties that every plain object inherits, and 'prototype'. */
const inherited = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

/** Every list is asked for every name in the deep run alone: by default for an accessor, a function and no property. */
const askedFor = isDeep ? inherited : ['__proto__', 'constructor', 'prototype']

/** The names of a call's query parameters. An export passes its query on to the list that it exports. */
function parametersOf(query: z.ZodType | undefined) {
  if (query instanceof z.ZodObject) return Object.keys(query.shape)
  return query instanceof z.ZodRecord ? ['sort', 'q'] : []
}

/** Every call that reads, with the names of its parameters. */
const lists = everyCall
  .filter(({ method }) => method === 'GET')
  .map(({ path, query }) => ({ path, parameters: parametersOf(query) }))

it.each([
  ['shoppers', /^\/store\//],
  ['staff', /^\/staff\//],
  ['everybody', /^\/(?!store\/|staff\/)/],
])(
  'no list for %s fails on a sort, a filter or a search by a name that all objects inherit',
  async (_whom, paths) => {
    const shop = await orderingShop()
    const chosen = lists.filter(({ path }) => paths.test(path))
    expect(chosen.filter(({ parameters }) => parameters.length > 0).length).toBeGreaterThan(3)
    for (const { path, parameters } of chosen) {
      for (const word of askedFor) {
        const at = path.replace(/:\w+/g, word)
        const queries = parameters.flatMap((name) => [`?${name}=${word}`, `?${name}=-${word}`])
        for (const url of [at, `${at}?${word}=1`, ...queries.map((query) => at + query)]) {
          const { statusCode } = await shop.get(url)
          expect([url, statusCode < 500]).toEqual([url, true])
        }
      }
    }
  },
)

it('a sort that names what all objects inherit is refused like any other unknown column', async () => {
  const shop = await openTestShop()
  for (const word of inherited.filter((name) => /^\w{1,40}$/.test(name))) {
    const answer = await shop.get(`/comp/allSize?sort=${word}`)
    expect([word, answer.statusCode]).toEqual([word, 400])
    expect(answer.json()).toMatchObject({ fields: { sort: 'Sort by one of: id, size_name.' } })
  }
})

it('sizes, colors, categories and products may have such names: they are listed, filtered and found by them', async () => {
  const shop = await stockedShop()
  const names = inherited.filter((name) => /^\w{1,20}$/.test(name))
  let product = 1
  for (const [index, name] of names.entries()) {
    const id = index + 2
    const made = [
      await shop.form('POST', '/comp/createSize/', { size_name: name }),
      await shop.form('POST', '/comp/createColor/', { color_name: name, hex_code: '#a22' }),
      await shop.form('POST', '/product/createCategory/', { title: name }),
      await shop.form('POST', '/product/createsubCategory/', { title: name, category: `${id}` }),
      await shop.form(
        'POST',
        '/product/createProduct/',
        productForm({ title: name, Brand: name, description: name, subcategory: `${id}` }),
      ),
    ]
    product += 1
    const color_img = await png()
    const color = { product: `${product}`, color: `${id}`, color_img }
    made.push(await shop.form('POST', '/comp/createproductcolor/', color))
    const movement = { movement_type: 'In', quantity: '3', notes: name }
    const unit = { product_color: `${id}`, size: `${id}`, ...movement }
    made.push(await shop.form('POST', '/stock/createStock/', unit))
    expect([name, made.map(({ statusCode }) => statusCode)]).toEqual([name, made.map(() => 201)])
  }
  const shape = z.object({
    items: z.array(z.object({ title: z.string() })),
    facets: z.object({
      size: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
    }),
  })
  const all = shape.parse((await shop.get('/store/products?page=1')).json())
  for (const name of names) {
    expect(all.facets.size).toContainEqual({ value: name, label: name, count: 1 })
    const found = shape.parse((await shop.get(`/store/products?size=${name}`)).json())
    expect([name, found.items.map(({ title }) => title)]).toEqual([name, [name]])
    expect((await shop.get(`/store/search?q=${name}`)).statusCode).toBe(200)
  }
  for (const url of ['/store/home', '/store/shop', '/staff/stock/units/', '/stock/allStock/']) {
    expect([url, (await shop.get(url)).statusCode]).toEqual([url, 200])
  }
})

it('a field that only has such a name is unknown, and refused by its name', async () => {
  const shop = await openTestShop()
  // The parser of JSON refuses '__proto__' before anything reads it.
  for (const name of inherited.filter((one) => one !== '__proto__')) {
    const payload = `{"email":"a@example.com","password":"long enough","${name}":"x"}`
    const headers = { 'content-type': 'application/json' }
    const answer = await shop.app.inject({ method: 'POST', url: '/login/', headers, payload })
    expect([name, answer.statusCode]).toEqual([name, 400])
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([name])
  }
})

it('a province with such a name is refused', async () => {
  const shop = await orderingShop()
  for (const province of inherited) {
    const order = { ...sita, province, lines: [skirt], payment_method: 'cod', expected_total: 906 }
    const answer = await shop.place(order)
    expect([province, answer.statusCode]).toEqual([province, 400])
    expect(answer.json()).toMatchObject({
      fields: { province: 'Choose one of the seven provinces.' },
    })
  }
  expect(placedOrder.safeParse((await shop.place()).json()).success).toBe(true)
})
