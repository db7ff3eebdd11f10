import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { allRoutes } from '../scripts/document.ts'
import { contract, permission } from './index.ts'
import { publishedCalls } from './test/published-calls.ts'

const table = publishedCalls
  .replace(/\n {10}/g, ' ')
  .split('\n')
  .filter((row) => row.trim() !== '')
  .map((row) => {
    const [call = '', answer = ''] = row.split('->')
    const [method = '', path = '', access = '', type = '', ...sent] = words(call)
    const [status = '', ...fields] = words(answer.replace(' [] ', ' '))
    const prefix = answer.includes(' [] ') ? '[].' : ''
    return { method, path, access, type, sent, status, fields: fields.map((name) => prefix + name) }
  })

const routes = [...allRoutes(contract)].map(({ route }) => route)

describe('every published call keeps its spelling', () => {
  test.each(table)('$method $path', ({ method, path, access, type, sent, status, fields }) => {
    const route = routes.find(
      (one) => one.method === method && one.path === path.replace('{id}', ':id'),
    )
    if (!route) throw new Error('The contract has no such call.')
    expect(route.metadata).toMatchObject({ access })
    const body = 'body' in route && route.body instanceof z.ZodObject ? route.body : undefined
    expect(body ? sentAs('contentType' in route && route.contentType) : 'none').toBe(type)
    const fieldsSent = body ? sentFields(body) : ['-']
    expect(fieldsSent).toEqual(expect.arrayContaining(sent))
    // A field may be added to a published call, but not one that callers must send.
    expect(fieldsSent.filter((name) => !name.endsWith('?') && !sent.includes(name))).toEqual([])
    expect(Object.keys(route.responses)).toContain(status)
    expect(answeredFields(route.responses[Number(status)])).toEqual(expect.arrayContaining(fields))
    expect(route.pathParams instanceof z.ZodObject).toBe(path.includes('{id}'))
  })
})

test('every call says who may make it', () => {
  const declared = z.object({ access: z.string() })
  expect(new Set(routes.map((route) => declared.parse(route.metadata).access))).toEqual(
    new Set(['public', 'customer', 'staff']),
  )
})

test('every staff call names the permission that it needs', () => {
  const named = z.object({
    permission: z.union([permission, z.array(permission), z.literal('any')]),
  })
  const ofStaff = routes.filter(
    ({ metadata }) => z.object({ access: z.literal('staff') }).safeParse(metadata).success,
  )
  const without = ofStaff.filter(({ metadata }) => !named.safeParse(metadata).success)
  expect(without.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test('the lists and only they can be paged', () => {
  const paged = routes.filter(
    ({ path, query }) =>
      query instanceof z.ZodObject && 'page_size' in query.shape && !path.startsWith('/staff/'),
  )
  expect(paged.map(({ path }) => path)).toEqual([
    '/product/allCategory/',
    '/comp/allColor/',
    '/comp/allproductcolor/',
    '/comp/allProductimg/',
    '/product/allProduct/',
    '/comp/allSize',
    '/stock/allStock/',
    '/product/allsubCategory/',
  ])
})

test('every list that can be paged answers its rows as an array', () => {
  const paged = routes.filter(
    ({ query }) => query instanceof z.ZodObject && 'page_size' in query.shape,
  )
  const others = paged.filter(({ responses }) => !(responses[200] instanceof z.ZodArray))
  expect(paged.length).toBeGreaterThan(30)
  expect(others.map(({ path }) => path)).toEqual([])
})

test('products are filtered by the parameters that decisions name', () => {
  const named =
    'category subcategory gender size color discounted min_price max_price q sort page'.split(' ')
  expect(Object.keys(contract.store.products.query.shape)).toEqual(expect.arrayContaining(named))
})

function words(text: string) {
  return text.trim().split(/\s+/)
}

function sentAs(type: unknown) {
  return type === 'multipart/form-data' ? 'form' : 'json'
}

function sentFields(body: z.ZodObject) {
  return Object.entries(body.shape).map(([name, schema]: [string, z.core.$ZodType]) =>
    z.safeParse(schema, undefined).success ? `${name}?` : name,
  )
}

/** 'product.id', '[].title': the address of every field in an answer. */
function answeredFields(schema: unknown): string[] {
  if (schema instanceof z.ZodArray)
    return answeredFields(schema.element).map((name) => `[].${name}`)
  if (schema instanceof z.ZodNullable) return answeredFields(schema.unwrap())
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => [
    name,
    ...answeredFields(field).map((inner) => `${name}.${inner}`),
  ])
}
