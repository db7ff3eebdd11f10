import Database from 'better-sqlite3'
import { median, percentile, print } from '../measuring/table'
import type { Ask } from './signed-in'

const RULES = {
  'by price': 'max_price = 150000',
  'by category, color and discount': 'category = 1, color = 1, is_discounted = 1',
  'by age': 'added_within_days = 730',
  'best-selling': 'best_selling = 100',
}
const BY_HAND = 500

/**
 * Measures the collections of a shop of so many products: a page of each kind whose result isn't kept, the counts that
 * staff see in the list, and the preview of a rule. The aim is 100 ms on the server.
 */
export async function measureCollections(ask: Ask, file: string, rounds: number) {
  const db = new Database(file)
  const change = db.prepare(`INSERT INTO catalogue_change (kind) VALUES ('names')`)
  const rule = { max_price: 1500, is_discounted: true }
  const works = {
    ...Object.fromEntries(
      [...Object.keys(RULES), 'by hand'].map((name, place) => [
        `page ${name}`,
        () => ask(`/store/collections/bench-${place}/products`),
      ]),
    ),
    'counts of all': () => ask('/staff/collections/counts/'),
    'preview of a rule': () => ask('/staff/collections/preview/', { kind: 'rule', rule }),
  }
  const rows: string[][] = []
  for (const [name, work] of Object.entries(works)) {
    await work()
    const waits: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      change.run() // after it, no result is kept
      const began = performance.now()
      await work()
      waits.push(performance.now() - began)
    }
    rows.push([name, median(waits).toFixed(1), percentile(waits, 0.95).toFixed(1)])
  }
  db.close()
  print(`Collections, nothing kept (${rounds} times each)`, ['', 'ms', 'p95 ms'], rows)
}

/** Adds a collection of each kind, `bench-0` and so on, and best sellers. */
export function fillCollections(file: string) {
  const db = new Database(file)
  const ids = db.prepare('SELECT id FROM product ORDER BY price, id LIMIT ?').pluck()
  const chosen = JSON.stringify(ids.all(BY_HAND))
  const add = db.prepare(`INSERT INTO collection (title, slug, text, kind, sort, products)
    VALUES (?, ?, '', ?, 'name', ?)`)
  for (const [place, name] of [...Object.keys(RULES), 'by hand'].entries()) {
    const isByHand = name === 'by hand'
    add.run(name, `bench-${place}`, isByHand ? 'hand' : 'rule', isByHand ? chosen : '[]')
  }
  for (const [place, conditions] of Object.values(RULES).entries()) {
    db.exec(`UPDATE collection SET ${conditions} WHERE slug = 'bench-${place}'`)
  }
  db.prepare(`INSERT INTO best_selling (id, products, counted_at) VALUES (1, ?, ?)`).run(
    chosen,
    new Date().toISOString(),
  )
  db.close()
}
