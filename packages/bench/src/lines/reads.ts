import { join } from 'node:path'
import type { Question } from '../measuring/load'
import { PAGE_SIZE } from '../page-size'
import { catalogue, HIGHEST, LOWEST, RENDERED, type Catalogue } from '../shops/catalogue'
import { cheaper, dearer, type Lines } from './line'

const [SOME, MANY] = [2_000, 100_000]
/** 7919 shares no divisor with a number of products or pages, so that each comes in its turn. */
const STEP = 7919
/** So many lowest and highest prices are asked for in turn: a million pairs, of which each leaves other products. */
const PRICES = 997

/** Lists, details and pages, computed and kept. */
export async function* readLines(folder: string): Lines {
  const running: Catalogue[] = []
  try {
    const some = await catalogue(join(folder, 'some'), SOME)
    running.push(some)
    const { shop, bare, page } = some
    const of = (server: Question['server'], path: Question['path']): Question => ({ server, path })
    const filtered = (n: number) => `${first}&${priced(n)}`
    const withoutFacets = (n: number) => `${filtered(n)}&facets=no`

    yield cheaper('first page of a list, computed', of(shop, filtered), of(bare, filtered), {
      atLeast: 0.8,
    })
    yield cheaper(
      'the same, beside a bare list without facets',
      of(shop, filtered),
      of(bare, withoutFacets),
    )
    yield cheaper(
      `page ${RENDERED}, rendered, beside React alone`,
      of(shop, (n) => `${RENDERED}?${priced(n)}`),
      of(page, () => RENDERED),
      { atLeast: 0.5 },
    )
    yield cheaper(
      'a redirect to the address of a product, beside a kept page',
      { ...of(shop, (n) => `/productDetail/${1 + (n % SOME)}`), status: 301 },
      of(shop, () => RENDERED),
      { atLeast: 0.8 },
    )
    yield cheaper(
      'first page of a list, kept',
      of(shop, () => first),
      of(bare, () => `${first}&facets=no`),
      { atLeast: 3 },
    )
    yield cheaper(
      'a detail, kept',
      of(shop, () => '/store/products/7'),
      of(bare, () => '/store/products/7'),
      { atLeast: 3 },
    )
    yield cheaper(
      `page ${RENDERED}, kept`,
      of(shop, () => RENDERED),
      of(bare, () => `${first}&facets=no`),
      { atLeast: 3 },
    )

    const many = await catalogue(join(folder, 'many'), MANY)
    running.push(many)
    const each = (n: number) => `/store/products/${1 + ((n * STEP) % MANY)}`
    yield cheaper(`a detail of ${MANY} products`, of(many.shop, each), of(many.bare, each), {
      atLeast: 0.8,
    })
    yield dearer(
      `any page of ${MANY} products, beside ${SOME}`,
      of(many.shop, anyPage(MANY)),
      of(shop, anyPage(SOME)),
      { atMost: 2.5 },
    )
  } finally {
    for (const { stop } of running) await stop()
  }
}

const first = '/store/products?sort=name'

/** A filter that no other request of the run has, so that its answer is computed, whatever the shop keeps. */
function priced(n: number) {
  return `min_price=${LOWEST + (n % PRICES)}&max_price=${HIGHEST - (Math.floor(n / PRICES) % PRICES)}`
}

/** Any page of the list, each time with another filter. */
function anyPage(products: number): Question['path'] {
  // The narrowest filter leaves about half of the products.
  const pages = Math.floor(products / PAGE_SIZE / 2)
  return (n) => `${first}&${priced(n)}&page=${1 + ((n * STEP) % pages)}`
}
