import { session, tokens } from '@etrend/contract'
import { TODAY } from '@etrend/tooling/given-time'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { colleague } from '../test/colleagues'
import { staff } from '../test/open-shop'
import { openTestShop } from '../test/test-app'

const line = z.looseObject({
  reqId: z.union([z.string(), z.number()]).optional(),
  ip: z.string().optional(),
  event: z.string().optional(),
  msg: z.string(),
})

const leveled = z.looseObject({ level: z.int(), time: z.int(), msg: z.string() })
const ofRequest = leveled.extend({
  reqId: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  ms: z.number(),
})

const securityEvent = z.object({
  event: z.string(),
  ip: z.string(),
  user: z.number().optional(),
  status: z.number().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  path: z.string().optional(),
  file: z.string().optional(),
})

async function loggedShop() {
  const lines: z.infer<typeof line>[] = []
  const write = (text: string) => void lines.push(line.parse(JSON.parse(text)))
  const shop = await openTestShop({ logger: { level: 'info', stream: { write } } })
  lines.length = 0
  /** A call of a shopper with this address, behind the proxy on this machine. */
  const from = (ip: string, url: string, payload?: object, headers = {}) =>
    shop.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      headers: { ...headers, 'x-forwarded-for': ip },
      ...(payload && { payload }),
    })
  return { shop, lines, from }
}

test('every line of a request carries the address of its client', async () => {
  const { shop, lines, from } = await loggedShop()
  await from('203.0.113.5', '/comp/allSize')
  await from('2001:db8::5', '/login/', { email: 'boss@example.com', password: 'a wrong one' })
  await from('203.0.113.6', '/no/such/place')
  shop.app.log.info('not of a request')
  const ofRequests = lines.filter(({ reqId }) => reqId !== undefined)
  expect(ofRequests.map(({ ip, msg }) => [ip, msg])).toEqual([
    ['203.0.113.5', 'request'],
    ['2001:db8::5', 'sign-in refused: wrong password or no such account'],
    ['2001:db8::5', 'request'],
    ['203.0.113.6', 'request'],
  ])
})

test('failed sign-ins, lockouts, refused accesses, reached limits and exports are events', async () => {
  const { shop, lines, from } = await loggedShop()
  const events = () => lines.splice(0).flatMap((one) => securityEvent.safeParse(one).data ?? [])
  const ip = '203.0.113.5'
  const wrong = { email: 'boss@example.com', password: 'a wrong one' }
  for (let guess = 1; guess <= 11; guess += 1) await from(ip, '/login/', wrong)
  const failed = { event: 'sign-in-failed', ip, user: 1 }
  expect(events()).toEqual([
    ...Array<object>(10).fill(failed),
    { event: 'sign-in-locked', ip, user: 1 },
  ])

  await from(ip, '/staff/audit/')
  await from(ip, '/staff/audit/', undefined, { host: '127.0.0.1' })
  const refused = { event: 'access-refused', ip, method: 'GET', route: '/staff/audit/' }
  expect(events()).toEqual([
    { ...refused, status: 404 },
    { ...refused, status: 401 },
  ])

  for (let call = 1; call <= 11; call += 1)
    await from(ip, '/forgot-password/', { email: 'a@b.example' })
  expect(events()).toEqual([{ event: 'limit-reached', ip, path: '/forgot-password/' }])

  // An accountant needs no second factor at another machine.
  const accountant = await colleague(shop, 'accountant')
  lines.splice(0)
  await from(ip, '/staff/export/sizes/', undefined, accountant.headers)
  expect(events()).toEqual([
    { event: 'export', ip, user: accountant.id, file: `sizes-${TODAY}.csv` },
  ])
})

test('at the finest level each line is JSON, each request has its id, and nothing secret is in any', async () => {
  const log: string[] = []
  const write = (text: string) => void log.push(text)
  const shop = await openTestShop({ logger: { level: 'trace', stream: { write } } })
  log.length = 0
  const { access, refresh } = session.parse((await shop.post('/login/', staff)).json())
  const wrong = 'a wrong password'
  await shop.post('/login/', { ...staff, password: wrong })
  await shop.get(`/stock/allStock/?token=${access}`)
  await shop.get(`/comp/allSize?q=${encodeURIComponent(staff.password)}`)
  const renewed = tokens.parse((await shop.post('/refresh/', { refresh })).json())
  const half = '{"password": "half a JSON'
  const headers = { ...shop.headers, 'content-type': 'application/json' }
  await shop.app.inject({ method: 'POST', url: '/login/', headers, payload: half })
  await shop.post('/logout/')

  const lines = log.flatMap((text) => text.trim().split('\n'))
  const parsed = lines.map((text) => leveled.parse(JSON.parse(text)))
  const requests = parsed.filter(({ msg }) => msg === 'request').map((one) => ofRequest.parse(one))
  expect(requests).toHaveLength(7)
  expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(7)
  expect(requests.map(({ path }) => path)).toContain('/stock/allStock/')
  const all = lines.join('\n')
  const made = [access, refresh, renewed.access, renewed.refresh]
  for (const secret of [staff.password, wrong, ...made, 'half a JSON']) {
    expect(all).not.toContain(secret)
    expect(all).not.toContain(encodeURIComponent(secret))
  }
})

test('tickets, tokens and codes of an address are not logged, with or without /api', async () => {
  const lines: string[] = []
  const write = (text: string) => void lines.push(text)
  const shop = await openTestShop({ logger: { level: 'info', stream: { write } } })
  const secret = 'k3yOfTheBackup'
  for (const path of ['staff/backups/file', 'store/previews', 'store/drafts']) {
    await shop.get(`/${path}/${secret}`)
    await shop.get(`/api/${path}/${secret}?token=${secret}`)
  }
  await shop.get(`/reset-password?token=${secret}`)
  const logged = lines.join('')
  expect(logged).toContain('/staff/backups/file/:ticket')
  expect(logged).not.toContain(secret)
})
