import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'

/** Invariants of a shop's database; each row that a query finds breaks one. Numbered as in reliability.md. */
const rules = [
  {
    name: 'I1 a level is the sum of its movements and never below zero',
    sql: `SELECT product_color || '-' || size AS what FROM (
        SELECT product_color, size, sum(quantity) AS level, sum(moved) AS ledger FROM (
          SELECT product_color, size, quantity, 0 AS moved FROM stock_level
          UNION ALL
          SELECT product_color, size, 0, iif(movement_type = 'In', quantity, -quantity) FROM stock_movement)
        GROUP BY product_color, size)
      WHERE level <> ledger OR level < 0`,
  },
  {
    name: 'I2 the total of an order is its lines and fees less the discount, and never below zero',
    sql: `SELECT number AS what FROM shop_order AS o WHERE total < 0 OR discount > subtotal
        OR total <> max(0, subtotal + shipping + tax - discount)
        OR subtotal <> (SELECT sum(price * quantity) FROM order_line WHERE "order" = o.id)`,
  },
  {
    name: 'I3 the pieces of an order were taken from stock once, and put back once where it was cancelled',
    sql: `SELECT number AS what FROM shop_order AS o JOIN (
        SELECT "order", product_color, size, sum(quantity) AS bought, sum(returned) AS back
        FROM order_line GROUP BY "order", product_color, size) AS l ON l."order" = o.id
      LEFT JOIN (
        SELECT "order", product_color, size, sum(iif(movement_type = 'Out', quantity, -quantity)) AS taken
        FROM stock_movement WHERE "order" IS NOT NULL GROUP BY "order", product_color, size) AS m
        ON m."order" = o.id AND m.product_color = l.product_color AND m.size = l.size
      WHERE coalesce(taken, 0) NOT BETWEEN iif(state IN ('cancelled', 'returned'), 0, bought - back)
            AND iif(state = 'cancelled', 0, bought)`,
  },
  {
    name: 'I4 a promo code counts as many uses as orders have it, and no more than its limit',
    sql: `SELECT code AS what FROM promo_code AS p WHERE uses > max_uses
        OR uses <> (SELECT count(*) FROM promo_use WHERE promo_code = p.id)
        OR uses <> (SELECT count(*) FROM shop_order AS o WHERE lower(o.promo_code) = lower(p.code)
          AND o.state <> 'cancelled')`,
  },
  {
    name: 'I6 no row refers to a row that does not exist',
    sql: `SELECT "table" || ' ' || rowid AS what FROM pragma_foreign_key_check`,
  },
  {
    name: 'I7 a session has one token that renews it',
    sql: `SELECT min(id) AS what FROM session GROUP BY refresh_hash HAVING count(*) > 1`,
  },
  {
    name: 'I8 an order of the storefront is stored under its Idempotency-Key, once',
    // As NOT IN, because SQLite makes an index for its list. A join went through all keys for each order.
    sql: `SELECT number AS what FROM shop_order WHERE source = 'shop' AND number NOT IN (
        SELECT answer ->> 'number' FROM idempotency_key WHERE answer ->> 'number' IS NOT NULL
        GROUP BY 1 HAVING count(*) = 1)`,
  },
  {
    name: 'the money that went back for an order is no more than the money that came in',
    sql: `SELECT number AS what FROM shop_order WHERE refunded > paid OR paid < 0
        OR refunded < (SELECT coalesce(sum(amount), 0) FROM refund WHERE "order" = shop_order.id AND state = 'done')`,
  },
]

const pictures = `SELECT color_img AS what FROM product_color UNION SELECT image FROM product_image
  UNION SELECT picture FROM order_line WHERE picture LIKE '/media/%'
  UNION SELECT picture FROM order_return WHERE picture IS NOT NULL`

const found = z.array(z.object({ what: z.coerce.string() }))

/** Every breach of the invariants in a data folder, one sentence each; empty when all of them hold. */
export function invariantBreaches(dataDir: string): string[] {
  const db = new BetterSqlite(join(dataDir, 'shop.db'), { fileMustExist: true })
  try {
    const whole = db.pragma('integrity_check', { simple: true })
    const breaches = whole === 'ok' ? [] : [`I6 the file is damaged: ${String(whole)}`]
    for (const { name, sql } of rules) {
      const rows = found.parse(db.prepare(sql).all())
      if (rows.length > 0) breaches.push(`${name}: ${namesOf(rows)}`)
    }
    const missing = found
      .parse(db.prepare(pictures).all())
      .filter(({ what }) => !hasFiles(dataDir, what))
    if (missing.length > 0) breaches.push(`I5 a picture has its files: ${namesOf(missing)}`)
    return breaches
  } finally {
    db.close()
  }
}

function namesOf(rows: { what: string }[]) {
  const names = rows.slice(0, 5).map(({ what }) => what)
  return rows.length > names.length
    ? `${names.join(', ')} and ${rows.length - names.length} more`
    : names.join(', ')
}

function hasFiles(dataDir: string, src: string) {
  const name = src.replace('/media/', '')
  const subfolder = join(dataDir, 'media', name.slice(0, 2))
  return existsSync(subfolder) && readdirSync(subfolder).some((file) => file.startsWith(name))
}
