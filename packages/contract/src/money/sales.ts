import * as z from 'zod'
import { costsOnly, salesMargin } from '../catalogue/costs.ts'
import { picture } from '../catalogue/product-card.ts'
import { wholeNumber } from '../lib/filters.ts'

const period = z.object({
  /** What was paid online or delivered for cash, less what was paid back in the period. */
  sales: z.number(),
  orders: z.int(),
  average: z.number().describe('Sales an order; 0 without orders.'),
  pieces: z.int(),
  refunded: z.number(),
})

/** The sales of the last `days` days, beside those of as many days before. Days begin at midnight in Kathmandu. */
export const salesFigures = z.object({
  days: z.int(),
  current: period,
  previous: period,
  by_day: z.array(z.object({ date: z.string(), sales: z.number(), orders: z.int() })),
  best_sellers: z.array(
    z.object({
      product: z.int(),
      title: z.string(),
      picture: picture.nullable(),
      pieces: z.int(),
      sales: z.number(),
    }),
  ),
})
export type SalesFigures = z.infer<typeof salesFigures>

export const sales = {
  figures: {
    method: 'GET',
    path: '/staff/sales',
    summary: 'Sales, average order and best sellers of the last days, beside the days before',
    query: z.object({ days: wholeNumber('days', 366).optional() }),
    responses: { 200: salesFigures },
    metadata: { access: 'staff', permission: 'reports' },
  },
  margin: {
    method: 'GET',
    path: '/staff/sales/margin',
    summary: 'The margin of what was sold in the last days, beside the days before',
    query: z.object({ days: wholeNumber('days', 366).optional() }),
    responses: { 200: salesMargin },
    metadata: costsOnly,
  },
} as const
