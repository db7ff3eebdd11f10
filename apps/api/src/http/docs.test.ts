import openapi from '@etrend/contract/openapi.json' with { type: 'json' }
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { guardRoutes } from './access'
import { serveDocs } from './docs'
import { appsByHost } from './hosts'

type Call = { 'x-access': string; servers?: { url: string }[] }
type Document = { paths: Record<string, Record<string, Call>> }

const app = fastify()
guardRoutes(app, () => Promise.resolve(undefined))
const adminOrigin = 'https://admin.shop.example'
serveDocs(app, appsByHost({ storefrontOrigin: 'https://shop.example', adminOrigin }), adminOrigin)
afterAll(() => app.close())

test('anyone may read the reference, whose policy allows no other host and no inline script', async () => {
  const page = await app.inject('/docs')
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; .*connect-src 'self'; base-uri 'none'/,
  )
  expect(page.body).toContain('<title>eTrend API</title>')
  for (const [, source = ''] of page.body.matchAll(/<script src="([^"]+)"/g)) {
    const script = await app.inject(source)
    expect([source, script.statusCode, script.headers['content-type']]).toEqual([
      source,
      200,
      'text/javascript; charset=utf-8',
    ])
  }
})

test('programs get the committed document', async () => {
  const answer = await app.inject('/openapi.json')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toEqual(openapi)
})

test('on the storefront’s host, calls of staff name the admin’s host and no other call names one', async () => {
  const headers = { host: 'shop.example' }
  const document = (await app.inject({ url: '/openapi.json', headers })).json<Document>()
  const calls = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  for (const call of calls) {
    const isOfStaff = call['x-access'] === 'staff'
    expect(call.servers).toEqual(isOfStaff ? [{ url: adminOrigin }] : undefined)
  }
  expect(calls.length).toBeGreaterThan(100)
})

test.each(['/docs', '/docs/scalar.js', '/openapi.json'])(
  'an unchanged %s is not sent twice',
  async (url) => {
    const { headers } = await app.inject(url)
    const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)
