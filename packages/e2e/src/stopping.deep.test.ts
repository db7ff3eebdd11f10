import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { WAIT_MS } from '@etrend/tooling/patience'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { call } from './support/call'
import type { Shop } from './support/shop'
import { stockUnit } from './support/stock-unit'
import { openShop } from './support/temporary'

it('a stop lets load balancers learn of it and open requests finish, and a second signal changes nothing', async () => {
  const shop = await openShop({ DRAIN_SECONDS: '10' })
  const { token } = await stockUnit(shop.api)
  const upload = await openUpload(shop.port, token)
  shop.signal('SIGINT')
  await expect
    .poll(async () => await call('GET', `${shop.api}/readyz`))
    .toMatchObject({ status: 503, body: { status: 'draining' } })
  shop.signal('SIGTERM')
  await refusesConnections(shop.port)
  shop.signal('SIGINT')
  const answer = await upload.finish()
  expect(answer).toMatchObject({ status: 201, body: { id: 2, size_name: 'XS' } })
  expect(await endsSoon(shop)).toEqual({ code: 0, signal: null })
  expect(shop.stderr()).toBe('')
})

/** Gives how the shop ended. It must not wait for connections that browsers keep open for their next request. */
async function endsSoon({ ended }: Shop) {
  const tooLate = new Promise<string>((resolve) => {
    setTimeout(() => resolve('still running long after the last answer'), WAIT_MS).unref()
  })
  return await Promise.race([ended, tooLate])
}

// Like a browser, it keeps its connections open for as long as the server does.
const agent = new Agent({ keepAlive: true })

/** Begins to add the size XS: the server has received the headers and waits for the rest of the body. */
async function openUpload(port: number, token: string) {
  const end = '--etrend--'
  const body = `--etrend\r\nContent-Disposition: form-data; name="size_name"\r\n\r\nXS\r\n${end}\r\n`
  const sent = request({
    port,
    host: '127.0.0.1',
    agent,
    method: 'POST',
    path: '/comp/createSize/',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=etrend',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  })
  const answer = new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode, body: read(text) }))
    })
  })
  const isTaken = new Promise((taken) => sent.once('continue', taken))
  sent.flushHeaders()
  await isTaken
  sent.write(body.slice(0, 40))
  return {
    finish: async () => {
      sent.end(body.slice(40))
      return await answer
    },
  }
}

function read(text: string): unknown {
  return z.json().parse(JSON.parse(text))
}

/** Waits until the server refuses new connections, which means that it has begun to close. */
async function refusesConnections(port: number) {
  await expect.poll(async () => await isRefused(port)).toBe(true)
}

async function isRefused(port: number) {
  return await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('connect', () => {
      socket.destroy()
      resolve(false)
    })
    socket.on('error', () => resolve(true))
  })
}
