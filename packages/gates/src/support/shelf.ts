import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { call } from '@etrend/e2e/support/call'
import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'

type Unit = { product_color: number; size: number }

const number = z.int()

/** Looks into the database of a running shop, by a connection that can only read. Close it afterwards. */
export function openBooks(dataDir: string) {
  const db = new BetterSqlite(join(dataDir, 'shop.db'), { readonly: true })
  const level = db
    .prepare('SELECT quantity FROM stock_level WHERE product_color = ? AND size = ?')
    .pluck()
  return {
    levelOf: ({ product_color, size }: Unit) => number.parse(level.get(product_color, size) ?? 0),
    /** A whole number that a query answers. */
    count: (sql: string, ...values: (string | number)[]) =>
      number.parse(
        db
          .prepare(sql)
          .pluck()
          .get(...values),
      ),
    /** Calls back some 200 times a second until it is stopped. */
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

/** Waits until the mails that are queued have left: they change their rows by themselves. */
export async function mailsToLeave(dataDir: string) {
  const books = openBooks(dataDir)
  while (books.count(`SELECT count(*) FROM mail WHERE state = 'queued'`) > 0) await setTimeout(100)
  books.close()
}

/** One movement by staff. Answers the status. */
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

/** Staff bring a unit to so many pieces. */
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
