import * as z from 'zod'
import { waitingWork } from './waiting.ts'

/** The pieces in and out on one day of Kathmandu; days without movements are listed too. */
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

export const dashboard = {
  figures: {
    method: 'GET',
    path: '/staff/dashboard/',
    summary: 'Read the figures of the dashboard',
    responses: { 200: dashboardFigures },
    metadata: { access: 'staff', permission: ['catalogue', 'stock', 'reports'] },
  },
  waiting: {
    method: 'GET',
    path: '/staff/waiting/',
    summary: 'Count the work that waits for staff',
    responses: { 200: waitingWork },
    metadata: { access: 'staff', permission: 'any' },
  },
} as const
