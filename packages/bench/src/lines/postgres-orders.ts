import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from '../measuring/load'
import { inTurns } from '../measuring/pairs'
import { median } from '../measuring/table'
import { fillTrade } from '../shops/fill-trade'
import { moveInto, startDurablePostgres } from '../shops/postgres-shop'
import { startBare, startShop, type Server } from '../shops/process'
import { placing, stocked } from '../shops/stocked'
import type { Lines } from './line'

const PRODUCTS = 2_000

/** Orders on a PostgreSQL of the bench's own, every commit flushed to disk. Throws where there is no PostgreSQL. */
export async function* postgresOrderLines(folder: string): Lines {
  const postgres = await startDurablePostgres()
  const running: Server[] = []
  const started = async (server: Promise<Server>) => {
    running.push(await server)
    return await server
  }
  try {
    const ours = await stocked(join(folder, 'orders-on-postgres'), PRODUCTS)
    fillTrade(join(ours, 'shop.db'), 1)
    const theirs = join(folder, 'bare-orders-on-postgres')
    await cp(ours, theirs, { recursive: true })
    const url = await postgres.database('orders')
    await moveInto(url, ours)
    const bareUrl = await postgres.database('bare_orders')
    await moveInto(bareUrl, theirs)
    const settings = { DATABASE_URL: url }
    const shop = await started(startShop(ours, 'none', settings))
    const bare = await started(startBare('postgres-orders', { DATABASE_URL: bareUrl }))
    const asked = placing(PRODUCTS)
    const placed = { ...asked, server: shop }

    yield {
      work: 'an order of two lines, on PostgreSQL',
      unit: '/s',
      aim: { atLeast: 0.5 },
      async measure(pairs, seconds) {
        const costs = await inTurns([placed, { ...asked, server: bare }], pairs, seconds)
        return {
          shop: median(costs.map(([one]) => one.rate)),
          bare: median(costs.map(([, other]) => other.rate)),
          ratio: median(costs.map(([one, other]) => one.rate / other.rate)),
        }
      },
    }
    yield {
      work: 'orders a second on PostgreSQL',
      unit: '/s',
      aim: { atLeast: 100 },
      async measure(pairs, seconds) {
        const costs = await inTurns([placed, placed], pairs, seconds / 2)
        return { shop: median(costs.flat().map(({ rate }) => rate)) }
      },
    }
    const second = await started(startShop(join(folder, 'second-server'), 'none', settings))
    yield {
      work: 'orders at two servers on PostgreSQL, beside one',
      unit: '/s',
      aim: { atLeast: 1.5 },
      async measure(pairs, seconds) {
        const found: { alone: number; both: number }[] = []
        for (let pair = 0; pair < pairs; pair += 1) {
          const alone = await load(placed, seconds)
          const both = [load(placed, seconds), load({ ...asked, server: second }, seconds)]
          const rates = (await Promise.all(both)).map(({ rate }) => rate)
          found.push({ alone: alone.rate, both: rates.reduce((sum, rate) => sum + rate, 0) })
        }
        return {
          shop: median(found.map(({ both }) => both)),
          bare: median(found.map(({ alone }) => alone)),
          ratio: median(found.map(({ alone, both }) => both / alone)),
        }
      },
    }
  } finally {
    for (const server of running) await server.stop()
    await postgres.stop()
  }
}
