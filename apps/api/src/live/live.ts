import { gt, max } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/client'
import { catalogueChange } from '../db/schema'
import { order } from '../db/schema-orders'
import { eventStreams } from './streams'

const MINUTE_MS = 60_000
const LOOK_MS = 1000
/** A browser that slept learns of this many products; of more it is told to look at everything. */
const MOST_PRODUCTS = 100

/**
 * Tells open pages what changed, as server-sent events: GET /store/live `stock` with the products whose shelf or
 * words changed (or 'all'), and GET /staff/live the same and `order` with new orders. It looks into the database
 * once a second while somebody listens, so that whoever writes is heard.
 */
export function serveLive(app: FastifyInstance, db: Database) {
  // A staff stream lives as long as the token that opened it.
  const shoppers = eventStreams({ most: 500, mostOfNetwork: 50, lifeMs: 60 * MINUTE_MS })
  const staff = eventStreams({ most: 50, mostOfNetwork: 50, lifeMs: 10 * MINUTE_MS })
  let seen = position(db)
  let version = db.dataVersion()

  function look() {
    const now = db.dataVersion()
    if (now === version) return
    version = now
    const { changes, orders, next } = since(db, seen)
    seen = next
    if (shoppers.isEmpty() && staff.isEmpty()) return
    const products = [...new Set(changes.flatMap(({ product }) => product ?? []))]
    if (products.length > 0) {
      const data = { products: products.length > MOST_PRODUCTS ? 'all' : products }
      shoppers.send('stock', data)
      staff.send('stock', data)
    }
    for (const { number, total } of orders) staff.send('order', { number, total })
  }

  const looking = setInterval(look, LOOK_MS).unref()
  app.addHook('preClose', (done) => {
    clearInterval(looking)
    shoppers.close()
    staff.close()
    done()
  })
  app.get('/store/live', { config: { access: 'public' } }, (request, reply) =>
    shoppers.add(request, reply),
  )
  app.get('/staff/live', { config: { access: 'staff' } }, (request, reply) =>
    staff.add(request, reply),
  )
}

type Position = { change: number; order: number }

function position({ read }: Database): Position {
  const change = read
    .select({ last: max(catalogueChange.seq) })
    .from(catalogueChange)
    .get()
  const placed = read
    .select({ last: max(order.id) })
    .from(order)
    .get()
  return { change: change?.last ?? 0, order: placed?.last ?? 0 }
}

function since(db: Database, from: Position) {
  const { read } = db
  const changes = read
    .select({ product: catalogueChange.product })
    .from(catalogueChange)
    .where(gt(catalogueChange.seq, from.change))
    .all()
  const { number, total } = order
  const orders = read.select({ number, total }).from(order).where(gt(order.id, from.order)).all()
  return { changes, orders, next: position(db) }
}
