import openapi from '@etrend/contract/openapi.json' with { type: 'json' }
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { guardRoutes } from './access'
import { serveDocs } from './docs'

const app = fastify()
guardRoutes(app, () => Promise.resolve(undefined))
serveDocs(app)
afterAll(() => app.close())

const page = await app.inject('/docs')

test('anyone may read the reference, and it runs no script', () => {
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; base-uri 'none'/,
  )
  expect(page.body).toContain('<title>eTrend API</title>')
  expect(page.body).not.toContain('<script')
})

test('the page lists every call with its path, and every link leads somewhere', () => {
  for (const [path, methods] of Object.entries(openapi.paths)) {
    expect(page.body).toContain(`<code>${path}</code>`)
    for (const { operationId } of Object.values(methods))
      expect(page.body).toContain(`id="${operationId}"`)
  }
  for (const [, target] of page.body.matchAll(/href="#([^"]+)"/g)) {
    expect(page.body).toContain(`id="${target}"`)
  }
})

test.each([
  [
    'a form',
    `curl -X POST "$SHOP/comp/createSize/" \\\n  -H "Authorization: Bearer $TOKEN" \\\n  -F size_name=XS`,
  ],
  [
    'a form with a picture',
    `-F product=1 \\\n  -F is_display_image=True \\\n  -F image=@navy-front.png \\\n  -F color=1`,
  ],
  [
    'JSON',
    `curl -X POST "$SHOP/login/" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"email":"sita@example.com","password":"a long password"}'`,
  ],
  ['a path with an id', `curl -X DELETE "$SHOP/stock/updateDeleteStock/1/"`],
  ['a question', `curl "$SHOP/store/search?q=shirt"`],
])('the example sends %s', (_what, command) => {
  expect(page.body.replaceAll('&quot;', '"')).toContain(command)
})

test('programs get the committed document', async () => {
  const answer = await app.inject('/openapi.json')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toEqual(openapi)
})

test('an unchanged page is not sent twice', async () => {
  const headers = { 'if-none-match': String(page.headers.etag) }
  expect(await app.inject({ url: '/docs', headers })).toMatchObject({ statusCode: 304, body: '' })
})
