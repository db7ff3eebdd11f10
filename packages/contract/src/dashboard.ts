import * as z from 'zod'

/** What came in and went out on one day; days without movements are there too. */
export const movementDay = z.object({ day: z.iso.date(), in: z.int(), out: z.int() })
export type MovementDay = z.infer<typeof movementDay>

/** The day's business. Orders can join as a part of their own. */
export const dashboardFigures = z.object({
  stock: z.object({
    on_hand: z.int(),
    units: z.int(),
    low: z.int(),
    out: z.int(),
    value: z.number().describe('What is on hand at the prices that are paid, in rupees.'),
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
  .meta({ type: 'integer', description: 'Where the days begin, in minutes east of UTC.' })

export const dashboard = {
  figures: {
    method: 'GET',
    path: '/staff/dashboard/',
    summary: "Read the day's business",
    query: z.object({ utc_offset: utcOffset.optional() }),
    responses: { 200: dashboardFigures },
    metadata: { access: 'staff' },
  },
} as const
