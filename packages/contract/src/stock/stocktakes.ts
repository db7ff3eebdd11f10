import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { optionalText, rowId } from '../lib/form.ts'
import { pagedQuery } from '../lib/paged.ts'

/** What a stocktake of everything is about, where others have the title of their category or product. */
export const WHOLE_SHOP = 'Whole shop'

export const stocktakeState = z.enum(['open', 'done', 'cancelled'])
export type StocktakeState = z.infer<typeof stocktakeState>
export const stocktakeScope = z.enum(['all', 'category', 'product'], {
  error: 'Choose what is counted.',
})
export type StocktakeScope = z.infer<typeof stocktakeScope>

/** A count of the whole shop, of a category or of a product. `found` and `missing` are the pieces that were corrected. */
export const stocktake = z.object({
  id: z.int(),
  name: z.string(),
  state: stocktakeState,
  scope: stocktakeScope,
  scope_id: z.int().nullable(),
  scope_name: z.string(),
  staff: z.string().nullable().describe('Who began it.'),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  units: z.int().describe('How many units it is about.'),
  counted: z.int().describe('How many of them somebody has counted.'),
  movements: z.int(),
  found: z.int(),
  missing: z.int(),
})
export type Stocktake = z.infer<typeof stocktake>

export const stocktakeInput = z
  .strictObject({
    name: optionalText('a name', 80),
    scope: stocktakeScope.default('all'),
    scope_id: z.int().positive().nullable().default(null),
  })
  .refine(({ scope, scope_id }) => (scope === 'all') === (scope_id === null), {
    path: ['scope_id'],
    message: 'Choose the category or product that is counted.',
  })
export type StocktakeInput = z.infer<typeof stocktakeInput>

/** A unit as a device needs it to recognise scanned codes without a connection. What should be there isn't told. */
export const stocktakeUnit = z.object({
  product_color: z.int(),
  size: z.int(),
  product_color_info: z.string(),
  size_name: z.string(),
  sku: z.string().nullable(),
  barcode: z.string().nullable(),
  counted: z.int().nullable().describe('null: nobody has counted it yet.'),
})
export type StocktakeUnit = z.infer<typeof stocktakeUnit>

/** What a device counted. Counts of a unit add up; a recount replaces what was counted of it before. */
export const unitCount = z.strictObject({
  id: z
    .uuid('A count has a UUID.')
    .describe('Made by the device. A count that is sent again is kept once.'),
  product_color: z.int(),
  size: z.int(),
  quantity: z
    .int('Enter a whole number.')
    .min(-10_000, 'Enter at least -10000.')
    .max(100_000, 'Enter up to 100000.')
    .describe('Negative takes back what was counted too much.'),
  is_recount: z.boolean().default(false),
  age_ms: z
    .int()
    .min(0)
    .max(30 * 86_400_000, 'This was counted more than 30 days ago.')
    .describe(
      'How long ago it was counted, in milliseconds. The clock of the device needs not be right.',
    ),
})
export type UnitCount = z.infer<typeof unitCount>

/** A unit in the review. Numbers of pieces; `level` is what the shop sells from now. */
export const stocktakeLine = z.object({
  product_color: z.int(),
  size: z.int(),
  product_color_info: z.string(),
  size_name: z.string(),
  expected: z
    .int()
    .describe(
      'On the shelf when it was last counted: its level, and what orders had not taken yet.',
    ),
  counted: z.int().nullable(),
  difference: z.int().describe('Counted less expected; 0 while nobody has counted it.'),
  level: z.int(),
  short: z
    .int()
    .describe('Missing pieces that are sold already, so that the level can’t give them.'),
  staff: z.string().describe('Who counted it.'),
})
export type StocktakeLine = z.infer<typeof stocktakeLine>

export const stocktakeReview = z.object({
  stocktake,
  entries: z.int().describe('How many counts it has; finishing sends it back.'),
  lines: z.array(stocktakeLine),
})
export type StocktakeReview = z.infer<typeof stocktakeReview>

const uncounted = z.enum(['keep', 'zero'], {
  error: 'Say what happens to units that nobody counted.',
})
export type Uncounted = z.infer<typeof uncounted>

export const stocktakeEnd = z.strictObject({
  entries: z
    .int()
    .describe('As in the review: finishing is refused when somebody has counted since.'),
  uncounted: uncounted
    .default('keep')
    .describe('zero: what nobody counted is taken to be missing.'),
  notes: optionalText('notes', 300),
})
export type StocktakeEnd = z.infer<typeof stocktakeEnd>

const metadata = { access: 'staff', permission: 'stock' } as const

export const stocktakes = {
  list: {
    method: 'GET',
    path: '/staff/stocktakes/',
    summary: 'List the stocktakes, newest first, 20 a page; all of them, or those in a state',
    query: pagedQuery.extend({ state: stocktakeState.optional() }),
    responses: { 200: z.array(stocktake) },
    metadata,
  },
  start: {
    method: 'POST',
    path: '/staff/stocktakes/',
    summary: 'Begin a stocktake of the shop, a category or a product',
    body: stocktakeInput,
    responses: { 201: stocktake },
    metadata,
  },
  get: {
    method: 'GET',
    path: '/staff/stocktakes/:id/',
    summary: 'Read a stocktake with its units and what was counted so far',
    pathParams: rowId,
    responses: { 200: z.object({ stocktake, units: z.array(stocktakeUnit) }) },
    metadata,
  },
  count: {
    method: 'POST',
    path: '/staff/stocktakes/:id/counts/',
    summary: 'Send what was counted; sent again, it changes nothing',
    pathParams: rowId,
    body: z.strictObject({
      counts: z
        .array(unitCount)
        .min(1, 'Count at least one piece.')
        .max(200, 'Send at most 200 counts at once.'),
    }),
    responses: {
      200: z.object({
        refused: z
          .array(z.object({ id: z.string(), message: z.string() }))
          .describe('Counts that were not kept, and why. All others are kept.'),
        counted: z
          .array(z.object({ product_color: z.int(), size: z.int(), counted: z.int() }))
          .describe('What all people together have counted of these units now.'),
      }),
    },
    metadata,
  },
  review: {
    method: 'GET',
    path: '/staff/stocktakes/:id/review/',
    summary: 'Compare what was counted with what should have been there',
    pathParams: rowId,
    responses: { 200: stocktakeReview },
    metadata,
  },
  finish: {
    method: 'POST',
    path: '/staff/stocktakes/:id/finish/',
    summary: 'End a stocktake: each difference becomes one stock movement',
    pathParams: rowId,
    body: stocktakeEnd,
    responses: { 200: stocktake },
    metadata,
  },
  cancel: {
    method: 'POST',
    path: '/staff/stocktakes/:id/cancel/',
    summary: 'End a stocktake without changing the stock',
    pathParams: rowId,
    body: c.noBody(),
    responses: { 200: stocktake },
    metadata,
  },
} as const
