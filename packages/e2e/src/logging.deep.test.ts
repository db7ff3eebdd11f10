import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { call, signIn } from './support/call'
import { staff } from './support/shop'
import { stockUnit } from './support/stock-unit'
import { openShop, temporaryFolder } from './support/temporary'

const line = z.looseObject({ level: z.int(), time: z.int(), msg: z.string() })
const ofRequest = line.extend({
  reqId: z.union([z.string(), z.int()]),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  ms: z.number(),
})

it('every log line is JSON, every request has its id, and nothing secret is in them', async () => {
  const shop = await openShop({ LOG_LEVEL: 'trace' })
  const { access: token, refresh } = await signIn(shop.api)
  const wrong = { ...staff, password: 'a wrong password' }
  await call('POST', `${shop.api}/login/`, { json: wrong })
  await call('GET', `${shop.api}/stock/allStock/?token=${token}`, { token })
  await call('GET', `${shop.api}/comp/allSize?q=${encodeURIComponent(staff.password)}`, { token })
  const renewed = await call('POST', `${shop.api}/refresh/`, { json: { refresh } })
  const { access, refresh: next } = z
    .object({ access: z.string(), refresh: z.string() })
    .parse(renewed.body)
  await call('POST', `${shop.api}/login/`, { json: '{"password": "half a JSON' })
  await call('POST', `${shop.api}/logout/`, { token: access })
  await shop.stop()

  const lines = shop
    .stdout()
    .split('\n')
    .filter((text) => text.startsWith('{'))
  const parsed = lines.map((text) => line.parse(JSON.parse(text)))
  const requests = parsed.filter(({ msg }) => msg === 'request').map((one) => ofRequest.parse(one))
  expect(requests.length).toBe(7)
  expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(7)
  expect(requests.map(({ path }) => path)).toContain('/stock/allStock/')
  const others = shop
    .stdout()
    .split('\n')
    .filter((text) => text.trim() !== '' && !text.startsWith('{'))
  expect(others.map((text) => text.trim().split(':')[0])).toEqual([
    'Opening the shop',
    'The shop',
    'The admin',
  ])

  const all = shop.stdout() + shop.stderr()
  for (const secret of [
    staff.password,
    wrong.password,
    token,
    refresh,
    access,
    next,
    'half a JSON',
  ]) {
    expect(all.includes(secret), `'${secret}' is in the log`).toBe(false)
    expect(all.includes(encodeURIComponent(secret))).toBe(false)
  }
})

it('no answer shows a stack or SQL, whatever is asked', async () => {
  const shop = await openShop({ LOG_LEVEL: 'silent' })
  const { token } = await stockUnit(shop.api)
  const quote = `'; DROP TABLE size; --`
  const hostile = [
    call('GET', `${shop.api}/comp/allSize?q=${encodeURIComponent(quote)}&sort=size_name`),
    call('GET', `${shop.api}/comp/allSize?sort=${encodeURIComponent(quote)}`),
    call('GET', `${shop.api}/comp/allSize?page=999999&page_size=${'9'.repeat(400)}`),
    call('GET', `${shop.api}/comp/updateDeleteSize/99999999999999999999/`),
    call('GET', `${shop.api}/store/products?category=${'x'.repeat(3000)}`),
    call('GET', `${shop.api}/productDetail/%E0%A4%A`),
    call('GET', `${shop.api}/media/..%2f..%2fshop.db`),
    call('POST', `${shop.api}/comp/createSize/`, {
      token,
      json: { size_name: 'XS'.repeat(40_000) },
    }),
    call('POST', `${shop.api}/comp/createSize/`, { token, form: { size_name: 'a\u0000b' } }),
    call('POST', `${shop.api}/comp/createSize/`, {
      token,
      form: { size_name: quote.repeat(5000) },
    }),
    call('POST', `${shop.api}/login/`, { json: { email: { $ne: '' }, password: ['x'] } }),
    call('POST', `${shop.api}/login/`, { json: JSON.parse('{"__proto__": {"role": "admin"}}') }),
    call('POST', `${shop.api}/store/cart`, { json: { lines: Array(5000).fill({}) } }),
  ]
  for (const { status, text } of await Promise.all(hostile)) {
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(insides)
  }
  const { body: sizes } = await call('GET', `${shop.api}/comp/allSize`)
  expect(sizes).toMatchObject([{ id: 1, size_name: 'MD' }])
})

it('a fault in the database is answered with 500 and one sentence', async () => {
  const DATA_DIR = temporaryFolder()
  const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const db = new BetterSqlite(join(DATA_DIR, 'shop.db'))
  db.exec('ALTER TABLE size RENAME TO size_gone')
  db.close()
  const { status, body } = await call('GET', `${shop.api}/comp/allSize`)
  const message = 'Something went wrong on our side. Please try again.'
  expect([status, body]).toEqual([500, { message }])
})

const insides = /sqlite|select |insert |constraint|node_modules|\bat .+\.[cm]?[jt]s:\d+|drizzle/i
