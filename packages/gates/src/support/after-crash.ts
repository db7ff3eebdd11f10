import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'
import { invariantBreaches } from './books'
import type { Ledger } from './kill-writers'

const values = z.array(z.string())

/** Checks a stopped shop's folder: gives acknowledged writes that are lost, orders placed twice, and other breaches. */
export function lossesIn(dataDir: string, ledger: Ledger): string[] {
  const breaches = invariantBreaches(dataDir)
  const db = new BetterSqlite(join(dataDir, 'shop.db'))
  const all = (sql: string) => new Set(values.parse(db.prepare(sql).pluck().all()))
  const lost = [
    missing('orders', ledger.orders, all('SELECT number FROM shop_order')),
    missing('movements', ledger.notes, all('SELECT notes FROM stock_movement')),
    missing('pictures', ledger.images, all('SELECT CAST(id AS TEXT) FROM product_image')),
  ].flat()
  const twice = all('SELECT phone FROM shop_order GROUP BY phone HAVING count(*) > 1')
  // Every movement of the writers has a note of its own.
  const doubled = all(
    "SELECT notes FROM stock_movement WHERE notes LIKE '________-____-____-____-____________' GROUP BY notes HAVING count(*) > 1",
  )
  db.close()
  return [
    ...breaches,
    ...lost,
    ...Array.from(twice, (phone) => `${phone} has two orders instead of one`),
    ...Array.from(doubled, (notes) => `the stock movement ${notes} stands twice`),
  ]
}

function missing(what: string, acknowledged: Set<string>, kept: Set<string>) {
  const lost = [...acknowledged].filter((one) => !kept.has(one))
  return lost.length > 0 ? [`${lost.length} acknowledged ${what} are lost, ${lost[0]} first`] : []
}
