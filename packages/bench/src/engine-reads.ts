import { load, type Cost, type Question } from './load'
import { startShop, type Server } from './process'
import { median, print } from './table'

type Shops = { shop: string; moved: string; url: string; products: number }

/** Measures what shoppers read most, of one catalogue on SQLite and on PostgreSQL, in turns. */
export async function measureEngineReads(
  { shop, moved, url, products }: Shops,
  rounds: number,
  seconds: number,
) {
  const sqlite = await startShop(shop)
  const postgres = await startShop(moved, 'none', { DATABASE_URL: url })
  const rows: string[][] = []
  for (const [name, path] of Object.entries(paths(products))) {
    const pairs = await inTurns(path, { sqlite, postgres }, rounds, seconds)
    const of = (cost: (pair: (typeof pairs)[number]) => number) => median(pairs.map(cost))
    rows.push([
      name,
      of((pair) => pair.sqlite.cpu).toFixed(0),
      of((pair) => pair.postgres.cpu).toFixed(0),
      of((pair) => pair.sqlite.cpu / pair.postgres.cpu).toFixed(2),
      of((pair) => pair.sqlite.rate).toFixed(0),
      of((pair) => pair.postgres.rate).toFixed(0),
      of((pair) => pair.postgres.rate / pair.sqlite.rate).toFixed(2),
    ])
  }
  await sqlite.stop()
  await postgres.stop()
  print(
    `The catalogue through the mirror, ${products} products (${rounds} pairs of ${seconds} s; the ratios are medians of the pairs)`,
    ['', 'SQLite µs', 'PostgreSQL µs', '× by µs', 'SQLite /s', 'PostgreSQL /s', '× by /s'],
    rows,
  )
}

const SORTS = ['name', 'price-asc', 'price-desc', 'newest']

/** An address of a list that was removed from the cache of answers before its turn comes again. */
export function anyList(path: string, pages: number): Question['path'] {
  return (n) => `${path}?sort=${SORTS[n % SORTS.length]}&page=${1 + ((n * 7919) % pages)}`
}

function paths(products: number): Record<string, Question['path']> {
  const each = (n: number) => 1 + ((n * 7919) % products)
  return {
    'any page of the list': anyList('/store/products', products / 10),
    'first page, kept': () => '/store/products?sort=name&page=1',
    detail: (n) => `/store/products/${each(n)}`,
    'page /all-products, rendered': anyList('/all-products', products / 10),
    'page /mens, kept': () => '/mens',
  }
}

async function inTurns(
  path: Question['path'],
  servers: { sqlite: Server; postgres: Server },
  rounds: number,
  seconds: number,
) {
  const pairs: { sqlite: Cost; postgres: Cost }[] = []
  for (const server of Object.values(servers)) await load({ server, path }, 1)
  for (let round = 0; round < rounds; round += 1) {
    // The order changes each time, so that a machine that slows down disturbs both alike.
    const isFirst = round % 2 === 0
    const early = isFirst ? await load({ server: servers.sqlite, path }, seconds) : undefined
    const postgres = await load({ server: servers.postgres, path }, seconds)
    const sqlite = early ?? (await load({ server: servers.sqlite, path }, seconds))
    pairs.push({ sqlite, postgres })
  }
  return pairs
}
