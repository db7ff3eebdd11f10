import type { MarginReportName } from '@etrend/contract'
import { sql, type SQL } from 'drizzle-orm'
import { marginRows } from '../margin'
import type { ReportKind, Sums } from './report-kind'

/** The margin by category and by product, with the stock at cost. */
export const marginReports: Record<MarginReportName, ReportKind> = {
  'margin-category': by('category', {
    joined: sql`LEFT JOIN subcategory s ON s.id = p.subcategory LEFT JOIN category c ON c.id = s.category`,
    key: sql`coalesce(c.id, 0)`,
    name: sql`coalesce(c.title, 'Deleted products')`,
  }),
  'margin-product': by('product', {
    joined: sql``,
    key: sql`coalesce(p.id, 0)`,
    name: sql`coalesce(p.title, 'Deleted products')`,
  }),
}

function by(filter: string, group: { joined: SQL; key: SQL; name: SQL }): ReportKind {
  return {
    columns: [
      { key: 'pieces', title: 'Pieces', kind: 'count' },
      { key: 'sales', title: 'Sales of goods', kind: 'money' },
      { key: 'cost', title: 'Cost', kind: 'money' },
      { key: 'margin', title: 'Margin', kind: 'money' },
      { key: 'margin_percent', title: 'Margin %', kind: 'percent' },
      { key: 'unknown_pieces', title: 'Without cost', kind: 'count' },
      { key: 'stock_cost', title: 'Stock at cost', kind: 'money', list: 'stock' },
    ],
    charted: 'margin',
    onlyNow: ['stock_cost'],
    note: 'Costs are the average of all deliveries with a cost. Pieces without a cost have their own column and are in no other figure. Stock is today’s.',
    rows: async (db, days, isNow) =>
      (await marginRows(db, days, group, isNow)).map(({ key, name, ...sums }) => ({
        key: `${key}`,
        name,
        filter: { [filter]: `${key}` },
        sums: { ...sums, margin: sums.sales - sums.cost },
      })),
    derive: (sums) => ({ ...sums, margin_percent: percentOf(sums) }),
  }
}

function percentOf({ sales, margin }: Sums) {
  if (!sales || typeof margin !== 'number') return null
  return Math.round((margin / sales) * 1000) / 10
}
