import * as z from 'zod'

/**
 * What pieces cost the shop on average: the costs of all deliveries in effect, weighted by their pieces. null where no
 * delivery had a cost. `margin` is what is left of the selling price, in rupees and in percent of the price.
 */
export const costOf = z.object({
  id: z.string().describe("A product's id, or a unit's: '12-3'."),
  cost: z.number().nullable(),
  price: z.number(),
  margin: z.number().nullable(),
  margin_percent: z.number().nullable(),
})
export type CostOf = z.infer<typeof costOf>

/** The margin of what was sold. Only pieces whose unit has a cost are in it. */
const soldMargin = z.object({
  sales: z.number(),
  cost: z.number(),
  margin: z.number(),
  pieces: z.int(),
  unknown_pieces: z.int().describe('Sold pieces whose unit has no cost.'),
})

export const salesMargin = z.object({
  days: z.int(),
  current: soldMargin,
  previous: soldMargin,
  products: z
    .array(soldMargin.extend({ product: z.int(), title: z.string() }))
    .describe('The 20 products with the highest margin.'),
})
export type SalesMargin = z.infer<typeof salesMargin>

/** Every call that tells a cost or margin is behind one permission. */
export const costsOnly = { access: 'staff', permission: 'costs' } as const

/** 80 of the longest ids. Node refuses requests whose address and headers have more than 16 KB. */
const MOST_LETTERS = 1_600

const ids = (pattern: RegExp) =>
  z
    .string({ error: 'Name the ids.' })
    .max(MOST_LETTERS)
    .regex(pattern, 'Name ids, with commas between them.')
    .transform((text) => text.split(','))
    .meta({ type: 'string', description: 'Ids, with commas between them.' })

export const costs = {
  units: {
    method: 'GET',
    path: '/staff/costs/units/',
    summary: 'The average cost and the margin of units',
    query: z.object({ units: ids(/^\d{1,9}-\d{1,9}(,\d{1,9}-\d{1,9})*$/) }),
    responses: { 200: z.array(costOf) },
    metadata: costsOnly,
  },
  products: {
    method: 'GET',
    path: '/staff/costs/products/',
    summary: 'The average cost and the margin of products',
    query: z.object({ products: ids(/^\d{1,9}(,\d{1,9})*$/) }),
    responses: { 200: z.array(costOf) },
    metadata: costsOnly,
  },
} as const
