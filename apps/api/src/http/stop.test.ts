import { once } from 'node:events'
import { Agent, request as send, type IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { shopWithPages } from '../test/shop-with-pages'
import { openTestShop } from '../test/test-app'

it('a stop while many clients ask over kept connections fails no request', async () => {
  const { app } = await openTestShop()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const answers: number[] = []
  let hasEnded = 0
  const clients = Array.from({ length: 20 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const answer = await ask({ port, agent, path: '/store/products' })
      await textOf(answer)
      answers.push(answer.statusCode ?? 0)
      // What a load balancer does with a connection that the server ends: the next request goes to another server.
      if (answer.headers.connection === 'close') break
    }
    hasEnded += 1
  })
  await expect.poll(() => answers.length).toBeGreaterThan(200)
  expect(hasEnded).toBe(0)
  await app.stop(0)
  await Promise.all(clients)
  expect(new Set(answers)).toEqual(new Set([200]))
})

it('a server that drains says so at /readyz first, and takes new connections until it closes', async () => {
  const { app, headers } = await openTestShop()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const stopped = app.stop(1_500)
  const ready = await ask({ port, path: '/readyz' })
  expect(ready.statusCode).toBe(503)
  expect(await textOf(ready)).toBe('{"status":"draining","message":"This server is stopping."}')
  expect((await ask({ port, path: '/livez' })).statusCode).toBe(200)
  const size = { port, path: '/comp/allSize', headers }
  expect((await ask(size)).statusCode).toBe(200)
  await stopped
  await expect(ask(size)).rejects.toThrow('ECONNREFUSED')
})

it('a page whose rendering a stop interrupts is answered as always', async () => {
  let begin = () => {}
  const hasBegun = new Promise<void>((resolve) => (begin = resolve))
  let goOn = () => {}
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve))
  const { app } = await shopWithPages(async ({ fetch }) => {
    begin()
    await mayGoOn
    const { status } = await fetch('/store/products')
    return { status: 200, html: `The list was answered ${status}.`, styleHashes: [] }
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const page = ask({ port, path: '/', headers: { host: 'shop.example' } })
  await hasBegun
  const stopped = app.stop(0)
  await once(app.closing, 'abort')
  goOn()
  expect(await textOf(await page)).toBe('The list was answered 200.')
  await stopped
})

it('a stop ends live streams, so that browsers connect to another server', async () => {
  const { app } = await openTestShop()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const stream = await ask({ port, path: '/store/live' })
  const [text] = await Promise.all([textOf(stream), app.stop(0)])
  expect(text).toBe('retry: 5000\n\n')
})

function ask(options: { port: string; path: string; agent?: Agent; headers?: object }) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', ...options, headers: { ...options.headers } })
    sent.on('error', reject)
    sent.on('response', resolve)
    sent.end()
  })
}

async function textOf(answer: IncomingMessage) {
  let text = ''
  for await (const part of answer.setEncoding('utf8')) text += String(part)
  return text
}
