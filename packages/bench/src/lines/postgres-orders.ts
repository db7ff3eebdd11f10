import { join } from 'node:path'
import { load } from '../measuring/load'
import { inTurns } from '../measuring/pairs'
import { median } from '../measuring/table'
import { postgresOrders } from '../shops/postgres-orders'
import { analyze, startDurablePostgres } from '../shops/postgres-shop'
import { startShop } from '../shops/process'
import { placing } from '../shops/stocked'
import type { Lines } from './line'

const PRODUCTS = 2_000
const WARMING_S = 1

/** Orders on a PostgreSQL of the bench's own, every commit flushed to disk. Throws where there is no PostgreSQL. */
export async function* postgresOrderLines(folder: string): Lines {
  const postgres = await startDurablePostgres()
  try {
    yield* linesOn(postgres, folder)
  } finally {
    await postgres.stop()
  }
}

async function* linesOn(
  postgres: Awaited<ReturnType<typeof startDurablePostgres>>,
  folder: string,
): Lines {
  const { shop, bare, settings, urls, servers } = await postgresOrders(postgres, folder, PRODUCTS)
  try {
    const asked = placing(PRODUCTS)
    const placed = { ...asked, server: shop }
    for (const server of [shop, bare]) await load({ ...asked, server }, WARMING_S)
    for (const url of urls) await analyze(url)

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
    const second = await servers.add(startShop(join(folder, 'second-server'), 'none', settings))
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
    await servers.stop()
  }
}
