import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { allRoutes, openApiDocument } from '../scripts/document.ts'
import { exampleBody } from '../scripts/examples.ts'
import { contract } from './index.ts'

const document = openApiDocument()
const { ProductInput, ProductColorInput, StockInput } = document.components.schemas

test('the committed document is what the contract says', async () => {
  const committed = await readFile(new URL('openapi.json', import.meta.url), 'utf8')
  expect(committed).toBe(`${JSON.stringify(openApiDocument(), null, 2)}\n`)
})

test('every call is in it under its published path, with its own operation id', () => {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = [...allRoutes(contract)]
  expect(calls.toSorted()).toEqual(
    routes
      .map(({ route }) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`)
      .toSorted(),
  )
})

test('a form’s scalars read as what they stand for, with their limits', () => {
  expect(ProductInput?.properties).toMatchObject({
    title: { type: 'string', minLength: 1, maxLength: 120 },
    subcategory: { type: 'integer', minimum: 1 },
    price: { type: 'number', minimum: 0.01, maximum: 10_000_000 },
    discounted_price: { type: ['number', 'null'] },
    is_slider: { type: 'boolean' },
  })
  expect(StockInput?.properties).toMatchObject({
    quantity: { type: 'integer', minimum: 1, maximum: 100_000 },
  })
  expect(ProductColorInput?.properties).toMatchObject({
    color_img: { type: 'string', format: 'binary' },
  })
  expect(ProductInput?.required).toEqual(['title', 'description', 'Brand', 'subcategory', 'price'])
})

test('every reference leads somewhere', () => {
  const references = JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)
  for (const [, name] of references)
    expect(document.components.schemas).toHaveProperty(String(name))
})

test('staff calls ask for a token, public ones do not', () => {
  expect(document.paths['/stock/allStock/']?.get).toMatchObject({
    'x-access': 'staff',
    security: [{ bearer: [] }, { apiKey: ['read:stock', 'write:stock'] }],
  })
  expect(document.paths['/comp/allSize']?.get).toMatchObject({ security: [] })
})

const bodies = [...allRoutes(contract)].flatMap(({ noun, action, route }) =>
  'body' in route && route.body instanceof z.ZodObject ? [{ noun, action, body: route.body }] : [],
)

test.each(bodies)('the example of $noun.$action is accepted', ({ noun, body }) => {
  const properties = Object.fromEntries(Object.keys(body.shape).map((name) => [name, {}]))
  const example = Object.entries(exampleBody(noun, { properties })).map(([name, value]) => [
    name,
    typeof value === 'string' && /\.(png|csv)$/.test(value) ? new Blob(['pixels']) : value,
  ])
  expect(body.safeParse(Object.fromEntries(example)).error).toBeUndefined()
})
