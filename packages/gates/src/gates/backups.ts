import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { signIn } from '@etrend/e2e/support/call'
import type { Gate, GateRun, OpenShop } from '../gate'
import { invariantBreaches } from '../support/books'
import { newBuyer, place, placedOrder } from '../support/buyers'
import { move, openBooks } from '../support/stock'
import { units } from '../support/stocked'

const backupCommand = fileURLToPath(new URL('../../../../apps/api/dist/backup.js', import.meta.url))
const run = promisify(execFile)

type Backup = { folder: string; seconds: number; orders: string[] }

export const backups: Gate = {
  id: 'G18',
  aim: 'a backup every 2 s for 60 s under writes: all complete within 5 s, each restored into an empty folder, with every order acknowledged before it began and I1–I8',
  async run(gate) {
    const { openShop, folder, many, expect, skip, isShort } = gate
    if (!existsSync(backupCommand)) {
      skip('this shop has no backups (apps/api/dist/backup.js)')
      return 'not run'
    }
    const BACKUP_DIR = folder()
    const shop = await openShop({ BACKUP_DIR })
    const writing = writeSteadily(shop)
    const made: Backup[] = []
    const until = Date.now() + many(60_000, 4_000)
    while (Date.now() < until) {
      const next = setTimeout(2_000)
      made.push(await backUp(shop, BACKUP_DIR, writing.orders))
      await next
    }
    const { orders, movements } = await writing.stop()
    const longest = Math.max(...made.map(({ seconds }) => seconds))
    expect(longest <= (isShort ? 60 : 5), `a backup took ${longest.toFixed(1)} s`)
    for (const backup of made) await checkRestored(backup, gate)
    await shop.stop()
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)
    return `${made.length} backups beside ${orders} orders and ${movements} movements, ${longest.toFixed(1)} s at most; ${made.length} restored, each with every order that was acknowledged before it`
  },
}

/** Writes orders and stock movements until `stop`; `orders` has the numbers of the acknowledged orders. */
function writeSteadily({ api }: OpenShop) {
  const orders: string[] = []
  let movements = 0
  let isOver = false
  const untilOver = async (write: () => Promise<void>) => {
    while (!isOver) await write()
  }
  const writers = (async () => {
    const { access: token } = await signIn(api)
    const [unit] = units
    if (!unit) return
    const order = async () => {
      const answer = await place(api, { lines: [{ ...unit, quantity: 1 }] }, newBuyer())
      if (answer.status === 201) orders.push(placedOrder.parse(answer.body).number)
    }
    const receive = async () => {
      const { status } = await move(api, token, unit, 'In', 1)
      if (status === 201) movements += 1
    }
    await Promise.all([order, order, receive, receive].map(untilOver))
  })()
  return {
    orders,
    async stop() {
      isOver = true
      await writers
      return { orders: orders.length, movements }
    },
  }
}

/** Makes a backup of the running shop, as `npm run backup` does. */
async function backUp(
  { dataDir }: OpenShop,
  BACKUP_DIR: string,
  acknowledged: string[],
): Promise<Backup> {
  const orders = [...acknowledged]
  const before = new Set(readdirSync(BACKUP_DIR))
  const began = performance.now()
  await runCommand('backup', [], { DATA_DIR: dataDir, BACKUP_DIR })
  const seconds = (performance.now() - began) / 1000
  const name = readdirSync(BACKUP_DIR).find((one) => !before.has(one) && one.endsWith('-command'))
  if (!name) throw new Error('The backup left no folder.')
  return { folder: join(BACKUP_DIR, name), seconds, orders }
}

/** Restores a backup as `npm run restore` does, and checks its invariants and that no earlier order is lost. */
async function checkRestored({ folder: backup, orders }: Backup, { folder, expect }: GateRun) {
  const DATA_DIR = join(folder(), 'restored')
  await runCommand('restore', [backup], { DATA_DIR })
  for (const breach of invariantBreaches(DATA_DIR)) expect(false, `${backup}: ${breach}`)
  const books = openBooks(DATA_DIR)
  const lost = orders.filter(
    (number) => books.count('SELECT count(*) FROM shop_order WHERE number = ?', number) !== 1,
  )
  books.close()
  expect(
    lost.length === 0,
    `${backup} lacks ${lost.length} orders that were acknowledged before it`,
  )
}

async function runCommand(name: string, args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH ?? '', ...settings }
  await run(process.execPath, [backupCommand, name, ...args], { env })
}
