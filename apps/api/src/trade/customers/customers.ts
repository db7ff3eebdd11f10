import { contract, type Customer } from '@etrend/contract'
import { rupees } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { address } from '../../db/schema/customers'
import { user } from '../../db/schema/people'
import { textHolds } from '../../db/text-search'
import { found } from '../../http/errors'
import { ordered, positionOf, withTotal } from '../../http/list-page'
import { authorOf, record } from '../../records/audit'
import { latestOrders, latestOrdersOfGuest } from '../rows/customer-orders'
import { hasTag, withTags } from './tags'

type CustomerSessions = {
  countOf: (user: number) => Promise<number>
  endAllIn: (tx: Queries, user: number) => Promise<void>
}

/** The customer routes of staff. Customers are accounts, and guests, who are identified by phone number. */
export function customerRoutes(db: Database, clock: () => Date, sessions: CustomerSessions) {
  return initServer().router(contract.customers, {
    list: async ({ query, reply }) => {
      const where = sql`${isAbout(query.q ?? '')} AND ${hasTag(query.tag)}`
      const { total } = await db.read.get<{ total: number }>(
        sql`SELECT count(*) AS total FROM (${people}) AS people WHERE ${where}`,
      )
      const { limit, offset } = positionOf(query)
      const counted = await db.read
        .all<Counted>(sql`SELECT * FROM (${people}) AS people WHERE ${where}
        ORDER BY ${orderOf(query.sort)} LIMIT ${limit} OFFSET ${offset}`)
      const rows = await withTags(db.read, counted.map(inRupees))
      return { status: 200, body: withTotal(reply, { rows, total }) }
    },

    get: async ({ params }) => {
      const rows = await db.read.all<Counted>(
        sql`SELECT * FROM (${people}) AS people WHERE id = ${params.id}`,
      )
      const [counted] = await withTags(db.read, [inRupees(found(rows[0], 'customer'))])
      const account = await first(db.read.select().from(user).where(eq(user.id, params.id)))
      return {
        status: 200,
        body: {
          ...found(counted, 'customer'),
          created_at: found(account, 'customer').created_at,
          sessions: await sessions.countOf(params.id),
          addresses: await addressesOf(db.read, params.id),
          latest_orders: await latestOrders(db.read, params.id),
        },
      }
    },

    guest: async ({ params: { phone } }) => {
      const rows = await db.read.all<Counted>(
        sql`SELECT * FROM (${people}) AS people WHERE id IS NULL AND phone = ${phone}`,
      )
      const [counted] = await withTags(db.read, [inRupees(found(rows[0], 'customer'))])
      const latest_orders = await latestOrdersOfGuest(db.read, phone)
      return { status: 200, body: { ...found(counted, 'customer'), latest_orders } }
    },

    endSessions: async ({ params: { id }, request }) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const isCustomer = and(eq(user.id, id), eq(user.role, 'user'), isNull(user.disabled_at))
        const { username } = found(
          await first(tx.select().from(user).where(isCustomer)),
          'customer',
        )
        await sessions.endAllIn(tx, id)
        const action = { action: 'end-sessions', noun: 'customers', row_id: id, label: username }
        await record(tx, by, action)
      })
      return { status: 204, body: undefined }
    },
  })
}

/** A customer as the database counts it, with `spent` in paisa. */
type Counted = Omit<Customer, 'tags' | 'is_cash_blocked'>

const sums = sql`count(o.id) AS orders, coalesce(sum(o.paid - o.refunded), 0) AS spent,
  max(o.placed_at) AS last_order_at,
  count(CASE WHEN o.state = 'returned' AND o.delivered_at IS NULL
    AND coalesce(o.came_back, 'refused') = 'refused' THEN 1 END) AS refusals`

const people = sql`
  SELECT u.id, u.username AS name, u.email, max(o.phone) AS phone, ${sums}
  FROM ${user} u LEFT JOIN shop_order o ON o.user = u.id
  WHERE u.role = 'user' AND u.disabled_at IS NULL GROUP BY u.id
  UNION ALL
  SELECT NULL, max(o.name), max(o.email), o.phone, ${sums}
  FROM shop_order o WHERE o.user IS NULL AND o.phone <> '' GROUP BY o.phone`

/** Guests have no id: the phone puts them in one order, so that pages neither repeat nor lose one. */
const latest = [sql`last_order_at IS NULL`, sql`last_order_at DESC`, sql`id DESC`, sql`phone`]

function orderOf(sort: string | undefined) {
  const by = {
    name: sql`lower(name)`,
    last_order_at: sql`last_order_at`,
    orders: sql`orders`,
    spent: sql`spent`,
  }
  return sql.join(ordered(sort, by, latest), sql`, `)
}

function isAbout(q: string) {
  return or(...[sql`name`, sql`email`, sql`phone`].map((column) => textHolds(column, q)))
}

function inRupees(row: Counted): Counted {
  return { ...row, spent: rupees(row.spent) }
}

function addressesOf(db: Queries, owner: number) {
  return db
    .select()
    .from(address)
    .where(eq(address.user, owner))
    .orderBy(desc(address.is_default), asc(address.id))
}
