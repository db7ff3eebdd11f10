import { kathmanduTime } from '@etrend/contract/kathmandu'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { prepared } from '../../db/prepared'
import { one } from '../../db/rows'
import { order, orderLine } from '../../db/schema/orders'
import { saleEntry } from '../../db/schema/sales'
import { ordersWithCounted } from './line-worths'
import { saleParts, type SalePart } from './sale-value'

/** Rows of one INSERT: databases limit the parameters of a statement. */
const AT_ONCE = 100

/**
 * Books what changed in an order's part of the sales, on the day of `at`. Call it in each transaction that changes an
 * order's money, state or returned pieces, after these changes. Without a change it books nothing.
 */
export async function bookSale(tx: Queries, id: number, at: Date) {
  const statements = statementsOf(tx)
  const { row, products } = await one(statements.counted.all({ id }))
  const parts = saleParts(row, await statements.lines.all({ id }), products)
  await addEntries(tx, changesBetween(await statements.booked.all({ id }), parts, id, at))
}

/** The entries that lead from the parts that are booked of an order to those that it has now. */
export function changesBetween(booked: SalePart[], parts: SalePart[], id: number, at: Date) {
  const before = new Map(booked.map((part) => [keyOf(part), part]))
  const now = new Map(parts.map((part) => [keyOf(part), part]))
  const gone = booked.filter((part) => !now.has(keyOf(part))).map(nothingOf)
  const day = kathmanduTime(at).slice(0, 10)
  return [...parts, ...gone]
    .map((part) => difference(part, before.get(keyOf(part)) ?? nothingOf(part)))
    .filter(isSomething)
    .map((change) => ({ ...change, order: id, day }))
}

type Entry = SalePart & { order: number; day: string }

export async function addEntries(tx: Queries, entries: Entry[]) {
  const whole = entries.length - (entries.length % AT_ONCE)
  for (let from = 0; from < whole; from += AT_ONCE) {
    const values = entries.slice(from, from + AT_ONCE).map((entry, place) => valuesOf(entry, place))
    await manyAtOnce(tx).run(Object.fromEntries(values.flat()))
  }
  if (whole < entries.length) await tx.insert(saleEntry).values(entries.slice(whole))
}

function valuesOf(entry: Entry, place: number) {
  return Object.entries(entry).map(([name, value]) => [`${name}${place}`, value] as const)
}

/** Inserts `AT_ONCE` entries: older orders are booked by the ten thousand. */
const manyAtOnce = prepared((db) => {
  const rows = Array.from({ length: AT_ONCE }, (_, place) => ({
    order: sql.placeholder(`order${place}`),
    day: sql.placeholder(`day${place}`),
    product: sql.placeholder(`product${place}`),
    product_color: sql.placeholder(`product_color${place}`),
    size: sql.placeholder(`size${place}`),
    orders: sql.placeholder(`orders${place}`),
    pieces: sql.placeholder(`pieces${place}`),
    goods: sql.placeholder(`goods${place}`),
    delivery: sql.placeholder(`delivery${place}`),
    tax: sql.placeholder(`tax${place}`),
  }))
  return db.insert(saleEntry).values(rows).prepare()
})

const statementsOf = prepared((db) => {
  const id = sql.placeholder('id')
  return {
    counted: ordersWithCounted(db).where(eq(order.id, id)).prepare(),
    lines: db.select().from(orderLine).where(eq(orderLine.order, id)).prepare(),
    booked: bookedParts(db).where(eq(saleEntry.order, id)).prepare(),
  }
})

/** The parts of a sale that are booked: the sums of its entries. */
function bookedParts(tx: Queries) {
  const sum = (column: 'orders' | 'pieces' | 'goods' | 'delivery' | 'tax') =>
    sql<number>`coalesce(sum(${saleEntry[column]}), 0)`
  const { product, product_color, size } = saleEntry
  return tx
    .select({
      product,
      product_color,
      size,
      orders: sum('orders'),
      pieces: sum('pieces'),
      goods: sum('goods'),
      delivery: sum('delivery'),
      tax: sum('tax'),
    })
    .from(saleEntry)
    .groupBy(product, product_color, size)
}

function keyOf({ product_color, size }: SalePart) {
  return `${product_color}-${size}`
}

function nothingOf(part: SalePart): SalePart {
  return { ...part, orders: 0, pieces: 0, goods: 0, delivery: 0, tax: 0 }
}

function difference(part: SalePart, booked: SalePart): SalePart {
  return {
    ...part,
    orders: part.orders - booked.orders,
    pieces: part.pieces - booked.pieces,
    goods: part.goods - booked.goods,
    delivery: part.delivery - booked.delivery,
    tax: part.tax - booked.tax,
  }
}

function isSomething({ orders, pieces, goods, delivery, tax }: SalePart) {
  return [orders, pieces, goods, delivery, tax].some((amount) => amount !== 0)
}
