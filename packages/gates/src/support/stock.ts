import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { call } from '@etrend/e2e/support/call'
import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'

type Unit = { product_color: number; size: number }

const number = z.int()

/** Opens the database of a running shop for reading. Close it afterwards. */
export function openBooks(dataDir: string) {
  const db = new BetterSqlite(join(dataDir, 'shop.db'), { readonly: true })
  const level = db
    .prepare('SELECT quantity FROM stock_level WHERE product_color = ? AND size = ?')
    .pluck()
  return {
    levelOf: ({ product_color, size }: Unit) => number.parse(level.get(product_color, size) ?? 0),
    /** The whole number that a query gives. */
    count: (sql: string, ...values: (string | number)[]) =>
      number.parse(
        db
          .prepare(sql)
          .pluck()
          .get(...values),
      ),
    /** Reads the lowest of all stock levels 200 times a second; the returned function stops that and gives it. */
    lowestLevel() {
      const lowest = db.prepare('SELECT min(quantity) FROM stock_level').pluck()
      let seen = Infinity
      const timer = setInterval(() => (seen = Math.min(seen, number.parse(lowest.get()))), 5)
      return () => {
        clearInterval(timer)
        return seen
      }
    },
    close: () => void db.close(),
  }
}

export type Books = ReturnType<typeof openBooks>

/** Waits until all queued mails are sent, since sending changes their rows. */
export async function mailsToLeave(dataDir: string) {
  const books = openBooks(dataDir)
  while (books.count(`SELECT count(*) FROM mail WHERE state = 'queued'`) > 0) await setTimeout(100)
  books.close()
}

/** Records one stock movement, as staff, and gives the response. */
export async function move(
  api: string,
  token: string,
  { product_color, size }: Unit,
  movement_type: 'In' | 'Out',
  quantity: number,
  notes = '',
) {
  const form = {
    product_color: String(product_color),
    size: String(size),
    movement_type,
    quantity: String(quantity),
    notes,
  }
  return await call('POST', `${api}/stock/createStock/`, { token, form })
}

/** Brings a unit's stock level to `wanted` pieces, as staff. Throws when that is refused. */
export async function setLevel(
  api: string,
  token: string,
  books: Books,
  unit: Unit,
  wanted: number,
) {
  const by = wanted - books.levelOf(unit)
  if (by === 0) return
  const { status, text } = await move(api, token, unit, by > 0 ? 'In' : 'Out', Math.abs(by))
  if (status !== 201) throw new Error(`Moving stock answered ${status}: ${text}`)
}
