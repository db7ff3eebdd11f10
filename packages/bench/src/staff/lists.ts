import Database from 'better-sqlite3'
import * as z from 'zod'
import { median, print } from '../measuring/table'
import { fillRecords } from '../shops/fill-records'
import { filledShop } from '../shops/filled-shop'
import { startShop, type Server } from '../shops/process'
import { bareLists } from './bare-lists'
import { fillCollections, measureCollections } from './collections'
import { measurePalette } from './palette'
import { firstStaff, signedIn, type Ask } from './signed-in'

const ROWS = 10_000
const EACH = 7
const PAGE = 'page_size=100'

/**
 * Measures the requests of staff for lists of 10,000 products and as many movements, one at a time, beside bare
 * queries in this process for the same page and its total. The aim is 100 ms on the server.
 */
export async function measureLists(folder: string, rounds: number) {
  const file = await filledShop(folder, ROWS, firstStaff)
  fillRecords(file, ROWS)
  fillCollections(file)
  const shop = await startShop(folder, 'none', firstStaff)
  const db = new Database(file, { readonly: true })
  try {
    const ask = await signedIn(shop)
    const rows: string[][] = []
    for (const [path, bare] of Object.entries(bareLists(db))) {
      const url = `${path}&${PAGE}`
      const ours = await cost(rounds, ownTime(shop), () => ask(url))
      const theirs = await cost(rounds, thisTime, async () => bare())
      rows.push([
        url,
        ours.cpu.toFixed(1),
        ours.wall.toFixed(1),
        theirs.cpu.toFixed(1),
        (ours.cpu / theirs.cpu).toFixed(1),
      ])
    }
    print(
      `Lists of staff at ${ROWS} rows (${rounds * EACH} times each)`,
      ['', 'server CPU ms', 'ms until answered', 'bare queries CPU ms', 'times the bare'],
      rows,
    )
    await measureCollections(ask, file, rounds * EACH)
    await measurePalette(ask, ownTime(shop), rounds * EACH)
    await measureBulk(ask, ownTime(shop))
  } finally {
    db.close()
    await shop.stop()
  }
}

/** Measures one change of 200 products, its undo, and an export of 10,000 products. */
async function measureBulk(ask: Ask, cpu: Clock) {
  const ids = Array.from({ length: 200 }, (_, place) => 1 + place * 7)
  const answered = z.object({ audit: z.int() })
  const cells = await gridRows(ask)
  let audit = 0
  const works = {
    '200 products changed': async () => {
      const change = { percent_off: 15 }
      audit = answered.parse(await ask('/staff/bulk/products/', { ids, change })).audit
    },
    'and undone': () => ask(`/staff/audit/${audit}/undo/`, null),
    'a change of 1000 products previewed': () => {
      const many = Array.from({ length: 1000 }, (_, place) => 1 + place)
      const change = { price_by: { percent: 10, round_to: 5 } }
      return ask('/staff/bulk/products/preview/', { ids: many, change })
    },
    '500 rows of the grid saved': async () => {
      audit = answered.parse(await ask('/staff/grid/', cells)).audit
    },
    'and those undone': () => ask(`/staff/audit/${audit}/undo/`, null),
    [`${ROWS} products exported`]: () => ask('/staff/export/products/'),
  }
  const rows: string[][] = []
  for (const [name, work] of Object.entries(works)) {
    const spent = await timed(cpu, work)
    rows.push([name, spent.cpu.toFixed(0), spent.wall.toFixed(0)])
  }
  print('Many rows at once', ['', 'server CPU ms', 'ms until answered'], rows)
}

const priced = z.array(z.object({ id: z.int(), price: z.number() }))

/** 500 products with a price of ten rupees more, as the grid saves them. */
export async function gridRows(ask: Ask) {
  const pages = [1, 2, 3, 4, 5].map((page) => ask(`/staff/products/?page=${page}&${PAGE}`))
  const rows = (await Promise.all(pages)).flatMap((page) => priced.parse(page))
  return {
    products: rows.map(({ id, price }) => ({
      id,
      before: { price },
      after: { price: price + 10 },
    })),
  }
}

/** CPU time so far, in µs. */
type Clock = () => Promise<number>

const ownTime = (server: Server) => async () => (await server.usage()).cpu

async function thisTime() {
  const { user, system } = process.cpuUsage()
  return user + system
}

/** The medians of the CPU time and of the time until the response of one call, both in ms. */
async function cost(rounds: number, cpu: Clock, work: () => Promise<unknown>) {
  await work()
  const spent: { cpu: number; wall: number }[] = []
  for (let turn = 0; turn < rounds * EACH; turn += 1) spent.push(await timed(cpu, work))
  return { cpu: median(spent.map((one) => one.cpu)), wall: median(spent.map((one) => one.wall)) }
}

async function timed(cpu: Clock, work: () => Promise<unknown>) {
  const [cpuBefore, before] = [await cpu(), performance.now()]
  await work()
  const wall = performance.now() - before
  return { cpu: ((await cpu()) - cpuBefore) / 1000, wall }
}
