import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { call, signIn } from './support/call'
import { stockUnit } from './support/stock-unit'
import { openShop, temporaryFolder } from './support/temporary'

const ROUNDS = 4
const WRITERS = 6

it('killed at any moment, the shop loses no stock movement that it acknowledged', async () => {
  const DATA_DIR = temporaryFolder()
  const acknowledged: string[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const shop = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
    const token = round === 1 ? (await stockUnit(shop.api)).token : (await signIn(shop.api)).access
    expect(await notesIn(shop.api, token), 'after a restart').toEqual(
      expect.arrayContaining(acknowledged),
    )

    const atLeast = acknowledged.length + 10 * round
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeUntilRefused(shop.api, token, `round ${round}, writer ${writer}`, acknowledged),
    )
    await expect.poll(() => acknowledged.length, { interval: 3 }).toBeGreaterThan(atLeast)
    const { signal } = await shop.stop('SIGKILL')
    expect(signal).toBe('SIGKILL')
    await Promise.all(writers)
  }

  const last = await openShop({ DATA_DIR, LOG_LEVEL: 'silent' })
  const notes = await notesIn(last.api, (await signIn(last.api)).access)
  expect(notes).toEqual(expect.arrayContaining(acknowledged))
  expect(new Set(notes).size, 'no movement twice').toBe(notes.length)
  await last.stop()
  expect(booksOf(DATA_DIR)).toEqual({ integrity: 'ok', level: notes.length, ledger: notes.length })
})

it('of two simultaneous movements of the last piece one succeeds, the other says how many are left', async () => {
  const shop = await openShop()
  const { move } = await stockUnit(shop.api)
  for (let round = 0; round < 10; round += 1) {
    expect((await move('In', 1)).status).toBe(201)
    const answers = await Promise.all([move('Out', 1), move('Out', 1)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.text).toContain('Only 0 left of Everyday Tee - Navy, size MD')
  }
})

const row = z.object({ notes: z.string() })

async function notesIn(api: string, token: string) {
  const { body } = await call('GET', `${api}/stock/allStock/`, { token })
  return z
    .array(row)
    .parse(body)
    .map(({ notes }) => notes)
}

/** Adds one movement after the other, and notes each that the shop answers with 201, until no response comes. */
async function writeUntilRefused(api: string, token: string, writer: string, noted: string[]) {
  const unit = { product_color: '1', size: '1', movement_type: 'In', quantity: '1' }
  for (let number = 1; ; number += 1) {
    const notes = `${writer}, number ${number}`
    const sent = call('POST', `${api}/stock/createStock/`, { token, form: { ...unit, notes } })
    const status = await sent.then(
      (answer) => answer.status,
      () => undefined,
    )
    if (status === undefined) return
    expect(status).toBe(201)
    noted.push(notes)
  }
}

const books = z.object({ integrity: z.string(), level: z.int(), ledger: z.int() })

/** The result of SQLite's integrity check, and the sums of the stock levels and of the ledger. */
function booksOf(DATA_DIR: string) {
  const db = new BetterSqlite(join(DATA_DIR, 'shop.db'), { readonly: true })
  const integrity = db.pragma('integrity_check', { simple: true })
  const sums = db
    .prepare(
      `SELECT (SELECT sum(quantity) FROM stock_level) AS level,
              sum(CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END) AS ledger
       FROM stock_movement`,
    )
    .get()
  db.close()
  return books.parse({ integrity, ...z.record(z.string(), z.unknown()).parse(sums) })
}
