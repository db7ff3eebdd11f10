import { roleMay } from '@etrend/contract'
import { isSameJson } from '@etrend/domain'
import { asc, eq, gt, max } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { salesKey } from '../db/catalogue/prices/sales-of'
import { saleTimes } from '../db/catalogue/sale-times'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { catalogueChange } from '../db/schema/catalogue'
import { order, orderEvent } from '../db/schema/orders'
import { user } from '../db/schema/people'
import { visitorOf, type Identify } from '../http/access'
import { widestNetwork } from '../lib/network'
import { MINUTE_MS } from '../lib/times'
import { eventStreams } from './streams'

const LOOK_EVERY_MS = 1000
/** The topic of staff who may see orders. */
const ORDERS = 'orders'
/** One event names at most this many products; for more it says 'all'. */
const MOST_PRODUCTS = 100

/**
 * Sends open pages what changed, as server-sent events: GET /store/live `stock` with the products whose stock or
 * texts changed, or that went live or ended by time (or 'all', also when sales change, start or end), GET /staff/live
 * the same and, for staff who may see orders, `order` with new ones, and GET /store/orders/{number}/live `change`
 * whenever something happens to that order. Reads the database every `everyMs`, so
 * that every writer's changes are seen. `identify` and `openOrder` decide who may listen; while a stream is open they are called
 * again every few seconds, so that a session that has ended ends its streams. A page says how old it is: the stream begins
 * with what was sent since it was loaded.
 */
export async function serveLive(
  app: FastifyInstance,
  db: Database,
  clock: () => Date,
  {
    identify,
    openOrder,
    everyMs = LOOK_EVERY_MS,
  }: { identify: Identify; openOrder: OpenOrder; everyMs?: number | undefined },
) {
  const shoppers = eventStreams({ most: 1000, mostOfReader: 100, lifeMs: 60 * MINUTE_MS })
  const customers = eventStreams({ most: 500, mostOfReader: 50, lifeMs: 10 * MINUTE_MS })
  const staff = eventStreams({ most: 200, mostOfReader: 10, lifeMs: 10 * MINUTE_MS })
  const everybody = [shoppers, staff, customers]
  let seen = await db.snapshot(position)
  /** Of the database when it was last read; undefined before the first look. */
  let version: unknown
  const times = saleTimes(db.mirror, clock)
  /** The sales that were running at the last look. */
  let sales = salesKey(db.mirror, clock().toISOString())

  let isLooking = false

  async function look() {
    if (isLooking) return
    isLooking = true
    try {
      const { at, products, hasSales } = times.look()
      sendProducts(hasSales ? 'all' : products)
      const now = db.dataVersion()
      if (now === version) return
      await send(new Date(at).toISOString())
      times.plan()
      version = now
    } catch (err) {
      app.log.error({ err }, 'open pages could not be sent what changed')
    } finally {
      isLooking = false
    }
  }

  async function send(at: string) {
    // A sign-out changes the database too, so this ends its stream within a second.
    void staff.recheck()
    const { changes, orders, moved, next } = await db.snapshot((queries) => since(queries, seen))
    seen = next
    const before = sales
    sales = salesKey(db.mirror, at)
    const products = [...new Set(changes.flatMap(({ product }) => product ?? []))]
    sendProducts(sales === before ? products : 'all')
    for (const placed of orders) staff.send('order', placed, ORDERS)
    for (const { number } of moved) customers.send('change', {}, number)
  }

  function sendProducts(products: number[] | 'all') {
    if (products.length === 0) return
    const data = { products: products.length > MOST_PRODUCTS ? 'all' : products }
    shoppers.send('stock', data)
    staff.send('stock', data)
    staff.send('stock', data, ORDERS)
  }

  const looking = setInterval(() => void look(), everyMs).unref()
  app.closing.addEventListener('abort', () => {
    clearInterval(looking)
    for (const streams of everybody) streams.close()
  })
  app.get('/store/live', { config: { access: 'public' } }, (request, reply) =>
    shoppers.add(reply, { reader: widestNetwork(request.ip), age: ageIn(request) }),
  )
  app.get<{ Params: { number: string } }>(
    '/store/orders/:number/live',
    { config: { access: 'public' } },
    async (request, reply) => {
      const number = request.params.number.toUpperCase()
      await openOrder(request, number)
      const isAllowed = async () => Boolean(await openOrder(request, number))
      const reader = widestNetwork(request.ip)
      customers.add(reply, { reader, topic: number, isAllowed, age: ageIn(request) })
      return reply
    },
  )
  app.get('/staff/live', { config: { access: 'staff', permission: 'any' } }, (request, reply) => {
    const { id, staff_role } = visitorOf(request)
    const permissions = staff_role?.permissions
    // A stream of other permissions ends; the browser opens a new one, which gets what they may see now.
    const isAllowed = async () =>
      isSameJson((await identify(request))?.staff_role?.permissions, permissions)
    const topic = roleMay(permissions, 'orders') ? { topic: ORDERS } : {}
    staff.add(reply, { reader: String(id), isAllowed, age: ageIn(request), ...topic })
  })
}

const asked = z.object({ age: z.coerce.number().min(0) })

/** How old the page is that asks, in ms, by `?age=`: its stream begins with what happened since. 0 where it says nothing. */
function ageIn({ query }: FastifyRequest) {
  return asked.safeParse(query).data?.age ?? 0
}

/** Rejects when the request may not see the order. */
type OpenOrder = (request: FastifyRequest, number: string) => Promise<unknown>

type Position = { change: number; order: number; event: number }

async function position(db: Queries): Promise<Position> {
  const change = await first(db.select({ last: max(catalogueChange.seq) }).from(catalogueChange))
  const placed = await first(db.select({ last: max(order.id) }).from(order))
  const happened = await first(db.select({ last: max(orderEvent.id) }).from(orderEvent))
  return { change: change?.last ?? 0, order: placed?.last ?? 0, event: happened?.last ?? 0 }
}

/** What was committed after a position. To be read in one snapshot, so that nothing is sent twice or never. */
async function since(db: Queries, from: Position) {
  const { number, total, is_walk_in } = order
  const placed = await db
    .select({ number, total, is_walk_in, placed_by: user.username })
    .from(order)
    .leftJoin(user, eq(user.id, order.staff))
    .where(gt(order.id, from.order))
    .orderBy(asc(order.id))
  return {
    changes: await db
      .select({ product: catalogueChange.product })
      .from(catalogueChange)
      .where(gt(catalogueChange.seq, from.change)),
    // Only sales in the shop, and orders that staff entered, say so: programs that read these events see others as before.
    orders: placed.map(({ is_walk_in: inShop, placed_by, ...one }) => ({
      ...one,
      ...(inShop && { is_walk_in: inShop }),
      ...(placed_by !== null && { placed_by }),
    })),
    moved: await db
      .selectDistinct({ number })
      .from(orderEvent)
      .innerJoin(order, eq(order.id, orderEvent.order))
      .where(gt(orderEvent.id, from.event)),
    next: await position(db),
  }
}
