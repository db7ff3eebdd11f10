import type { ReportName } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import {
  daysBetween,
  laterDay,
  nepaliMonthName,
  nepaliMonthsIn,
  type Days,
} from '../../../lib/nepali-months'
import { sumsByDay, sumsByGroup, type EntrySums, type Grouping } from './entry-sums'
import type { KindRow, ReportKind } from './report-kind'

const money = (key: string, title: string) => ({ key, title, kind: 'money' as const })
const count = (key: string, title: string) => ({ key, title, kind: 'count' as const })

const ofOrders = [
  count('orders', 'Orders'),
  count('pieces', 'Pieces'),
  money('sold', 'Gross sales'),
  money('back', 'Taken back'),
  money('sales', 'Net sales'),
  money('goods', 'Net sales: goods'),
  money('delivery', 'Net sales: delivery'),
  money('tax', 'Net sales: tax'),
]
const ofPieces = [
  count('pieces', 'Pieces'),
  money('sold', 'Gross sales'),
  money('back', 'Taken back'),
  money('sales', 'Net sales'),
]

const note =
  'An order counts on the day it is paid online or delivered for cash. What is paid back or returned counts on its own day.'

const shared = { charted: 'sales', note } as const

const day: ReportKind = {
  ...shared,
  columns: ofOrders,
  isInTime: true,
  rows: async (db, days) => {
    const found = new Map((await sumsByDay(db, days)).map((row) => [row.day, row]))
    const length = daysBetween(days.from, days.to) + 1
    return Array.from({ length }, (_, place) => {
      const date = laterDay(days.from, place)
      return timeRow(place, date, { from: date, to: date }, listed(found.get(date)))
    })
  },
}

const month: ReportKind = {
  ...shared,
  columns: ofOrders,
  isInTime: true,
  rows: async (db, days) => {
    const found = await sumsByDay(db, days)
    return nepaliMonthsIn(days).map(({ from, to, ...of }, place) => {
      const inside = found.filter((row) => row.day >= from && row.day <= to)
      return timeRow(place, nepaliMonthName(of), { from, to }, inside)
    })
  },
}

const groupings = {
  category: {
    by: sql`e.product`,
    joined: sql`LEFT JOIN product p ON p.id = g.id LEFT JOIN subcategory s ON s.id = p.subcategory
      LEFT JOIN category c ON c.id = s.category`,
    key: sql`CASE WHEN g.id IS NULL THEN NULL ELSE coalesce(c.id, 0) END`,
    name: sql`coalesce(c.title, 'Deleted products')`,
  },
  product: {
    by: sql`e.product`,
    joined: sql`LEFT JOIN product p ON p.id = g.id`,
    key: sql`g.id`,
    name: sql`coalesce(p.title, 'Deleted product')`,
  },
  color: {
    by: sql`e.product_color`,
    joined: sql`LEFT JOIN product_color pc ON pc.id = g.id LEFT JOIN color c ON c.id = pc.color`,
    key: sql`CASE WHEN g.id IS NULL THEN NULL ELSE coalesce(c.id, 0) END`,
    name: sql`coalesce(c.color_name, 'Deleted colors')`,
  },
  size: {
    by: sql`e.size`,
    joined: sql`LEFT JOIN size s ON s.id = g.id`,
    key: sql`g.id`,
    name: sql`coalesce(s.size_name, 'Deleted size')`,
    // Fees and deleted sizes have no size, and come last.
    place: sql`coalesce(s.sort_key, '~')`,
  },
  province: {
    by: sql`e."order"`,
    joined: sql`JOIN shop_order o ON o.id = g.id`,
    key: sql`o.province`,
    name: sql`o.province`,
  },
  district: {
    by: sql`e."order"`,
    joined: sql`JOIN shop_order o ON o.id = g.id`,
    key: sql`o.district`,
    name: sql`o.district`,
  },
  zone: {
    by: sql`e."order"`,
    joined: sql`JOIN shop_order o ON o.id = g.id`,
    key: sql`CASE WHEN o.is_walk_in = 1 THEN '' ELSE coalesce('in ' || o.delivery_zone, 'others') END`,
    name: sql`o.delivery_zone`,
  },
  payment: {
    by: sql`e."order"`,
    joined: sql`JOIN shop_order o ON o.id = g.id`,
    key: sql`CASE WHEN o.is_walk_in = 0 THEN o.payment_method
      WHEN o.counter_method = 'cash' THEN 'walk_in' ELSE 'walk_in_' || o.counter_method END`,
    name: sql`o.payment_method`,
  },
} satisfies Record<string, Grouping>

const ways: Record<string, string> = {
  cod: 'Cash on delivery',
  walk_in: 'Cash in the shop',
  walk_in_esewa: 'eSewa QR in the shop',
  walk_in_khalti: 'Khalti QR in the shop',
  walk_in_card: 'Card in the shop',
  esewa: 'eSewa',
  khalti: 'Khalti',
}

/** The reports of sales, by time, by what was sold, by where it went and by how it was paid. */
export const salesReports: Record<
  Exclude<ReportName, 'customers' | 'returns' | 'stock' | 'tax'>,
  ReportKind
> = {
  day,
  month,
  category: byPiece('category'),
  product: byPiece('product'),
  color: byPiece('color'),
  size: byPiece('size'),
  province: byOrder('province', 'province'),
  district: byOrder('district', 'district'),
  zone: byOrder('zone', 'zone'),
  payment: byOrder('payment', 'paid_by'),
}

/** Pieces by one of their properties. The fees of their orders are a row of their own, so that all adds up. */
function byPiece(group: 'category' | 'product' | 'color' | 'size'): ReportKind {
  return {
    ...shared,
    columns: ofPieces,
    rows: async (db, days) =>
      (await sumsByGroup(db, days, groupings[group])).map(({ key, name, place, ...sums }) =>
        key === null
          ? { key: 'fees', name: 'Delivery and tax', filter: { fees: 'yes' }, place, sums }
          : { key: `${key}`, name: name ?? '', filter: { [group]: `${key}` }, place, sums },
      ),
  }
}

function byOrder(group: 'province' | 'district' | 'zone' | 'payment', filter: string): ReportKind {
  return {
    ...shared,
    columns: ofOrders,
    rows: async (db, days) =>
      (await sumsByGroup(db, days, groupings[group])).map(({ key, ...row }) => {
        const { name: zone, place: _place, ...sums } = row
        const of = `${key ?? ''}` || 'none'
        const name = of === 'none' ? 'Sold in the shop' : nameOf(group, of, zone)
        return { key: of, name, filter: { [filter]: of }, sums }
      }),
  }
}

function nameOf(group: string, key: string, zone: string | null) {
  if (group === 'zone') return zone ?? 'In no zone'
  return ways[key] ?? key
}

function timeRow(place: number, name: string, span: Days, found: EntrySums[]): KindRow {
  const sum = (key: keyof EntrySums) => found.reduce((all, row) => all + row[key], 0)
  const sums = {
    orders: sum('orders'),
    pieces: sum('pieces'),
    sold: sum('sold'),
    back: sum('back'),
    goods: sum('goods'),
    delivery: sum('delivery'),
    tax: sum('tax'),
    sales: sum('sales'),
  }
  return { key: `${place}`, name, filter: {}, span, sums }
}

function listed(row: EntrySums | undefined) {
  return row ? [row] : []
}
