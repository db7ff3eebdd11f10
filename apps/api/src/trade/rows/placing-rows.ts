import { eq, exists, sql, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import type { Queries } from '../../db/client'
import { forEachCount, placeholderRows } from '../../db/many-rows'
import { prepared } from '../../db/prepared'
import { columnsOf } from '../../db/schema/columns-of'
import { deliveryDistrict, deliveryZone } from '../../db/schema/delivery'
import { order, orderLine } from '../../db/schema/orders'
import { shop } from '../../db/schema/shop'
import { smsSetting } from '../../db/schema/sms'
import { found } from '../../http/errors'
import { cashBlockKeys, cashBlockOf } from './cash-blocks'

const given = sql.placeholder

/** Prepared statements for placing an order, the shop's busiest transaction. */
export const orderRows = prepared((db) => ({
  settings: db.select().from(shop).prepare(),
  facts: db
    .select({
      settings: columnsOf(shop, SETTINGS),
      zone: deliveryZone,
      sms: { gateway: smsSetting.gateway, codes_for_cash: smsSetting.codes_for_cash },
      is_cash_blocked: sql<number>`CASE WHEN ${exists(cashBlockOf(db))} THEN 1 ELSE 0 END`,
    })
    .from(shop)
    .leftJoin(smsSetting, sql`1 = 1`)
    // As a subquery, since SQLite takes 40 µs more for joining both tables.
    .leftJoin(deliveryZone, eq(deliveryZone.id, zoneOf(db)))
    .limit(1)
    .prepare(),
  waiting: waitingOf(db),
  addOrder: db
    .insert(order)
    .values({
      number: given('number'),
      state: 'placed',
      source: given('source'),
      user: given('user'),
      email: given('email'),
      name: given('name'),
      phone: given('phone'),
      province: given('province'),
      district: given('district'),
      city: given('city'),
      street: given('street'),
      landmark: given('landmark'),
      address_key: given('address_key'),
      note: given('note'),
      subtotal: given('subtotal'),
      discount: given('discount'),
      shipping: given('shipping'),
      cash_fee: given('cash_fee'),
      delivery_zone: given('delivery_zone'),
      promised_from: given('promised_from'),
      promised_to: given('promised_to'),
      tax: given('tax'),
      total: given('total'),
      tax_mode: given('tax_mode'),
      vat_rate: given('vat_rate'),
      buyer_pan: given('buyer_pan'),
      promo_code: given('promo_code'),
      payment_method: given('payment_method'),
      payment_state: given('payment_state'),
      to_pay: given('to_pay'),
      hold_expires_at: given('hold_expires_at'),
      staff: given('staff'),
      is_walk_in: given('is_walk_in'),
      placed_at: given('placed_at'),
    })
    .returning({ id: order.id })
    .prepare(),
  addLines: forEachCount((count) =>
    db.insert(orderLine).values(placeholderRows(LINE_COLUMNS, count)).prepare(),
  ),
}))

/** What placing an order needs of the shop's settings. */
const SETTINGS = [
  'phone',
  'shipping',
  'tax',
  'tax_mode',
  'vat_rate',
  'hold_minutes',
  'free_from',
  'days_from',
  'days_to',
  'cash_allowed',
  'cash_fee',
  'most_in_cash',
  'most_a_line',
  'most_an_order',
  'most_waiting_of_phone',
  'most_waiting_at_address',
] as const

const LINE_COLUMNS = [
  'order',
  'product',
  'product_color',
  'size',
  'title',
  'color_name',
  'size_name',
  'picture',
  'price',
  'original_price',
  'sale',
  'quantity',
] as const

type Buyer = { user: number | null; phone: string; address_key: string | null; district: string }
export type PlacingFacts = Awaited<ReturnType<typeof placingFacts>>

/** What an order depends on besides its pieces, by one statement: placing an order must stay fast. */
export async function placingFacts(tx: Queries, { district, ...buyer }: Buyer) {
  const row = found(await orderRows(tx).facts.get({ ...cashBlockKeys(buyer), district }), 'shop')
  const { settings, zone, sms, is_cash_blocked } = row
  const sendsSms = sms !== null && sms.gateway !== ''
  return {
    settings,
    zone,
    sendsSms,
    /** Whether guests need a code for cash. */
    needsCodes: sendsSms && sms.codes_for_cash,
    isCashBlocked: is_cash_blocked === 1,
  }
}

function zoneOf(db: Queries) {
  return db
    .select({ zone: deliveryDistrict.zone })
    .from(deliveryDistrict)
    .where(eq(deliveryDistrict.district, given('district')))
}

type Kind = 'phone' | 'address' | 'ended' | 'email'

/**
 * What waits under a phone number and at an address, in orders that nobody has confirmed yet; and how many orders the
 * phone made lately, with those that its customer cancelled or never paid, and how many the mail address: each of them
 * sent messages. Each has its own part of the query, since with OR both engines would read all the orders that wait,
 * however many there are.
 */
function waitingOf(db: Queries) {
  const ordersWhere = (is: SQL, kind: SQL<Kind>) =>
    db
      .select({
        id: order.id,
        placed_at: order.placed_at,
        source: order.source,
        kind: kind.as('kind'),
      })
      .from(order)
      .where(is)
  const isPlaced = sql`${order.state} = 'placed'`
  const isEnded = sql`${order.state} = 'cancelled' AND ${order.cancelled_by} IN ('customer', 'hold')`
  const ofPhone = sql`${order.phone} = ${given('phone')}`
  const since = given('since')
  const isOfLastDay = sql`${order.placed_at} > ${since}`
  const waiting = unionAll(
    ordersWhere(sql`${isPlaced} AND ${ofPhone}`, sql`'phone'`),
    ordersWhere(
      sql`${isPlaced} AND ${order.address_key} = ${given('address_key')}`,
      sql`'address'`,
    ),
    ordersWhere(sql`${ofPhone} AND ${isOfLastDay} AND ${isEnded}`, sql`'ended'`),
    ordersWhere(sql`${order.email} = ${given('email')} AND ${isOfLastDay}`, sql`'email'`),
  ).as('waiting')
  const isRecent = sql`${waiting.kind} IN ('phone', 'ended') AND ${waiting.placed_at} > ${since}`
  // Only those that shoppers placed themselves.
  const piecesWhere = (kind: Kind) =>
    sql<number>`coalesce(sum(CASE WHEN ${waiting.kind} = ${kind} AND ${waiting.source} = 'shop' THEN ${orderLine.quantity} END), 0)`
  return db
    .select({
      ordersOfPhone: sql<number>`count(DISTINCT CASE WHEN ${isRecent} THEN ${waiting.id} END)`,
      ordersOfEmail: sql<number>`count(DISTINCT CASE WHEN ${waiting.kind} = 'email' AND ${waiting.source} = 'shop' THEN ${waiting.id} END)`,
      piecesOfPhone: piecesWhere('phone'),
      piecesAtAddress: piecesWhere('address'),
    })
    .from(waiting)
    .innerJoin(orderLine, eq(orderLine.order, waiting.id))
    .prepare()
}
