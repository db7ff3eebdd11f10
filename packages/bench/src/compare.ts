import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serverArgs } from '@etrend/tooling/server-args'
import { reads } from './engines/reads'
import { measurePairs, type Asked, type Named } from './measuring/pairs'
import { filledShop } from './shops/filled-shop'
import { startShop } from './shops/process'
import { placing, stocked } from './shops/stocked'

const PRODUCTS = 20_000
const ORDERED = 2_000

// `npm run bench -- compare CHECKOUT`: another built checkout beside this one, 5 pairs of 2 s.
const [checkout = '', rounds = 5, seconds = 2] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'etrend-compare-'))
const theirs = [
  ...serverArgs.slice(0, -1),
  resolve(process.env['INIT_CWD'] ?? '', checkout, 'apps/api/dist/server.js'),
]

try {
  const fromThem = join(folder, 'catalogue-there')
  // Their code makes the database, and ours migrates a copy of it.
  await filledShop(fromThem, PRODUCTS, {}, theirs)
  await compare('Reading', fromThem, { ...reads(PRODUCTS), 'a cart of two lines': cartOf() })
  await compare('Ordering', await stocked(join(folder, 'orders-there'), ORDERED, theirs), {
    'an order of two lines': placing(ORDERED),
  })
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Each cart is another network's, since their number is limited. */
function cartOf(): Asked {
  const line = (n: number) => ({
    product_color: 1 + (n % (PRODUCTS * 3)),
    size: 1 + (n % 4),
    quantity: 1,
  })
  return {
    path: () => '/store/cart',
    more: (n) => ({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
      body: JSON.stringify({ lines: [line(n * 7919), line(n * 7919 + 1)] }),
    }),
  }
}

/** Measured twice, because the server that was started last is up to a tenth faster. */
async function compare(title: string, data: string, asked: Record<string, Asked>) {
  const copy = `${data}-here`
  await cp(data, copy, { recursive: true })
  const there = async () => ({ name: 'there', server: await startShop(data, 'none', {}, theirs) })
  const here = async () => ({ name: 'here', server: await startShop(copy) })
  for (const [first, second] of [
    [there, here],
    [here, there],
  ] as const) {
    const servers: [Named, Named] = [await first(), await second()]
    await measurePairs(title, servers, asked, Number(rounds), Number(seconds))
    for (const { server } of servers) await server.stop()
  }
}
