import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { inFolder } from './measuring/in-folder'
import { forgetHighest, memoryOf } from './measuring/memory'
import { print } from './measuring/table'
import { fillTrade } from './shops/fill-trade'
import { filledShop } from './shops/filled-shop'
import { startShop } from './shops/process'
import { importEnded, importing } from './staff/imports'
import { firstStaff, signedIn } from './staff/signed-in'

const ORDERS = 5_000
const [CHANGED, AT_ONCE] = [5_000, 1_000]
// A file has at most 20,000 rows, with its heading.
const FILES = [19_990, 19_990, 10_020]

const numbered = z.object({ id: z.string() })
const job = z.object({ job: z.object({ state: z.enum(['running', 'done', 'failed']) }) })

// `npm run bench -- large`: what a shop of 100,000 products takes to start and for large works, and its highest memory
// meanwhile. `npm run bench -- large 5000` is a quick look.
const [products = 100_000] = process.argv.slice(2).map(Number)
await inFolder('large', async (folder) => {
  fillTrade(await filledShop(folder, products, firstStaff), ORDERS)
  const shop = await startShop(folder, 'none', firstStaff)
  const rows = [row('start, to /readyz', shop.readyAfter)]
  const read = async (path: string) => void (await (await fetch(shop.url + path)).text())

  async function work(name: string, done: () => Promise<void>) {
    forgetHighest(shop.pid)
    const began = performance.now()
    await done()
    rows.push(row(name, performance.now() - began))
  }

  function row(name: string, ms: number) {
    const [highest, after] = [memoryOf(shop.pid, 'VmHWM'), memoryOf(shop.pid, 'VmRSS')]
    return [name, (ms / 1000).toFixed(2), highest.toFixed(0), after.toFixed(0)]
  }

  await work('the home page after it', () => read('/'))
  await work('a list that is filtered', () => read('/mens?min_price=900&sort=price-asc'))
  await work('a search', () => read('/search?q=wolen+swetar'))
  const ask = await signedIn(shop)
  await work(`${CHANGED} products changed, ${AT_ONCE} at a time`, async () => {
    for (let first = 1; first < CHANGED; first += AT_ONCE) {
      const ids = Array.from({ length: AT_ONCE }, (_, at) => first + at)
      await ask('/staff/bulk/products/', { ids, change: { percent_off: 15 } })
    }
  })
  await work('the home page after it', () => read('/'))
  await work('an import of 50,000 rows, in three files', async () => {
    let first = 0
    for (const file of FILES) {
      const { id } = numbered.parse(await ask('/staff/imports/', importing(file, first)))
      await importEnded(ask, id)
      first += file
    }
  })
  await work('a backup', async () => {
    await ask('/staff/backups/', null)
    while (job.parse(await ask('/staff/backups/')).job.state === 'running') await setTimeout(100)
  })
  await shop.stop()
  print(
    `A shop of ${products} products and ${ORDERS} orders`,
    ['', 'seconds', 'highest memory, MB', 'memory after it, MB'],
    rows,
  )
})
