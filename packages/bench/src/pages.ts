import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { weigh } from '@etrend/e2e/support/page-weight'
import { look, type Sight } from './measuring/lighthouse'
import { median, print } from './measuring/table'
import { allDrawn, startShop } from './shops/process'

// `npm run bench -- pages` runs Lighthouse five times per page, `pages 1` once. BENCH_DATA may name a data
// folder, which is then kept for the next run.
const [looks = 5] = process.argv.slice(2).map(Number)
const kept = process.env['BENCH_DATA']
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'etrend-pages-')))

const shop = await startShop(folder, 'demo')
await allDrawn(folder)
try {
  const pages = [
    ['home', '/'],
    ['listing', '/womens'],
    ['product', await productPath()],
  ] as const
  const weights: string[][] = []
  const sights: string[][] = []
  for (const [name, path] of pages) {
    const { html, css, script } = await weigh(shop.url, path)
    weights.push([name, ...[script, css, html].map((size) => size.toFixed(1))])
    for (const throttling of ['simulate', 'devtools'] as const) {
      const seen: Sight[] = []
      for (let turn = 0; turn < looks; turn++) seen.push(await look(shop.url + path, throttling))
      sights.push([name, throttling, ...figures(seen)])
    }
  }
  print('Weight, kB brotli', ['page', 'JavaScript', 'CSS', 'HTML'], weights)
  print(
    `Lighthouse, mobile profile, medians of ${looks}`,
    ['page', 'throttling', 'perf / a11y / practices / SEO', 'LCP s', 'TBT ms', 'CLS'],
    sights,
  )
} finally {
  await shop.stop()
  if (!kept) await rm(folder, { recursive: true, force: true })
}

function figures(seen: Sight[]) {
  const of = (key: keyof Sight) => median(seen.map((one) => one[key]))
  return [
    `${of('performance')} / ${of('accessibility')} / ${of('best-practices')} / ${of('seo')}`,
    (of('lcp') / 1000).toFixed(2),
    of('tbt').toFixed(0),
    of('cls').toFixed(3),
  ]
}

async function productPath() {
  const html = await (await fetch(`${shop.url}/mens`)).text()
  const [path] = /\/productDetail\/\d+-[\w-]+/.exec(html) ?? []
  if (!path) throw new Error('/mens links to no product')
  return path
}
