import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { png } from '@etrend/e2e/support/png'
import { staff } from '@etrend/e2e/support/shop'
import type { Gate, GateRun, OpenShop } from '../gate'
import { ask } from '../support/ask'
import { invariantBreaches } from '../support/books'
import { newBuyer, orderOf, placedOrder } from '../support/buyers'
import { tally } from '../support/count'
import { answerOrNone } from '../support/patient'
import { openBooks } from '../support/stock'
import { stockedFolder, units } from '../support/stocked'

const DISK_MB = 128
const MB = 1024 * 1024
const REFILL_AFTER = 60
// The shop checks its disk every 2 s. Once there is room, it writes its ballast file again (apps/api/src/lib/disk.ts).
const BALLAST_BACK_MS = 5_000

export const fullDisk: Gate = {
  id: 'G17',
  aim: 'a disk of 128 MiB that is full: writes 503 or 507, reads 200, staff let in, /readyz says so; writes again without a restart once there is space; a start while full serves; nothing acknowledged lost, no partial file',
  async run(run) {
    const { openShop, expect, skip, folder } = run
    const disk = mountedDisk(run, folder())
    if (!disk) {
      skip('a tmpfs can’t be mounted here (that needs root)')
      return 'not run'
    }
    const DATA_DIR = join(disk, 'data')
    mkdirSync(DATA_DIR)
    cpSync(await stockedFolder(), DATA_DIR, { recursive: true })
    const filler = join(disk, 'filler')
    const orders = new Set<string>()
    const shop = await openShop({ DATA_DIR })
    expect((await order(shop, orders)) === 201, 'the shop does not sell before the disk is full')

    const refused = await fillUntilRefused(shop, filler, orders)
    expect(/× 50[37]/.test(refused), `on a full disk orders answered ${refused}`)
    const full = await look(shop, run, 'on a full disk')
    rmSync(filler)
    const resumed = await secondsUntilSold(shop, orders)
    expect(resumed < 30, `with space again it took ${resumed} s to sell`)
    await setTimeout(BALLAST_BACK_MS)

    await fillUntilRefused(shop, filler, orders)
    await shop.stop('SIGKILL')
    fill(filler)
    const again = await openShop({ DATA_DIR })
    const restarted = await look(again, run, 'started on a full disk')
    rmSync(filler)
    const after = await secondsUntilSold(again, orders)
    expect(after < 30, `started on a full disk and with space again it took ${after} s to sell`)
    await again.stop()
    for (const breach of invariantBreaches(DATA_DIR)) expect(false, breach)
    const books = openBooks(DATA_DIR)
    const lost = [...orders].filter(
      (number) => books.count('SELECT count(*) FROM shop_order WHERE number = ?', number) !== 1,
    )
    books.close()
    expect(lost.length === 0, `${lost.length} acknowledged orders are lost`)
    const drafts = readdirSync(join(DATA_DIR, 'media', 'tmp'))
    expect(drafts.length === 0, `partial files are left: ${drafts.join(', ')}`)
    return `full: orders ${refused}; ${full}; sold again after ${resumed.toFixed(1)} s; started full: ${restarted}; ${orders.size} acknowledged, ${lost.length} lost`
  },
}

/** Mounts a tmpfs as the small disk of this gate; undefined where mounting is not allowed. */
function mountedDisk({ afterwards }: GateRun, folder: string) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'etrend-gates', folder], {
      stdio: 'pipe',
    })
    afterwards(() => void execFileSync('umount', ['-l', folder]))
    return folder
  } catch {
    return undefined
  }
}

/** Writes into a file until the disk is full. */
function fill(file: string) {
  for (const size of [MB, 64 * 1024, 4096]) {
    const bytes = Buffer.alloc(size)
    try {
      for (;;) appendFileSync(file, bytes)
    } catch {
      // full for pieces of this size
    }
  }
}

/**
 * Fills the disk and places orders until ten are refused. Fills it again every 60 orders, since the shop releases its
 * ballast. Gives the statuses of the orders, counted.
 */
async function fillUntilRefused(shop: OpenShop, filler: string, orders: Set<string>) {
  writeFileSync(filler, '')
  const statuses: number[] = []
  for (let round = 0; round < 200 && refusalsIn(statuses) < 10; round += 1) {
    if (round % REFILL_AFTER === 0) fill(filler)
    statuses.push(await order(shop, orders))
    await setTimeout(50)
  }
  return tally(statuses)
}

function refusalsIn(statuses: number[]) {
  return statuses.filter((status) => status >= 500).length
}

/** Places one order without a retry. Gives its status; 0 without a response. */
async function order({ api }: OpenShop, orders: Set<string>) {
  const buyer = newBuyer()
  const json = orderOf(buyer, {
    lines: units.slice(0, 1).map((unit) => ({ ...unit, quantity: 1 })),
  })
  const headers = { ...buyer.headers, 'idempotency-key': crypto.randomUUID() }
  const answer = await answerOrNone('POST', `${api}/store/orders`, { json, headers })
  if (answer?.status === 201) orders.add(placedOrder.parse(answer.body).number)
  return answer?.status ?? 0
}

/** Checks that reads and staff's sign-in still work and that pictures are refused. Gives what it saw. */
async function look(shop: OpenShop, { expect }: GateRun, when: string) {
  const { port, api } = shop
  const statusOf = async (path: string) => (await ask({ port, method: 'GET', path })).status
  const reads = await Promise.all(
    ['/livez', '/store/home', '/store/products', '/comp/allSize', '/'].map(statusOf),
  )
  expect(tally(reads) === '5 × 200', `${when} reading answered ${tally(reads)}`)
  const ready = await statusOf('/readyz')
  // A start empties the write-ahead log: then there may be enough room to be ready, though not for pictures.
  const isToldFull = ready === 503 || when.startsWith('started')
  expect(isToldFull, `${when} /readyz answered ${ready}`)
  const signedIn = await signedInStaff(api)
  expect(
    signedIn?.status === 200,
    `${when} staff who sign in are answered ${signedIn?.status}: ${signedIn?.text}`,
  )
  const token = /"access":"([^"]+)"/.exec(signedIn?.text ?? '')?.[1] ?? ''
  const image = new File([new Uint8Array(png(64, 80, [7, 7, 7]))], 'x.png', { type: 'image/png' })
  const form = { product: '1', color: '1', is_display_image: 'False', image }
  const uploaded = await answerOrNone('POST', `${api}/comp/createProductImg/`, { token, form })
  expect(
    uploaded?.status === 503 || uploaded?.status === 507,
    `${when} a picture was answered ${uploaded?.status}`,
  )
  return `reads ${tally(reads)}, sign-in ${signedIn?.status}, picture ${uploaded?.status}, /readyz ${ready}`
}

/** Signs staff in, with retries for 10 s: the shop checks its disk every 2 s, and only then makes room for staff. */
async function signedInStaff(api: string) {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const answer = await answerOrNone('POST', `${api}/login/`, { json: staff })
    if (answer?.status === 200) return answer
    await setTimeout(500)
  }
  return await answerOrNone('POST', `${api}/login/`, { json: staff })
}

async function secondsUntilSold(shop: OpenShop, orders: Set<string>) {
  const began = performance.now()
  while (performance.now() - began < 30_000) {
    if ((await order(shop, orders)) === 201) break
    await setTimeout(200)
  }
  return (performance.now() - began) / 1000
}
