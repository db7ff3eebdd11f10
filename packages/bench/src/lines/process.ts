import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { load, type Question } from '../measuring/load'
import { median } from '../measuring/table'
import { HIGHEST, LOWEST } from '../shops/catalogue'
import { startBare, startShop } from '../shops/process'
import { placing, stocked } from '../shops/stocked'
import { busyStaff, DELIVERY, IMPORT } from '../staff/waits'
import type { Line, Lines } from './line'

const PRODUCTS = 2_000
const IDLE_MS = 3_000
const LOAD_S = 20

/** The server as a process: its start and its memory. */
export async function* processLines(folder: string): Lines {
  const data = await stocked(join(folder, 'process'), PRODUCTS)
  const readyAfter = async (starting: ReturnType<typeof startShop>) => {
    const server = await starting
    await server.stop()
    return server.readyAfter
  }
  yield {
    work: 'start of the built server, to its first answer',
    unit: 'ms',
    aim: { atMost: 2 },
    async measure(pairs) {
      const starts: { shop: number; bare: number }[] = []
      for (let pair = 0; pair < pairs; pair += 1) {
        const shop = await readyAfter(startShop(data))
        starts.push({ shop, bare: await readyAfter(startBare('reads', { DATA_DIR: data })) })
      }
      return {
        shop: median(starts.map(({ shop }) => shop)),
        bare: median(starts.map(({ bare }) => bare)),
        ratio: median(starts.map(({ shop, bare }) => shop / bare)),
      }
    },
  }
  yield {
    work: 'memory after the start and one page',
    unit: 'MB',
    aim: { atMost: 120 },
    measure: () => memoryAfter(data, async ({ url }) => void (await (await fetch(url)).text())),
  }
  yield {
    work: `memory after ${LOAD_S} s of shoppers`,
    unit: 'MB',
    aim: { atMost: 200 },
    measure: () =>
      memoryAfter(data, async (server) => void (await load({ ...shopping, server }, LOAD_S))),
  }
}

type Shop = Awaited<ReturnType<typeof startShop>>

async function memoryAfter(data: string, work: (shop: Shop) => Promise<void>) {
  const shop = await startShop(data)
  try {
    await work(shop)
    await setTimeout(IDLE_MS)
    return { shop: (await shop.usage()).rss / 1e6 }
  } finally {
    await shop.stop()
  }
}

/** What shoppers ask for: pages of lists and products, and one order in twelve. */
const shopping: Omit<Question, 'server'> = {
  path: (n) => pathOf(n),
  more: (n) => (isOrder(n) ? (placing(PRODUCTS).more?.(n) ?? {}) : {}),
  status: [200, 201],
}

const isOrder = (n: number) => n % 12 === 0

function pathOf(n: number) {
  const product = 1 + ((n * 7919) % PRODUCTS)
  if (isOrder(n)) return '/store/orders'
  switch (n % 4) {
    case 0:
      return '/'
    case 1:
      return `/mens?min_price=${LOWEST + (n % 997)}`
    case 2:
      return `/store/products/${product}`
    default:
      return `/store/products?sort=name&max_price=${HIGHEST - (n % 997)}`
  }
}

/** How long a small write waits while staff do something long. */
export async function* waitLines(folder: string): Lines {
  const { works, meanwhile, stop } = await busyStaff(join(folder, 'waits'))
  const longest = (name: typeof IMPORT | typeof DELIVERY): Line => ({
    work: `longest wait of a write during ${name}`,
    unit: 'ms',
    aim: { atMost: 100 },
    async measure() {
      const { waits } = await meanwhile(works[name])
      return { shop: Math.max(...waits) }
    },
  })
  try {
    yield longest(IMPORT)
    yield longest(DELIVERY)
  } finally {
    await stop()
  }
}
