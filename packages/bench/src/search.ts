import Database from 'better-sqlite3'
import { inFolder } from './measuring/in-folder'
import { percentile, print } from './measuring/table'
import { filledShop } from './shops/filled-shop'
import { startShop } from './shops/process'

const PRODUCTS = 10_000

/** Typing errors, other spellings and unfinished words of shoppers; every description of fill.ts contains 'shirt'. */
const typed = [
  'jaket',
  'kurtha',
  'shrit',
  'trosers',
  'scraf',
  'dres',
  'linnen shawl',
  'denin vest',
  'navy ku',
  'woolen coat',
  'himal works',
  'silk',
]

const doors = {
  'while typing': '/store/search',
  'results page': '/store/products',
} as const

// `npm run bench -- search`: searches at 10,000 products, one at a time, right after a product's name changed and from the
// cache. 3 rounds.
const [rounds = 3] = process.argv.slice(2).map(Number)
await inFolder('search', measureSearch)

async function measureSearch(folder: string) {
  const file = await filledShop(folder, PRODUCTS)
  const shop = await startShop(folder)
  const db = new Database(file)
  db.pragma('synchronous = NORMAL')
  const rename = db.prepare('UPDATE product SET title = ? WHERE id = ?')
  const rows: string[][] = []
  let asked = 0

  async function timed(path: string, text: string) {
    const began = performance.now()
    const answer = await fetch(`${shop.url}${path}?q=${encodeURIComponent(text)}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return performance.now() - began
  }

  async function measure(name: string, path: string, change: () => void) {
    const waits: { text: string; wait: number }[] = []
    const before = await shop.usage()
    for (let round = 0; round < rounds * 5; round += 1) {
      for (const text of typed) {
        change()
        waits.push({ text, wait: await timed(path, text) })
      }
    }
    const cpu = ((await shop.usage()).cpu - before.cpu) / 1000 / waits.length
    const slowest = waits.toSorted((one, other) => other.wait - one.wait)[0]
    const times = waits.map(({ wait }) => wait)
    rows.push([
      name,
      cpu.toFixed(1),
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.95).toFixed(1),
      `${slowest?.text} ${slowest?.wait.toFixed(0)}`,
    ])
  }

  try {
    for (const path of Object.values(doors)) for (const text of typed) await timed(path, text)
    for (const [name, path] of Object.entries(doors)) {
      await measure(`${name}, after a change`, path, () => {
        asked += 1
        rename.run(`Denim Jacket ${asked}`, 1 + ((asked * 37) % PRODUCTS))
      })
      await measure(`${name}, kept`, path, () => undefined)
    }
    print(
      `Search at ${PRODUCTS} products (${typed.length * rounds * 5} questions a row)`,
      ['', 'server CPU ms', 'p50 ms', 'p95 ms', 'slowest'],
      rows,
    )
  } finally {
    db.close()
    await shop.stop()
  }
}
