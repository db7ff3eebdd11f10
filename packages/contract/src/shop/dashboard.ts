import * as z from 'zod'

/** The pieces in and out on one day; days without movements are listed too. */
export const movementDay = z.object({ day: z.iso.date(), in: z.int(), out: z.int() })
export type MovementDay = z.infer<typeof movementDay>

/** The figures of the dashboard. Sales have a call of their own: see sales.ts. */
export const dashboardFigures = z.object({
  stock: z.object({
    on_hand: z.int(),
    units: z.int(),
    low: z.int(),
    out: z.int(),
    value: z.number().describe('The stock on hand at its selling prices, in rupees.'),
  }),
  products: z.object({ all: z.int(), unsellable: z.int() }),
  movements: z.array(movementDay),
})
export type DashboardFigures = z.infer<typeof dashboardFigures>

const utcOffset = z
  .string()
  .regex(/^-?\d{1,3}$/, 'utc_offset is a number of minutes.')
  .transform(Number)
  .pipe(z.int().min(-840).max(840))
  .meta({ type: 'integer', description: 'The time zone of the days, in minutes east of UTC.' })

export const dashboard = {
  figures: {
    method: 'GET',
    path: '/staff/dashboard/',
    summary: 'Read the figures of the dashboard',
    query: z.object({ utc_offset: utcOffset.optional() }),
    responses: { 200: dashboardFigures },
    metadata: { access: 'staff', permission: ['catalogue', 'stock', 'reports'] },
  },
} as const
