import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import type { Stage } from '../stage'

const PATIENCE = 20
const shown = z.object({ price: z.number(), original_price: z.number().nullable() })
const kept = z.array(z.object({ id: z.coerce.number(), price: z.coerce.number() }))

/** The servers whose pages don't show the database's prices within 10 s, as sentences. Staff go on changing prices. */
export async function behindTheDatabase({ servers, databases }: Stage) {
  const sentences = await Promise.all(
    servers.map(async ({ port }) => {
      for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
        const prices = await pricesIn(databases)
        const pages = await Promise.all(prices.map(({ id }) => priceShown(port, id)))
        if (prices.every(({ price }, at) => pages[at] === price)) return []
        await setTimeout(500)
      }
      return [`the server on port ${port} shows other prices than the database has`]
    }),
  )
  return sentences.flat()
}

async function pricesIn(databases: Stage['databases']) {
  const { rows } = await databases.snapshot((client) =>
    client.query('SELECT id, price FROM product ORDER BY id LIMIT 12'),
  )
  return kept.parse(rows)
}

/** The full price in paisa that a server's product page shows; undefined where it isn't answered. */
async function priceShown(port: number, id: number) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/store/products/${id}`)
    const { price, original_price } = shown.parse(await answer.json())
    return Math.round((original_price ?? price) * 100)
  } catch {
    return undefined
  }
}
