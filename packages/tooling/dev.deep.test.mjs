import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { install } from './install.mjs'
import { root } from './run.mjs'

test('pnpm turbo dev starts a shop in which staff sign in and a cart is filled, through Vite', async () => {
  const dev = await started()
  const signedIn = await dev.call('admin', 'POST', '/api/login/', {
    body: { email: 'staff@etrend.test', password: 'keys to the back room' },
  })
  expect([signedIn.status, signedIn.body]).toMatchObject([200, { access: expect.any(String) }])
  const authorization = `Bearer ${signedIn.body.access}`
  const units = await dev.call('admin', 'GET', '/api/staff/stock/units/?stock=in&page_size=1', {
    headers: { authorization },
  })
  const [{ product_color, size }] = units.body
  const lines = [{ product_color, size, quantity: 1 }]
  const cart = await dev.call('storefront', 'POST', '/api/store/cart', { body: { lines } })
  expect([cart.status, cart.body]).toMatchObject([200, { lines }])
  const page = await dev.call('storefront', 'GET', '/', {})
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('<h1')])
})

/** The three servers, on ports of their own, with a shop of their own; they end with the test. */
async function started() {
  const pnpm = await install()
  const data = mkdtempSync(join(tmpdir(), 'etrend-dev-'))
  const [api, storefront, admin] = await freePorts(3)
  const child = spawn('pnpm', ['turbo', 'dev'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: [pnpm, process.env.PATH].join(delimiter),
      HOME: process.env.HOME,
      TURBO_TELEMETRY_DISABLED: '1',
      DATA_DIR: data,
      DRAW_AHEAD: 'no',
      PORT: api,
      STOREFRONT_ORIGIN: `http://localhost:${storefront}`,
      ADMIN_ORIGIN: `http://admin.localhost:${admin}`,
      ADMIN_EMAIL: 'staff@etrend.test',
      ADMIN_PASSWORD: 'keys to the back room',
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text))
  }
  const ended = once(child, 'close')
  onTestFinished(async () => {
    // All processes of the command's group, as Ctrl-C in a terminal does.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    await ended
    rmSync(data, { recursive: true, force: true })
  })
  const ports = { storefront, admin }
  const call = (app, ...asked) => answerOf(ports[app], app, ...asked)
  await vi.waitUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(`pnpm turbo dev has ended:\n${output}`)
      const { status } = await call('admin', 'GET', '/api/store/shop', {})
      return status === 200 && (await call('storefront', 'GET', '/', {})).status === 200
    },
    { timeout: 90_000, interval: 500 },
  )
  return { call }
}

/** What one of Vite's servers answers a page of its own, as a browser would send the call. 0: nobody answers yet. */
function answerOf(port, app, method, path, { body, headers = {} }) {
  const host = app === 'admin' ? `admin.localhost:${port}` : `localhost:${port}`
  return new Promise((resolve) => {
    const sent = request({
      host: 'localhost',
      port,
      method,
      path,
      headers: {
        host,
        origin: `http://${host}`,
        accept: 'text/html, application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    sent.on('error', () => resolve({ status: 0 }))
    sent.on('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part) => (text += part))
      response.on('end', () => {
        const isJson = response.headers['content-type']?.includes('json')
        resolve({ status: response.statusCode, body: isJson ? JSON.parse(text) : text })
      })
    })
    sent.end(body && JSON.stringify(body))
  })
}

/** Ports that nobody listens on. They are asked for at once, so that they differ. */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => String(server.address().port))
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
