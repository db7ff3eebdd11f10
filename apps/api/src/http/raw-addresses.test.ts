import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shopWithPages } from '../test/shop-with-pages'

/** Pieces of request lines that programs read in different ways. */
const pieces = fc.constantFrom(
  ...'/ // /// \\ [ ] : :: @ % %2f %5c %2e%2e %00 %ff .. . ? # & = ; * | ^ { } " < , ~'.split(' '),
  ...'\x7f \xe9 a a:b http: other.example user@other.example api staff store media'.split(' '),
  ...'etrendadmin assets productDetail order page=1'.split(' '),
)
const targets = fc.array(pieces, { minLength: 1, maxLength: 7 }).map((all) => all.join(''))
const hosts = fc.constantFrom('localhost:4000', 'admin.localhost:4000', 'other.example', '[::1]:1')

/** The head of the answer to a request line that is sent as it is. */
function answerTo(port: number, target: string, host: string) {
  return new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1')
    })
    socket.setEncoding('latin1').on('data', (part) => (text += part))
    socket.on('error', reject).on('close', () => resolve(text.split('\r\n\r\n', 1)[0] ?? ''))
  })
}

test(
  'any request line gets a page, a refusal or a redirect inside the shop',
  { timeout: 60_000 },
  async () => {
    // The storefront reads the address of a page as the browser's router does.
    const { app } = await shopWithPages(async ({ url }) => {
      const { pathname } = new URL(url, 'http://shop.invalid')
      const isSlashed = pathname.length > 1 && pathname.endsWith('/')
      const location = isSlashed ? { location: pathname.slice(0, -1) } : {}
      return { status: isSlashed ? 308 : 200, html: 'A page', styleHashes: [], ...location }
    })
    const port = Number(/\d+$/.exec(await app.listen({ port: 0, host: '127.0.0.1' }))?.[0])
    const check = async (target: string, host: string) => {
      const head = await answerTo(port, target, host)
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
      expect([200, 301, 302, 308, 400, 401, 404, 414]).toContain(status)
      const to = /^location: (.*)$/im.exec(head)?.[1] ?? '/'
      expect(to).toMatch(/^(\/(?![/\\])|http:\/\/(admin\.)?localhost:4000(\/|$))/)
    }
    for (const target of [
      '//',
      '//[',
      '//a:b',
      '///other.example//',
      '/\\other.example',
      '*',
      '/api//[',
    ]) {
      await check(target, 'localhost:4000')
    }
    await fc.assert(fc.asyncProperty(targets, hosts, check), { numRuns: 400, seed: 20261128 })
  },
)
