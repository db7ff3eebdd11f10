import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { percentile, print } from '../measuring/table'
import { orderOf } from '../shops/order'
import { startShop, type Server } from '../shops/process'

const SALES = 60
const LOOK_MS = 2
const PATIENCE_MS = 10_000

/**
 * Sells last pieces at one server of a shop on PostgreSQL, and measures how long after the answer another server still
 * shows them: 60 sales, one after the other.
 */
export async function measureStaleness(folder: string, url: string) {
  const cache = await mkdtemp(join(tmpdir(), 'etrend-second-server-'))
  const seller = await startShop(folder, 'none', { DATABASE_URL: url })
  const other = await startShop(cache, 'none', { DATABASE_URL: url })
  const waits: number[] = []
  try {
    for (let product = 1; product <= SALES; product += 1) {
      const path = `/store/products/${product}`
      const before = await body(other, path)
      await sellLastPiece(seller, product)
      const sold = performance.now()
      while ((await body(other, path)) === before) {
        if (performance.now() - sold > PATIENCE_MS) throw new Error(`${path} never changed.`)
        await setTimeout(LOOK_MS)
      }
      waits.push(performance.now() - sold)
    }
  } finally {
    await seller.stop()
    await other.stop()
    await rm(cache, { recursive: true, force: true })
  }
  const ms = (part: number) => `${percentile(waits, part).toFixed(0)} ms`
  print(
    `A product's page at another server after a sale (${SALES} sales; the aim is 300 ms)`,
    ['p50', 'p99', 'longest'],
    [[ms(0.5), ms(0.99), `${Math.max(...waits).toFixed(0)} ms`]],
  )
}

async function body({ url }: Server, path: string) {
  const response = await fetch(url + path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return await response.text()
}

/** Each product's first color has one piece of the first size (engines.ts). */
async function sellLastPiece({ url }: Server, product: number) {
  const line = { product_color: (product - 1) * 3 + 1, size: 1, quantity: 1 }
  const { path, ...request } = orderOf(1_000_000 + product, [line])
  const response = await fetch(url + path, request)
  if (response.status !== 201) {
    throw new Error(`The order was answered ${response.status}: ${await response.text()}`)
  }
  await response.arrayBuffer()
}
