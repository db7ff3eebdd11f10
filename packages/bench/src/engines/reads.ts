import type { Question } from '../measuring/load'
import { measurePairs, type Asked } from '../measuring/pairs'
import { PAGE_SIZE } from '../page-size'
import { startShop } from '../shops/process'

type Shops = { shop: string; moved: string; url: string; products: number }

/** Measures what shoppers read most, of one catalogue on SQLite and on PostgreSQL, in turns. */
export async function measureEngineReads(
  { shop, moved, url, products }: Shops,
  rounds: number,
  seconds: number,
) {
  const sqlite = await startShop(shop)
  const postgres = await startShop(moved, 'none', { DATABASE_URL: url })
  await measurePairs(
    `The catalogue through the mirror, ${products} products`,
    [
      { name: 'SQLite', server: sqlite },
      { name: 'PostgreSQL', server: postgres },
    ],
    reads(products),
    rounds,
    seconds,
  )
  await sqlite.stop()
  await postgres.stop()
}

/** Not 'newest', which is the order of lists without `sort`: pages lead to the address without it. */
const SORTS = ['name', 'price-asc', 'price-desc']

/**
 * An address of a list. All pages of one sort come before the next sort, so that an address comes again only after all
 * others: by then the cache of answers has removed it.
 */
export function anyList(path: string, pages: number): Question['path'] {
  const sort = (n: number) => SORTS[Math.floor(n / pages) % SORTS.length]
  return (n) => `${path}?sort=${sort(n)}&page=${1 + ((n * 7919) % pages)}`
}

/** What shoppers read most in a shop with so many products, kept in the cache of answers and computed. */
export function reads(products: number): Record<string, Asked> {
  const each = (n: number) => 1 + ((n * 7919) % products)
  return {
    'any page of the list': { path: anyList('/store/products', Math.floor(products / PAGE_SIZE)) },
    'first page, kept': { path: () => '/store/products?sort=name&page=1' },
    detail: { path: (n) => `/store/products/${each(n)}` },
    'page /all-products, rendered': {
      path: anyList('/all-products', Math.floor(products / PAGE_SIZE)),
    },
    'page /mens, kept': { path: () => '/mens' },
  }
}
