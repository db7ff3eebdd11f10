import { request as ask, Agent, IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { RenderPage } from '@etrend/contract'
import { afterEach, expect, test } from 'vitest'
import { shopWithPages } from '../test/shop-with-pages'
import { tooBusy, workQueue } from './work-queue'

const agent = new Agent({ keepAlive: true })
afterEach(() => agent.destroy())

/** As long as it takes on a slow machine. */
const RENDER_MS = 25

type Answer = { status: number | undefined; headers: IncomingMessage['headers']; body: string }

/** A shop that listens, and whose pages take their time on its clock. */
async function listeningShop() {
  let pass = (_ms: number) => {}
  const slowPage: RenderPage = async ({ url }) => {
    pass(RENDER_MS)
    return { status: 200, html: `<p>${url}</p>`, styleHashes: [] }
  }
  const shop = await shopWithPages(slowPage)
  pass = shop.pass
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const get = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = ask(origin + path, { agent }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part: string) => (body += part))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        )
      })
      sent.on('error', reject).end()
    })
  return { ...shop, get }
}

test('when more arrives than the server can answer, the rest is refused with Retry-After, while kept pages, health and pictures are answered', async () => {
  const shop = await listeningShop()
  await shop.get('/womens')
  const list = '/store/products?page=1'
  await shop.get(list)

  const crowd = Array.from({ length: 160 }, (_, n) => shop.get(`/womens?page=${n + 1}`))
  const calls = Array.from({ length: 40 }, (_, n) => shop.get(`/store/search?q=word${n}`))
  const light = Array.from({ length: 10 }, () =>
    ['/womens', list, '/livez', '/readyz', '/womens?fbclid=1'].map((path) => shop.get(path)),
  ).flat()

  for (const { status } of await Promise.all(light)) expect(status).toBe(200)
  const [pages, answers] = await Promise.all([Promise.all(crowd), Promise.all(calls)])
  const busy = (given: Answer[]) => given.filter(({ status }) => status === 503)
  const answered = [...pages, ...answers].filter(({ status }) => status === 200)
  expect(answered.length + busy(pages).length + busy(answers).length).toBe(200)
  // At least sixteen are answered: the last requests that wait are never refused (FEW).
  expect(answered.length).toBeGreaterThanOrEqual(16)
  expect(busy(pages).length).toBeGreaterThan(16)
  for (const { headers, body } of busy(pages)) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(body).toContain('Very many visitors right now')
  }
  for (const { headers, body } of busy(answers)) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(JSON.parse(body)).toEqual({ message: tooBusy().message })
  }
  // When the crowd has been answered, the next visitor is answered as usual.
  expect((await shop.get('/womens?page=999')).status).toBe(200)
})

test('sixteen requests at the same time are all answered, however slow the server is', async () => {
  const shop = await listeningShop()
  const few = Array.from({ length: 16 }, (_, n) => shop.get(`/womens?page=${n + 1}`))
  for (const { status } of await Promise.all(few)) expect(status).toBe(200)
})

test('of requests that wait, up to eight that write are started together, and others one by one', async () => {
  const queue = workQueue()
  const started: string[] = []
  const ask = async (method: string) => {
    const raw = Object.assign(new IncomingMessage(new Socket()), { method })
    await queue.enter({ raw })
    started.push(method)
  }
  const gets = ['GET', 'GET', 'GET']
  const asked = ['GET', ...Array<string>(9).fill('POST'), ...gets].map(ask)

  const turns: number[] = []
  while (started.length < asked.length) {
    const before = started.length
    await setImmediate()
    if (started.length > before) turns.push(started.length - before)
  }
  expect(turns).toEqual([1, 8, 1, 1, 1, 1])
})
