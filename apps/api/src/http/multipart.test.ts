import { request as ask } from 'node:http'
import { describe, expect, it } from 'vitest'
import { multipart, png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { openTestShop, stockedShop } from '../test/test-app'

const MIB = 1024 * 1024
const type = (boundary: string) => `multipart/form-data; boundary=${boundary}`
const size = (boundary: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="size_name"\r\n\r\nXS\r\n--${boundary}--\r\n`

/** Sends a form exactly as given, valid or not. */
async function send(shop: TestShop, contentType: string, payload: string) {
  const headers = { ...shop.headers, 'content-type': contentType }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/comp/createSize/',
    headers,
    payload,
  })
  return answer.statusCode
}

describe('a form', () => {
  it('is read only by the calls that take one: the others refuse it by its headers', async () => {
    const shop = await openTestShop()
    for (const url of ['/login/', '/register/', '/store/cart', '/store/orders/look-up']) {
      // The body never comes: an answer shows that nothing waited for it.
      const answer = await headersOnly(shop, 'POST', url, { 'content-length': 8 * MIB })
      expect([url, answer]).toEqual([url, 415])
    }
  })

  it('is not read before its caller’s access is known', async () => {
    const shop = await openTestShop()
    const length = { 'content-length': 8 * MIB }
    const picture = '/store/orders/ET-2026-000001/returns/1/picture'
    expect(await headersOnly(shop, 'POST', '/comp/createproductcolor/', length)).toBe(401)
    expect(await headersOnly(shop, 'PUT', picture, length)).toBe(404)
  })

  it('is not read before its length is known, and not at all above 9 MiB', async () => {
    const shop = await openTestShop()
    const url = '/comp/createproductcolor/'
    const chunked = { ...shop.headers, 'transfer-encoding': 'chunked' }
    expect(await headersOnly(shop, 'POST', url, chunked)).toBe(400)
    const tooLong = { ...shop.headers, 'content-length': 9 * MIB + 1 }
    expect(await headersOnly(shop, 'POST', url, tooLong)).toBe(413)
  })

  it('may have a boundary of 1 to 70 characters, quoted or not; any other is refused with 400', async () => {
    const shop = await openTestShop()
    const longest = 'x'.repeat(70)
    expect(await send(shop, type('a'), size('a').replace('XS', 'XS1'))).toBe(201)
    expect(await send(shop, type(longest), size(longest).replace('XS', 'XS2'))).toBe(201)
    expect(await send(shop, type('"a b"'), size('a b').replace('XS', 'XS3'))).toBe(201)

    const tooLong = 'x'.repeat(71)
    expect(await send(shop, type(tooLong), size(tooLong))).toBe(400)
    for (const wrong of ['', '""', '"a', 'a,b;', 'ü', 'a b', `"${tooLong}"`, 'x'.repeat(9000)]) {
      expect([wrong, await send(shop, type(wrong), size('a'))]).toEqual([wrong, 400])
    }
    expect(await send(shop, 'multipart/form-data', size('a'))).toBe(400)
    expect(await send(shop, 'multipart/form-data; charset=utf-8', size('a'))).toBe(400)
    expect(await send(shop, 'multipart/mixed; boundary=a', size('a'))).toBe(415)
  })

  it('that is cut off anywhere or separated otherwise than it says is refused with 400', async () => {
    const shop = await openTestShop()
    const whole = size('boundary')
    const end = whole.lastIndexOf('--')
    for (let length = 0; length < end; length += 1) {
      const status = await send(shop, type('boundary'), whole.slice(0, length))
      expect([length, status]).toEqual([length, 400])
    }
    expect(await send(shop, type('another'), whole)).toBe(400)
    expect(await send(shop, type('bound'), whole)).toBe(400)
    expect(await send(shop, type('boundary'), 'no form at all')).toBe(400)
    expect(await send(shop, type('boundary'), whole.replace('Content-Disposition', 'X'))).toBe(400)
    expect(await send(shop, type('boundary'), whole)).toBe(201)
  })

  it('cut off within its picture is refused with 400, and leaves nothing behind', async () => {
    const shop = await stockedShop()
    await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: 'a22' })
    const fields = { product: '1', color: '2', color_img: await png('#aa2222') }
    const { payload, headers } = await multipart(fields)
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/comp/createproductcolor/',
      headers: { ...shop.headers, ...headers },
      payload: payload.subarray(0, payload.length - 120),
    })
    expect(answer.statusCode).toBe(400)
    expect((await shop.get('/comp/allproductcolor/')).json()).toHaveLength(1)
  })

  it('with a text longer than it may be is refused instead of cut', async () => {
    const shop = await openTestShop()
    const text = (length: number) => ({ size_name: 'x'.repeat(length) })
    expect((await shop.form('POST', '/comp/createSize/', text(16 * 1024 + 1))).statusCode).toBe(413)
    expect((await shop.form('POST', '/comp/createSize/', text(16 * 1024 - 1))).statusCode).toBe(400)
  })
})

describe('a form with more fields than any has', () => {
  it('hears which field is unknown, up to 32 of them', async () => {
    const shop = await openTestShop()
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_${index}`, 'x']))
    expect((await shop.form('POST', '/comp/createSize/', fields(32))).statusCode).toBe(400)
    expect((await shop.form('POST', '/comp/createSize/', fields(33))).statusCode).toBe(413)
  })
})

describe('half-sent uploads', () => {
  it('of one caller take two places and eight in the queue; the next is refused until one of them ends', async () => {
    const shop = await stockedShop()
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const uploads = Array.from({ length: 11 }, () => startUpload(shop))
    expect(await Promise.race(uploads.map(({ status }) => status))).toBe(503)
    // Small forms and other calls go on meanwhile.
    expect((await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })).statusCode).toBe(201)
    expect(uploads.filter(({ isAnswered }) => isAnswered())).toHaveLength(1)

    for (const { hangUp } of uploads) hangUp()
    await shop.form('POST', '/comp/createColor/', { color_name: 'Red', hex_code: 'a22' })
    const picture = [await png('#aa2222'), new Blob([new Uint8Array(MIB)])]
    const color_img = new File(picture, 'red.png', { type: 'image/png' })
    const upload = () =>
      shop.form('POST', '/comp/createproductcolor/', { product: '1', color: '2', color_img })
    await expect.poll(async () => (await upload()).statusCode).toBe(201)
  })
})

/** Sends the head of a form and never its body; answers the status of the response. */
async function headersOnly(
  shop: TestShop,
  method: string,
  path: string,
  headers: Record<string, string | number>,
) {
  const origin = shop.app.server.listening
    ? originOf(shop)
    : await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const sent = ask(origin + path, { method, headers: { 'content-type': type('a'), ...headers } })
  const status = await new Promise((resolve, reject) => {
    sent.on('response', (response) => resolve(response.statusCode)).on('error', reject)
    sent.flushHeaders()
  })
  sent.destroy()
  return status
}

function originOf({ app }: TestShop) {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.')
  return `http://127.0.0.1:${address.port}`
}

/** Begins an upload of 8 MiB that stays half-sent until it hangs up. */
function startUpload(shop: TestShop) {
  const sent = ask(`${originOf(shop)}/comp/createproductcolor/`, {
    method: 'POST',
    headers: {
      ...shop.headers,
      'content-type': type('a'),
      'content-length': 8 * MIB,
      expect: '100-continue',
    },
  })
  sent.on('error', () => {})
  let isAnswered = false
  const status = new Promise((resolve) => {
    sent.on('response', ({ statusCode }) => {
      isAnswered = true
      resolve(statusCode)
    })
    sent.on('close', () => resolve(0))
  })
  sent.flushHeaders()
  return { status, isAnswered: () => isAnswered, hangUp: () => sent.destroy() }
}
