import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { curl } from './support/curl'
import { png } from './support/png'
import { type Shop, startShop } from './support/shop'
import { stockUnit } from './support/stock-unit'

const folder = mkdtempSync(join(tmpdir(), 'etrend-e2e-'))
const media = join(folder, 'data', 'media')
const file = (name: string) => join(folder, name)
let shop: Shop
let token = ''

beforeAll(async () => {
  writeFileSync(file('text.png'), 'I am a text.')
  writeFileSync(file('broken.png'), png(64, 80).subarray(0, 60))
  writeFileSync(file('huge.png'), Buffer.concat([png(), randomBytes(9 * 1024 * 1024)]))
  writeFileSync(file('whole.png'), png(32, 40, [200, 30, 30]))
  shop = await startShop({ DATA_DIR: join(folder, 'data'), SEED: 'none' })
  ;({ token } = await stockUnit(shop.api))
})
afterAll(async () => {
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
})

const failure = z.strictObject({
  message: z.string().min(5),
  fields: z.record(z.string(), z.string()).optional(),
  uses: z.array(z.strictObject({ noun: z.string(), count: z.int(), query: z.string() })).optional(),
})

describe('what is wrong with a call', () => {
  it.each([
    ['an empty name', ['POST', '/comp/createSize/', '-F', 'size_name= '], ['size_name']],
    [
      'no field at all',
      ['POST', '/comp/createColor/', '-F', 'x=1'],
      ['color_name', 'hex_code', 'x'],
    ],
    [
      'a wrong number',
      ['PATCH', '/product/updateDeleteProduct/1/', ...json({ price: 'much' })],
      ['price'],
    ],
    ['a wrong choice', stock({ movement_type: 'Sideways' }), ['movement_type']],
    ['less than one piece', stock({ quantity: '0' }), ['quantity']],
    ['no number as id', ['GET', '/comp/updateDeleteSize/one/'], ['id']],
    ['half a JSON', ['PATCH', '/comp/updateDeleteSize/1/', ...raw('{"size_name":')], []],
    ['an unknown sort', ['GET', '/comp/allSize?sort=password'], ['sort']],
    [
      'no picture',
      ['POST', '/comp/createproductcolor/', '-F', 'product=1', '-F', 'color=1'],
      ['color_img'],
    ],
  ])('%s is answered with 400 and its fields', async (_what, args, fields) => {
    const { status, body } = await ask(args)
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual(fields)
  })

  it.each([
    [401, 'nobody', ['POST', '/comp/createSize/', '-F', 'size_name=XL', '-H', 'Authorization:']],
    [401, 'a made-up token', ['GET', '/stock/allStock/', '-H', 'Authorization: Bearer a.b.c']],
    [404, 'a row that is not there', ['GET', '/comp/updateDeleteSize/999/']],
    [404, 'an address that is not there', ['GET', '/api/comp/allSizes']],
    [409, 'a name that is taken', ['POST', '/comp/createSize/', '-F', 'size_name=md']],
    [409, 'more than there is', stock({ movement_type: 'Out' })],
    [409, 'a row that others need', ['DELETE', '/product/updateDeleteCategory/1/']],
    [
      415,
      'another kind of body',
      ['PATCH', '/comp/updateDeleteSize/1/', ...raw('a', 'text/plain')],
    ],
  ])('%i answers %s', async (expected, _what, args) => {
    expect((await ask(args)).status).toBe(expected)
  })

  it('403 answers a customer who makes a call of staff', async () => {
    const who = { email: 'maya@example.com', password: 'monsoon over Patan' }
    await ask(['POST', '/register/', ...json({ username: 'Maya', ...who })], created)
    const session = z.object({ access: z.string() })
    const { body } = await ask(['POST', '/login/', ...json(who)], session)
    const identity = ['-H', `Authorization: Bearer ${body.access}`]
    const call = ['POST', '/comp/createSize/', '-F', 'size_name=XL', ...identity]
    expect(await ask(call)).toEqual({ status: 403, body: { message: 'Only staff may do this.' } })
  })
})

describe('a picture that is refused', () => {
  it.each([
    [413, 'over 8 MB', 'huge.png;type=image/png'],
    [415, 'a text file', 'text.png;type=image/png'],
    [415, 'declared as another type', 'whole.png;type=image/gif'],
    [422, 'damaged', 'broken.png;type=image/png'],
  ])('with %i, being %s, leaves nothing behind', async (expected, _what, name) => {
    const before = filesIn(media)
    const fields = ['-F', 'product=1', '-F', 'is_display_image=True', '-F', 'color=1']
    const image = `image=@${file(name)}`
    const answer = await ask(['POST', '/comp/createProductImg/', ...fields, '-F', image])
    expect(answer.status).toBe(expected)
    const { body } = await ask(['GET', '/comp/allProductimg/'], z.array(z.unknown()))
    expect(body).toEqual([])
    expect(filesIn(media)).toEqual(before)
  })

  it('leaves nothing behind either when its row is refused', async () => {
    const before = filesIn(media)
    const image = ['-F', `color_img=@${file('whole.png')};type=image/png`]
    const args = ['POST', '/comp/createproductcolor/', '-F', 'product=1', '-F', 'color=1', ...image]
    const { status, body } = await ask(args)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([409, ['color']])
    expect(filesIn(media)).toEqual(before)
  })
})

const created = z.object({ message: z.string() })

function ask(args: string[]): Promise<{ status: number; body: z.infer<typeof failure> }>
function ask<Body>(args: string[], shape: z.ZodType<Body>): Promise<{ status: number; body: Body }>
async function ask([method = '', path = '', ...args]: string[], shape: z.ZodType = failure) {
  // A call with its own Authorization header is sent without the token of staff.
  const own = args.some((arg) => arg.startsWith('Authorization:'))
  const identity = own ? [] : ['-H', `Authorization: Bearer ${token}`]
  const { status, body } = await curl(shop.api + path, '-X', method, ...identity, ...args)
  return { status, body: shape.parse(JSON.parse(body)) }
}

function json(body: unknown) {
  return raw(JSON.stringify(body))
}

function raw(body: string, type = 'application/json') {
  return ['-H', `Content-Type: ${type}`, '--data-binary', body]
}

function stock(change: Record<string, string>) {
  const unit = { product_color: '1', size: '1', movement_type: 'In', quantity: '1', notes: '' }
  const fields = Object.entries({ ...unit, ...change })
  return [
    'POST',
    '/stock/createStock/',
    ...fields.flatMap(([name, value]) => ['-F', `${name}=${value}`]),
  ]
}

function filesIn(path: string) {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
}
