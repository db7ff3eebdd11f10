import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inFolder } from './measuring/in-folder'
import { measurePairs } from './measuring/pairs'
import { percentile, print } from './measuring/table'
import { HIGHEST, LOWEST } from './shops/catalogue'
import { filledShop } from './shops/filled-shop'
import { startShop } from './shops/process'
import { firstStaff, signedIn, type Ask } from './staff/signed-in'
import { meanwhile } from './staff/waits'

const [PRODUCTS, SALES] = [10_000, 50]
const [LEAD_MS, LENGTH_MS] = [2_000, 3_000]
const LIST_PAUSE_MS = 50
/** Every second sub category: half of the products. */
const HALF = [1, 3, 5, 7, 9, 11]

// `npm run bench -- sales`: what 50 sales that run at once cost lists and details, and what a small write waits while a
// sale of half of the products, then of all, begins and ends and shoppers look at lists. The aim is 100 ms at most.
// 3 pairs of 2 s.
const [rounds = 3, seconds = 2] = process.argv.slice(2).map(Number)
await inFolder('sales', async (folder) => {
  const [none, many] = [join(folder, 'none'), join(folder, 'many')]
  await filledShop(none, PRODUCTS, firstStaff)
  await cp(none, many, { recursive: true })
  const without = await startShop(none, 'none', firstStaff)
  const within = await startShop(many, 'none', firstStaff)
  const ask = await signedIn(within)
  for (let n = 0; n < SALES; n += 1) await ask('/staff/sale-offers/', sale(n))
  await measurePairs(
    `${PRODUCTS} products`,
    [
      { name: 'no sale', server: without },
      { name: `${SALES} sales`, server: within },
    ],
    {
      'first page of a list, computed': { path: (n) => `/store/products?${priced(n)}` },
      // Each price is another question, and above all prices: sales would leave other products below a lower one.
      'the same, cheapest first': {
        path: (n) => `/store/products?max_price=${HIGHEST + n}&sort=price-asc`,
      },
      'a detail': { path: (n) => `/store/products/${1 + (n % PRODUCTS)}` },
    },
    rounds,
    seconds,
  )

  const rows: string[][] = []
  for (const [products, applies_to] of [
    [PRODUCTS / 2, { subcategories: HALF }],
    [PRODUCTS, null],
  ] as const) {
    const { waits } = await meanwhile(ask, () => beginAndEnd(ask, applies_to))
    rows.push([
      `a sale of ${products} products`,
      String(waits.length),
      ...[0.5, 0.99].map((part) => percentile(waits, part).toFixed(0)),
      Math.max(...waits).toFixed(0),
    ])
  }
  print(
    `What a small write waits while a sale begins and ends beside ${SALES} others`,
    ['', 'writes meanwhile', 'median ms', 'p99 ms', 'longest ms'],
    rows,
  )
  await without.stop()
  await within.stop()
})

/** The nth of the sales: for a category, a sub category, a hundred products, a brand or all, each with an exception. */
function sale(n: number) {
  const products = Array.from({ length: 100 }, (_, at) => 1 + n * 100 + at)
  const scopes = [
    { categories: [1] },
    { subcategories: [1] },
    { products },
    { brands: ['Himal Works'] },
  ]
  const applies_to = scopes[n % (scopes.length + 1)] ?? null
  return { title: `Sale ${n}`, percent_off: 1 + n, applies_to, excluding: { subcategories: [2] } }
}

function priced(n: number) {
  return `min_price=${LOWEST + (n % 997)}&max_price=${HIGHEST - (Math.floor(n / 997) % 997)}`
}

async function beginAndEnd(ask: Ask, applies_to: { subcategories: readonly number[] } | null) {
  const begins = Date.now() + LEAD_MS
  const [starts_at, ends_at] = [begins, begins + LENGTH_MS].map((at) => new Date(at).toISOString())
  const sale = { title: 'Short', percent_off: 90, applies_to, starts_at, ends_at }
  await ask('/staff/sale-offers/', sale)
  for (let n = 0; Date.now() < begins + LENGTH_MS + LEAD_MS; n += 1) {
    await ask(`/store/products?${priced(n)}`)
    await setTimeout(LIST_PAUSE_MS)
  }
}
