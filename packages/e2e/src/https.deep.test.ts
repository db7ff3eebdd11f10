import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sendSignIn } from './support/admin'
import { behindProxy } from './support/behind-proxy'
import { useBrowser } from './support/browser'
import { buyNow, fillContact, fillDelivery } from './support/checkout'
import { domains, startCaddy, startNginx } from './support/proxies'
import { staff } from './support/shop'
import { codeNow } from './support/totp'

const MIB = 1024 * 1024
const { CADDY_PATH, NGINX_PATH } = process.env

describe.each([
  ['Caddy', CADDY_PATH, startCaddy],
  ['nginx', NGINX_PATH, startNginx],
] as const)('behind %s, over https on two domains', (_name, program, start) => {
  const proxy = behindProxy(program, start)
  const browser = useBrowser(proxy.chromium)
  // The shop asks owners for a second factor behind a public proxy. Each of these codes opens one session.
  let recoveryCodes: string[] = []

  it.skipIf(!program)(
    'http leads to https, the shop’s security headers arrive once, and a client’s own X-Forwarded-For is not believed',
    async () => {
      const { http } = proxy.current()
      const plain = await proxy.get(`http://${domains[1]}:${http}/etrendadmin?from=mail`)
      expect([301, 308]).toContain(plain.status)
      expect(plain.headers['location']).toMatch(
        /^https:\/\/admin\.shop\.example(:\d+)?\/etrendadmin\?from=mail$/,
      )
      const { status, head } = await proxy.get(proxy.origin())
      expect(status).toBe(200)
      expect(head.match(/strict-transport-security: .*/gi)).toEqual([
        expect.stringMatching(/max-age=63072000; includeSubDomains/),
      ])

      const { server } = proxy.current()
      const forged = ['--header', 'x-forwarded-for: 203.0.113.9']
      await proxy.get(`${proxy.origin()}/womens?forged`, ...forged)
      await expect.poll(() => server.stdout()).toContain('"path":"/womens"')
      expect(server.stdout()).not.toContain('203.0.113.9')
    },
  )

  it.skipIf(!program)('a shopper orders, with cookies that only https sends', async () => {
    const origin = proxy.origin()
    const page = await browser.open({ ownOrigin: origin })
    await buyNow(page, 'Lalitpur Tie-neck Blouse', 'Red', { origin })
    await fillContact(page, 'sita@example.com')
    await fillDelivery(page)
    await page.getByRole('button', { name: /^Place order, pay Rs\.\s[\d,]+ on delivery$/ }).click()
    await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
    const cookies = await page.context().cookies()
    expect(cookies.map(({ name }) => name)).toContain('__Host-etrend-orders')
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, domain: domains[0], path: '/' })
    }
  })

  it.skipIf(!program)(
    'staff sign in on the shop and are handed over to the admin’s domain',
    async () => {
      const [origin, adminOrigin] = [proxy.origin(), proxy.adminOrigin()]
      await signIn()
      const page = await browser.open({ ownOrigin: [origin, adminOrigin] })
      await page.goto(`${origin}/login`)
      await sendSignIn(page)
      await page.waitForURL(
        (url) => url.origin === adminOrigin && !url.pathname.includes('handover'),
      )
      await page.getByLabel('Code').fill(recoveryCodes.pop() ?? '')
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
      await page.goto(`${adminOrigin}/etrendadmin/allsize`)
      await page.getByRole('row', { name: /MD/ }).waitFor()
      const cookies = await page.context().cookies(adminOrigin)
      expect(cookies.find(({ name }) => name === '__Host-etrend')).toMatchObject({
        secure: true,
        httpOnly: true,
        domain: domains[1],
      })
    },
  )

  it.skipIf(!program)(
    'a change of stock reaches an open page, and an import of nearly 8 MB passes; larger ones are refused by a sentence',
    async () => {
      const token = await signIn()
      const stream = await listen(`${proxy.origin()}/api/store/live`)
      const movement = { product_color: '1', size: '1', movement_type: 'In', quantity: '3' }
      const form = Object.entries({ ...movement, notes: '' }).flatMap(([name, value]) => [
        '--form',
        `${name}=${value}`,
      ])
      const moved = await staffCall('/api/stock/createStock/', token, ...form)
      expect([moved.status, moved.body]).toEqual([201, expect.anything()])
      await stream.reads('event: stock')

      const passed = await importOf(7.5, token)
      expect([passed.status, passed.body]).toEqual([200, expect.stringContaining('"rows":')])
      const large = await importOf(11, token)
      expect([large.status, large.body]).toEqual([
        413,
        expect.stringMatching(/a picture may have 8 MB/),
      ])
      const larger = await importOf(13, token)
      expect([larger.status, larger.type, JSON.parse(larger.body)]).toEqual([
        413,
        expect.stringContaining('application/json'),
        { message: 'This is too large: send at most 12 MB.' },
      ])
    },
  )

  async function signIn(): Promise<string> {
    const body = ['--json', JSON.stringify(staff)]
    const answer = await proxy.get(`${proxy.adminOrigin()}/api/login/`, ...body)
    const [, token = ''] = /"access":"([^"]+)"/.exec(answer.body) ?? []
    expect([answer.status, token.length > 0]).toEqual([200, true])
    if (recoveryCodes.length === 0) recoveryCodes = await setUpFactor(token)
    else await factorCall('/api/login/factor/', token, { code: recoveryCodes.pop() })
    return token
  }

  async function setUpFactor(token: string) {
    const begun = await factorCall('/api/profile/factor/', token)
    const [, secret = ''] = /"secret":"([^"]+)"/.exec(begun) ?? []
    const confirmed = await factorCall('/api/profile/factor/confirm/', token, {
      code: codeNow(secret),
    })
    return confirmed.match(/\w{4}-\w{4}-\w{4}/g) ?? []
  }

  async function factorCall(path: string, token: string, body?: object) {
    const sent = body ? ['--json', JSON.stringify(body)] : ['--request', 'POST']
    const answer = await staffCall(path, token, ...sent)
    expect([path, answer.status]).toEqual([path, expect.toSatisfy((status) => status < 300)])
    return answer.body
  }

  function staffCall(path: string, token: string, ...args: string[]) {
    const bearer = ['--header', `authorization: Bearer ${token}`]
    return proxy.get(proxy.adminOrigin() + path, ...bearer, ...args)
  }

  async function importOf(mebibytes: number, token: string) {
    const file = join(proxy.current().folder, 'import.csv')
    const row = `Tee,${'x'.repeat(10_000)}\n`
    const count = Math.floor((mebibytes * MIB) / row.length)
    writeFileSync(file, `title,remarks\n${row.repeat(count)}`)
    // Over HTTP/1.1 curl waits for the answer to the headers, by itself for a second only; sending then, or over HTTP/2, it
    // may lose the answer that cuts its upload short.
    const waiting = ['--http1.1', '--expect100-timeout', '60']
    const form = [...waiting, '--form', `file=@${file};type=text/csv`]
    return await staffCall('/api/staff/imports/check/', token, ...form)
  }

  /** A live stream, read by curl as it comes. */
  async function listen(url: string) {
    const { certificate, https } = proxy.current()
    const here = ['--resolve', `*:${https}:127.0.0.1`, '--cacert', certificate.ca]
    const child = spawn('curl', ['-sS', '--no-buffer', ...here, url])
    onTestFinished(async () => {
      child.kill()
      await once(child, 'close')
    })
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
    const reads = (words: string) =>
      expect.poll(() => text, { interval: 20, timeout: 10_000 }).toContain(words)
    await reads('retry:')
    return { reads }
  }
})
