// @module-tag by-engine

import { rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../db/client'
import { newFolder } from '../test/folders'
import { connectionsTo, makeDatabase } from '../test/postgres'
import { openTestShop } from '../test/test-app'
import { urlOfShop } from '../test/test-database'

const here = { url: '/readyz', remoteAddress: '127.0.0.1' }

it('/readyz stays 200 while the database of all servers is down, since shoppers still see the lists', async () => {
  const { app, folder } = await openTestShop()
  const name = new URL(urlOfShop(folder)).pathname.slice(1)
  const { url } = await makeDatabase()
  const admin = connectionsTo(url)
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    name,
  ])
  const message = 'The database can’t be reached: shoppers see what was last read, and can’t order.'
  const lost = { status: 'ok', problems: [{ part: 'database', message }] }
  await expect.poll(async () => (await app.inject(here)).json<object>()).toEqual(lost)
  expect((await app.inject(here)).statusCode).toBe(200)
  expect((await app.inject('/store/products')).statusCode).toBe(200)
  expect((await app.inject({ ...here, remoteAddress: '203.0.113.9' })).json()).toEqual({
    status: 'ok',
  })
  await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
  const well = { status: 'ok', problems: [] }
  await expect.poll(async () => (await app.inject(here)).json<object>()).toEqual(well)
})

it('a network that swallows answers is noticed long before its own limit of 35 s, however often health is asked', async () => {
  const network = await networkTo(new URL((await makeDatabase()).url))
  const folder = newFolder()
  const db = openDatabase(
    { folder, database: '', databaseUrl: network.url, mirror: join(folder, 'catalogue.db') },
    () => {},
  )
  onTestFinished(async () => {
    network.cut()
    await db.close()
    rmSync(folder, { recursive: true })
  })
  await db.migrations.apply()
  await db.ready()
  expect((await db.health()).state).toBe('usable')
  network.swallow()
  const answers = await Promise.all([db.health(), db.health(), db.health()])
  expect(answers.map(({ state }) => state)).toEqual(['lost', 'lost', 'lost'])
})

/** A network to a server that can swallow what is sent from then on, or cut all connections. */
async function networkTo(server: URL) {
  let isSwallowing = false
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = connect({ host: server.hostname, port: Number(server.port) })
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
      from.on('data', (bytes) => !isSwallowing && to.write(bytes))
    }
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const address = proxy.address()
  const url = new URL(server)
  if (address !== null && typeof address === 'object') url.port = String(address.port)
  return {
    url: url.href,
    swallow: () => void (isSwallowing = true),
    cut() {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
