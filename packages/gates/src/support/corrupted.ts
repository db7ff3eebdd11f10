import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import * as z from 'zod'
import { invariantBreaches } from './books'

/** Ways to corrupt the database, each with words of the rule that must notice it. */
const corruptions = [
  ['I1', `UPDATE stock_level SET quantity = quantity + 1 WHERE product_color = 1`],
  ['I2', `UPDATE shop_order SET total = total + 1 WHERE id = (SELECT min(id) FROM shop_order)`],
  [
    'I3',
    `UPDATE order_line SET quantity = quantity + 1 WHERE id = (SELECT min(id) FROM order_line)`,
  ],
  ['I4', `UPDATE promo_code SET uses = uses + 1`],
  [
    'I5',
    `UPDATE product_color SET color_img = '/media/00000000000000000000000000000000' WHERE id = 1`,
  ],
  ['I6', `INSERT INTO product_like (product, user, created_at) VALUES (999999, 999999, '')`],
  [
    'I8',
    `DELETE FROM idempotency_key WHERE answer ->> 'number' = (SELECT min(number) FROM shop_order)`,
  ],
  ['went back', `UPDATE refund SET state = 'done'`],
] as const

const names = z.array(z.string())
const triggers = `SELECT name FROM sqlite_master WHERE type = 'trigger'`

/** A control: corrupts the database of a stopped shop in each way in turn, and gives those that breachesIn misses. */
export function blindSpotsInBooks(dataDir: string): string[] {
  const file = join(dataDir, 'shop.db')
  const sound = `${file}.sound`
  copyFileSync(file, sound)
  const blindSpots = corruptions.flatMap(([rule, sql]) => {
    copyFileSync(sound, file)
    if (spoil(file, sql) === 0) return []
    const isSeen = invariantBreaches(dataDir).some((breach) => breach.includes(rule))
    return isSeen ? [] : [`a database that breaks the rule ‘${rule}’ was not noticed`]
  })
  copyFileSync(sound, file)
  rmSync(sound)
  return blindSpots
}

/** Runs SQL without foreign keys, check constraints and triggers, and gives how many rows it changed. */
function spoil(file: string, sql: string) {
  const db = new BetterSqlite(file)
  db.pragma('foreign_keys = OFF')
  db.pragma('ignore_check_constraints = ON')
  for (const name of names.parse(db.prepare(triggers).pluck().all()))
    db.exec(`DROP TRIGGER ${name}`)
  const { changes } = db.prepare(sql).run()
  db.close()
  return changes
}
