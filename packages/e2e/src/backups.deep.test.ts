import { spawn } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import BetterSqlite from 'better-sqlite3'
import { expect, inject, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { call, signIn } from './support/call'
import { startUntilExit, freePort } from './support/shop'
import { openShop, temporaryFolder } from './support/temporary'

const command = fileURLToPath(new URL('../../../apps/api/dist/backup.js', import.meta.url))
const products = z.object({ items: z.array(z.object({ id: z.int() })) })
const product = z.object({
  product_colors: z
    .array(z.object({ id: z.int(), units: z.array(z.object({ size: z.int() })).min(1) }))
    .min(1),
})
const priced = z.object({ totals: z.object({ total: z.number() }) })
const placed = z.object({ number: z.string() })

it('a backup made while orders come in, restored into an empty folder, has every order answered before it', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data')
  cpSync(inject('seeded'), DATA_DIR, { recursive: true })
  const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const order = await orderer(shop.api)
  const answered: string[] = []
  const selling = sellUntilStopped(order, answered)
  await expect.poll(() => answered.length).toBeGreaterThan(5)

  const before = [...answered]
  const backup = await run(['backup'], DATA_DIR)
  expect(backup.stdout).toContain('Backed up and checked')
  expect(await run(['verify-backup'], DATA_DIR)).toMatchObject({ code: 0 })
  await selling.stop()
  expect(answered.length, 'orders came in meanwhile').toBeGreaterThan(before.length)

  const target = join(temporaryFolder(), 'restored')
  const folder = /checked: (\S+)/.exec(backup.stdout)?.[1] ?? ''
  expect(await run(['restore', folder], target)).toMatchObject({ code: 0 })
  expect(numbersIn(target)).toEqual(expect.arrayContaining(before))

  const again = await openShop({ DATA_DIR: target, LOG_LEVEL: 'silent' })
  expect((await call('GET', `${again.api}/`)).text).toContain('Womens Collection')
  const next = await (await orderer(again.api))()
  const all = new Set(numbersIn(DATA_DIR))
  expect(all.has(next), 'no order number is given twice').toBe(false)
})

it('a running shop is restored in place: it opens again by itself, and everyone signs in again', async () => {
  const DATA_DIR = temporaryFolder()
  const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const color = { form: { color_name: 'Teal', hex_code: '#008080' } }
  const { access: token } = await signIn(shop.api)
  const backup = await run(['backup'], DATA_DIR)
  expect((await call('POST', `${shop.api}/comp/createColor/`, { token, ...color })).status).toBe(
    201,
  )
  const folder = /checked: (\S+)/.exec(backup.stdout)?.[1] ?? ''
  expect(await run(['restore', folder], DATA_DIR)).toMatchObject({ code: 0 })
  await expect
    .poll(
      async () => (await call('GET', `${shop.api}/comp/allColor/`).catch(() => undefined))?.body,
    )
    .toEqual([])
  expect((await call('GET', `${shop.api}/staff/backups/`, { token })).status).toBe(401)
  await signIn(shop.api)
  const aside = readdirSync(DATA_DIR).filter((name) => name.startsWith('before-restore-'))
  expect(aside).toHaveLength(1)
})

it('a shop whose database is lost is not replaced by a new one', async () => {
  const DATA_DIR = temporaryFolder()
  const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  await shop.stop()
  const file = join(DATA_DIR, 'shop.db')
  rmSync(file)
  const settings = { DATA_DIR, PORT: String(await freePort()), SEED: 'none' }
  const words = /^DATA_DIR .+ database is missing or empty: .+\.\n$/
  expect((await startUntilExit(settings)).stderr).toMatch(words)
  expect(readdirSync(DATA_DIR)).not.toContain('shop.db')
  // A database without tables, as a tool creates it when it opens a file that doesn't exist.
  new BetterSqlite(file).exec('VACUUM').close()
  const { code, stderr } = await startUntilExit(settings)
  expect(stderr).toMatch(words)
  expect(code).toBe(1)
})

it('a second server on the same data is refused with a sentence, also after the first was killed', async () => {
  const DATA_DIR = temporaryFolder()
  const first = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const settings = { DATA_DIR, PORT: String(await freePort()), SEED: 'none' }
  const { code, stderr } = await startUntilExit(settings)
  expect(stderr).toMatch(/^DATA_DIR \S+ is in use by another running shop: .+\.\n$/)
  expect(code).toBe(1)
  await first.stop('SIGKILL')
  const second = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  expect((await call('GET', `${second.api}/readyz`)).status).toBe(200)
})

/** Gives a function that places an order and gives its number; each order has another phone number and address. */
async function orderer(api: string) {
  const { items } = products.parse((await call('GET', `${api}/store/products`)).body)
  const id = items[0]?.id ?? 0
  const [color] = product.parse(
    (await call('GET', `${api}/store/products/${id}`)).body,
  ).product_colors
  const unit = { product_color: color?.id, size: color?.units[0]?.size }
  const { access: token } = await signIn(api)
  const movement = {
    product_color: String(unit.product_color),
    size: String(unit.size),
    movement_type: 'In',
    quantity: '1000',
    notes: '',
  }
  await call('POST', `${api}/stock/createStock/`, { token, form: movement })
  const lines = [{ ...unit, quantity: 1 }]
  const cart = priced.parse((await call('POST', `${api}/store/cart`, { json: { lines } })).body)
  let count = 0
  return async () => {
    count += 1
    const json = {
      email: `buyer${count}@example.com`,
      name: 'Maya Rai',
      phone: `98${String(Math.random()).slice(2, 10)}`,
      province: 'Bagmati',
      district: 'Lalitpur',
      city: 'Patan',
      street: `Mangal Bazar ${String(Math.random()).slice(2, 10)}`,
      lines,
      payment_method: 'cod',
      expected_total: cart.totals.total,
    }
    const headers = { 'idempotency-key': `backup ${json.phone}` }
    const answer = await call('POST', `${api}/store/orders`, { json, headers })
    expect(answer).toMatchObject({ status: 201 })
    return placed.parse(answer.body).number
  }
}

/** Fewer than the 1,000 order numbers that a restore skips: after more orders, it would give a number twice. */
const MOST_SOLD = 500

function sellUntilStopped(order: () => Promise<string>, answered: string[]) {
  let isStopped = false
  async function sell() {
    while (!isStopped && answered.length < MOST_SOLD) answered.push(await order())
  }
  const selling = sell()
  return {
    async stop() {
      isStopped = true
      await selling
    },
  }
}

function numbersIn(folder: string) {
  const db = new BetterSqlite(join(folder, 'shop.db'))
  onTestFinished(() => void db.close())
  return z.array(z.string()).parse(db.prepare('SELECT number FROM shop_order').pluck().all())
}

/** Runs the program behind `npm run backup`, `verify-backup` and `restore`, without npm. */
async function run(words: string[], DATA_DIR: string) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR }
  const child = spawn(process.execPath, [command, ...words], { env })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, stdout, stderr }
}
