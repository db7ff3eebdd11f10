import { expect, test } from 'vitest'
import { logLines } from '../test/log-lines'
import { openTestShop } from '../test/test-app'
import type { TrustedProxies } from './trusted-proxies'

/** A call of a connection from `remoteAddress`: the id in its response, and those in its log lines. */
async function calledFrom(
  remoteAddress: string,
  id: string | undefined,
  { url = '/comp/allSize', trustProxy }: { url?: string; trustProxy?: TrustedProxies } = {},
) {
  const { lines, logger } = logLines()
  const { app } = await openTestShop({ logger, trustProxy })
  lines.length = 0
  const headers = id === undefined ? {} : { 'x-request-id': id }
  const { headers: answered } = await app.inject({ url, headers, remoteAddress })
  return { answered: answered['x-request-id'], logged: lines.map(({ reqId }) => reqId) }
}

const uuid: unknown = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

test('a request without an id gets one, which its log line and its response have', async () => {
  const { answered, logged } = await calledFrom('127.0.0.1', undefined)
  expect(answered).toEqual(uuid)
  expect(logged).toEqual([answered])
})

test('the id of a trusted proxy is kept, and anybody else gets a new one', async () => {
  const id = '7f3a-of-the-proxy'
  const kept = { answered: id, logged: [id] }
  expect(await calledFrom('127.0.0.1', id)).toEqual(kept)
  expect((await calledFrom('203.0.113.5', id)).answered).toEqual(uuid)
  const trustProxy = ['10.0.0.0/8']
  expect(await calledFrom('10.1.2.3', id, { trustProxy })).toEqual(kept)
  expect((await calledFrom('127.0.0.1', id, { trustProxy })).answered).toEqual(uuid)
  const oneHop = { trustProxy: (_address: string, hop: number) => hop < 1 }
  expect(await calledFrom('203.0.113.5', id, oneHop)).toEqual(kept)
})

test('an id has 8 to 64 letters, digits or -_. and any other is replaced', async () => {
  for (const good of ['12345678', 'a'.repeat(64), 'Az09-_.Z']) {
    expect((await calledFrom('127.0.0.1', good)).answered).toBe(good)
  }
  const bad = [
    '1234567',
    'a'.repeat(65),
    'with a space',
    'new\tline',
    '{"reqId":1}',
    'नमस्ते-नमस्ते',
    '',
  ]
  for (const one of bad) expect((await calledFrom('127.0.0.1', one)).answered).toEqual(uuid)
})

test('an address that can’t be read is answered with an id too', async () => {
  const id = 'of-a-bad-address'
  expect((await calledFrom('127.0.0.1', id, { url: '/%zz' })).answered).toBe(id)
})
