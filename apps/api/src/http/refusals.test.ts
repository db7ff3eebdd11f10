import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'
import { picturesOf } from '../test/test-files'

type Call = (shop: TestShop) => Promise<{ statusCode: number; json: () => unknown }>
type Fields = Record<string, string | File>

const post =
  (url: string, fields: Fields): Call =>
  async (shop) =>
    await shop.form('POST', url, fields)
const get =
  (url: string, headers: object = {}): Call =>
  async ({ app, ...shop }) =>
    await app.inject({ url, headers: { ...shop.headers, ...headers } })
const patch =
  (url: string, payload: string, type = 'application/json'): Call =>
  async ({ app, headers }) =>
    await app.inject({
      method: 'PATCH',
      url,
      headers: { ...headers, 'content-type': type },
      payload,
    })
const move = (changes: Fields) =>
  post('/stock/createStock/', {
    product_color: '1',
    size: '1',
    movement_type: 'In',
    quantity: '1',
    notes: '',
    ...changes,
  })

/** Every answer to a call that is refused, whatever the reason. */
const refusal = z.strictObject({
  message: z.string().min(5),
  fields: z.record(z.string(), z.string()).optional(),
  uses: z.array(z.strictObject({ noun: z.string(), count: z.int(), query: z.string() })).optional(),
})

describe('what is wrong with a call', () => {
  test.each<[string, Call, string[]]>([
    ['an empty name', post('/comp/createSize/', { size_name: ' ' }), ['size_name']],
    ['no field at all', post('/comp/createColor/', { x: '1' }), ['color_name', 'hex_code', 'x']],
    ['a wrong number', patch('/product/updateDeleteProduct/1/', '{"price":"much"}'), ['price']],
    ['a wrong choice', move({ movement_type: 'Sideways' }), ['movement_type']],
    ['less than one piece', move({ quantity: '0' }), ['quantity']],
    ['no number as id', get('/comp/updateDeleteSize/one/'), ['id']],
    ['half a JSON', patch('/comp/updateDeleteSize/1/', '{"size_name":'), []],
    ['an unknown sort', get('/comp/allSize?sort=password'), ['sort']],
    ['no picture', post('/comp/createproductcolor/', { product: '1', color: '1' }), ['color_img']],
  ])('%s is answered with 400 and its fields', async (_what, call, fields) => {
    const answer = await call(await stockedShop())
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(refusal.parse(answer.json()).fields ?? {})).toEqual(fields)
  })

  test.each<[number, string, Call]>([
    [401, 'nobody', get('/stock/allStock/', { authorization: '' })],
    [401, 'a made-up token', get('/stock/allStock/', { authorization: 'Bearer a.b.c' })],
    [404, 'a row that is not there', get('/comp/updateDeleteSize/999/')],
    [404, 'an address that is not there', get('/api/comp/allSizes')],
    [409, 'a name that is taken', post('/comp/createSize/', { size_name: 'md' })],
    [409, 'more than there is', move({ movement_type: 'Out' })],
    [409, 'a row that others need', ({ remove }) => remove('/product/updateDeleteCategory/1/')],
    [415, 'another kind of body', patch('/comp/updateDeleteSize/1/', 'a', 'text/plain')],
  ])('%i answers %s', async (expected, _what, call) => {
    const answer = await call(await stockedShop())
    expect(answer.statusCode).toBe(expected)
    refusal.parse(answer.json())
  })
})

test('a fault in the database is answered with 500 and one sentence, which says nothing of it', async () => {
  const shop = await stockedShop()
  await shop.db.write.run('ALTER TABLE size RENAME TO lost_size')
  const { statusCode, json } = await shop.get('/comp/allSize')
  const message = 'Something went wrong on our side. Please try again.'
  expect([statusCode, json()]).toEqual([500, { message }])
})

describe('a picture that is refused', () => {
  const file = (content: string | Uint8Array, type: string) =>
    new File([content], 'navy.png', { type })
  const whole = async () => new Uint8Array(await (await png()).arrayBuffer())
  const color = { product: '1', is_display_image: 'True', color: '1' }

  test.each<[number, string, () => Promise<File>]>([
    [413, 'over 8 MB', async () => file(randomBytes(9 * 1024 * 1024), 'image/png')],
    [415, 'a text file', async () => file('I am a text.', 'image/png')],
    [415, 'declared as another type', async () => file(await whole(), 'image/gif')],
    [422, 'damaged', async () => file((await whole()).slice(0, 60), 'image/png')],
  ])('with %i, being %s, leaves nothing behind', async (expected, _what, image) => {
    const shop = await stockedShop()
    const before = await picturesOf(shop.db)
    const answer = await shop.form('POST', '/comp/createProductImg/', {
      ...color,
      image: await image(),
    })
    expect(answer.statusCode).toBe(expected)
    refusal.parse(answer.json())
    expect((await shop.get('/comp/allProductimg/')).json()).toEqual([])
    expect(await picturesOf(shop.db)).toEqual(before)
  })

  test('leaves nothing behind either when its row is refused', async () => {
    const shop = await stockedShop()
    const before = await picturesOf(shop.db)
    const fields = { product: '1', color: '1', color_img: await png('#c81e1e') }
    const answer = await shop.form('POST', '/comp/createproductcolor/', fields)
    const { fields: wrong } = refusal.parse(answer.json())
    expect([answer.statusCode, Object.keys(wrong ?? {})]).toEqual([409, ['color']])
    expect(await picturesOf(shop.db)).toEqual(before)
  })
})
