import type {
  CameBack,
  CounterMethod,
  OrderEventKind,
  OrderSource,
  OrderState,
  PaymentMethod,
  PaymentState,
} from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { product, productColor, size } from './catalogue'
import {
  choice,
  count,
  flag,
  money,
  optionalWords,
  rowId,
  time,
  words,
  taxColumns,
} from './columns'
import { courierSettlement } from './courier-settlements'
import { courier } from './couriers'
import { user } from './people'

/** What was bought, by whom, and the delivery address. Never deleted: an erased account's orders only lose the name. */
export const order = sqliteTable(
  'shop_order',
  {
    id: rowId(),
    number: words().unique(),
    state: choice<OrderState>().notNull(),
    source: choice<OrderSource>().notNull(),
    /** null for a guest. */
    user: integer().references(() => user.id),
    email: text(),
    name: words(),
    phone: words(),
    province: words(),
    district: words(),
    city: words(),
    street: words(),
    landmark: words(),
    /** The delivery address with only its letters and digits; null in orders older than this column. */
    address_key: text(),
    note: words(),
    subtotal: money().notNull(),
    discount: money().notNull(),
    shipping: money().notNull(),
    /** The part of `shipping` that is the fee for cash on delivery. */
    cash_fee: money().notNull().default(0),
    /** The name of its delivery zone on that day; null for districts in no zone. */
    delivery_zone: text(),
    /** The days in Kathmandu for which its arrival was promised; null where no time, or no first day, was. */
    promised_from: text(),
    promised_to: text(),
    tax: money().notNull(),
    total: money().notNull(),
    ...taxColumns(),
    buyer_pan: optionalWords(),
    promo_code: text(),
    payment_method: choice<PaymentMethod>().notNull(),
    payment_state: choice<PaymentState>().notNull(),
    /** The money that came in, and how much of it was refunded. */
    paid: money().notNull().default(0),
    refunded: money().notNull().default(0),
    /** What the customer still has to pay. A refund never raises it: refunded money is not asked for again. */
    to_pay: money().notNull().default(0),
    /**
     * An exchange order is paid with money that came in for the order whose pieces were returned. `carried_in` is that
     * money on the exchange order, `carried_out` on the order where it came in and from where it is paid back.
     */
    carried_in: money().notNull().default(0),
    carried_out: money().notNull().default(0),
    /** Until when the pieces are held for an online payment. */
    hold_expires_at: time(),
    /** Who or what cancelled it: 'hold' when the payment did not come in time. */
    cancelled_by: text({ enum: ['hold', 'customer', 'staff'] }),
    courier: text(),
    tracking_code: text(),
    /** One of the shop's couriers; null where only a name was typed. `courier` keeps the name of that day. */
    courier_id: integer().references(() => courier.id),
    /** Handed over and paid in the shop itself: a walk-in sale, or an exchange. */
    is_walk_in: flag(),
    /** How a sale in the shop was paid. Means nothing for other orders. */
    counter_method: choice<CounterMethod>().notNull().default('cash'),
    /** The cash that was collected at the door. */
    collected: money().notNull().default(0),
    /** What was collected less what was to be collected, and why. `paid` is what was to be collected. */
    collected_difference: money().notNull().default(0),
    collected_note: optionalWords(),
    /**
     * The settlement with which the courier paid that cash in, or kept the return fee back; null while the courier holds
     * the cash, or still gets the fee.
     */
    settlement: integer().references(() => courierSettlement.id),
    /** Why the parcel came back undelivered; null in orders older than this column. */
    came_back: choice<CameBack>(),
    /** What the courier charges for bringing the parcel back. Never shown to customers. */
    return_fee: money().notNull().default(0),
    /** Calls to confirm a cash order, and when the last one was. */
    calls: count().notNull().default(0),
    called_at: time(),
    invoice_number: text().unique(),
    invoiced_at: time(),
    staff: integer().references(() => user.id),
    placed_at: time().notNull(),
    delivered_at: time(),
  },
  (table) => [
    index('shop_order_user').on(table.user, table.placed_at),
    index('shop_order_state').on(table.state, table.placed_at),
    index('shop_order_guest')
      .on(table.phone)
      .where(sql`"user" IS NULL`),
    index('shop_order_phone').on(table.phone, table.placed_at),
    index('shop_order_placed').on(table.placed_at),
    index('shop_order_waiting_phone')
      .on(table.phone)
      .where(sql`state = 'placed'`),
    index('shop_order_waiting_address')
      .on(table.address_key)
      .where(sql`state = 'placed'`),
    index('shop_order_email').on(table.email),
    index('shop_order_hold').on(table.hold_expires_at),
    index('shop_order_courier').on(table.courier_id),
    index('shop_order_held')
      .on(table.courier_id)
      .where(sql`collected > 0 AND settlement IS NULL`),
    index('shop_order_return_fee')
      .on(table.courier_id)
      .where(sql`return_fee > 0 AND settlement IS NULL`),
    index('shop_order_tracking_code')
      .on(table.tracking_code)
      .where(sql`tracking_code IS NOT NULL`),
    check('shop_order_total', sql`total >= 0 AND subtotal >= 0 AND discount >= 0`),
    check('shop_order_refunded', sql`refunded BETWEEN 0 AND paid`),
    check('shop_order_to_pay', sql`to_pay BETWEEN 0 AND total`),
    check('shop_order_discount', sql`discount <= subtotal`),
    check(
      'shop_order_carried',
      sql`carried_in >= 0 AND carried_out >= 0 AND refunded + carried_out <= paid + carried_in`,
    ),
  ],
)

/** A line keeps the title, names, picture and price that its product had on the day it was bought. */
export const orderLine = sqliteTable(
  'order_line',
  {
    id: rowId(),
    order: integer()
      .notNull()
      .references(() => order.id),
    product: integer()
      .notNull()
      .references(() => product.id),
    product_color: integer()
      .notNull()
      .references(() => productColor.id),
    size: integer()
      .notNull()
      .references(() => size.id),
    title: words(),
    color_name: words(),
    size_name: words(),
    picture: words(),
    price: money().notNull(),
    /** The full price that was shown struck through; null where nothing was off, and in lines older than this column. */
    original_price: money(),
    /** The id of the sale that made the price. No foreign key: a sale may be deleted, and restored under the same id. */
    sale: integer(),
    quantity: count().notNull(),
    /** How many of them were returned. */
    returned: count().notNull().default(0),
  },
  (table) => [
    index('order_line_order').on(table.order),
    index('order_line_product').on(table.product),
    index('order_line_unit').on(table.product_color, table.size),
    index('order_line_size').on(table.size),
    index('order_line_picture').on(table.picture),
    index('order_line_sale')
      .on(table.sale)
      .where(sql`sale IS NOT NULL`),
    check(
      'order_line_quantity',
      sql`quantity BETWEEN 1 AND 99 AND returned BETWEEN 0 AND quantity`,
    ),
  ],
)

/** The timeline of an order. Rows are only ever added: triggers refuse updates and deletes. */
export const orderEvent = sqliteTable(
  'order_event',
  {
    id: rowId(),
    order: integer()
      .notNull()
      .references(() => order.id),
    kind: choice<OrderEventKind>().notNull(),
    text: words(),
    /** Shown to the customer too. */
    is_public: flag(),
    staff: integer().references(() => user.id),
    created_at: time().notNull(),
  },
  (table) => [index('order_event_order').on(table.order)],
)
