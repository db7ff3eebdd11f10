import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { fillTrade } from './fill-trade'
import { place, stocked } from './orders'
import { moveInto, type startDurablePostgres } from './postgres-shop'
import { startBarePostgresOrders, startShop } from './process'
import { median, print } from './table'

type Postgres = Awaited<ReturnType<typeof startDurablePostgres>>

/**
 * Measures placing orders of two lines over 10 connections: in the shop on SQLite, in the shop on PostgreSQL, and in a
 * bare handler that writes the same rows on PostgreSQL, in turns. All of them flush each commit to disk.
 */
export async function measureEngineOrders(
  postgres: Postgres,
  folder: string,
  rounds: number,
  seconds: number,
) {
  const source = await stocked(join(folder, 'orders-on-sqlite'))
  fillTrade(join(source, 'shop.db'), 1)
  const [ours, bare] = [join(folder, 'orders-on-postgres'), join(folder, 'bare-orders')]
  for (const copy of [ours, bare]) await cp(source, copy, { recursive: true })
  const urls = {
    ours: await postgres.database('orders'),
    bare: await postgres.database('bare_orders'),
  }
  await moveInto(urls.ours, ours)
  await moveInto(urls.bare, bare)
  const servers = new Map([
    ['shop on SQLite', await startShop(source)],
    ['shop on PostgreSQL', await startShop(ours, 'none', { DATABASE_URL: urls.ours })],
    ['bare on PostgreSQL', await startBarePostgresOrders(urls.bare)],
  ])
  const found = new Map<string, { rate: number; cpu: number }[]>()
  for (const server of servers.values()) await place(server, 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, server] of servers) {
      found.set(name, [...(found.get(name) ?? []), await place(server, seconds)])
    }
  }
  for (const server of servers.values()) await server.stop()
  const rival = found.get('bare on PostgreSQL') ?? []
  print(
    `Orders placed (${rounds} rounds of ${seconds} s, every commit flushed)`,
    ['', '/s', 'µs of the server', 'times the bare, by /s'],
    [...found].map(([name, all]) => [
      name,
      median(all.map(({ rate }) => rate)).toFixed(0),
      median(all.map(({ cpu }) => cpu)).toFixed(0),
      median(all.map(({ rate }, round) => rate / (rival[round]?.rate ?? rate))).toFixed(2),
    ]),
  )
}
