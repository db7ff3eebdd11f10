import * as z from 'zod'
import { wholeNumber } from '../lib/filters.ts'

export const courierName = z.object({
  id: z.int().nullable().describe('null for orders that no courier of the list brought.'),
  name: z.string(),
})

export const courierMonthsQuery = z.object({
  months: wholeNumber('months', 36)
    .optional()
    .describe('How many months, the present one included; 12 when it isn’t given.'),
})

/** In rupees. Sums of settlements are of those in effect, in the month of the day on which the courier paid. */
const sums = {
  delivered: z.int().describe('Parcels delivered in this month, paid in cash or before.'),
  collected: z.number().describe('The cash that was collected for them.'),
  fee: z
    .number()
    .describe('What the courier kept back in this month, also for parcels that came back.'),
  paid_in: z.number(),
  difference: z.number().describe('Above 0 where the courier paid too little.'),
  returned: z.int().describe('Parcels that came back undelivered in this month.'),
  return_fees: z.number().describe('What the courier charges for these, settled or not.'),
}

export const courierMonth = z.object({
  courier: courierName,
  month: z.string().describe('By the Nepali calendar: 2083-08.'),
  month_name: z.string().describe('Mangsir 2083'),
  from: z.iso.date(),
  to: z.iso.date(),
  ...sums,
})
export type CourierMonth = z.infer<typeof courierMonth>

/** Without months of which a courier has nothing. The latest month is first. */
export const courierMonths = z.object({ rows: z.array(courierMonth), total: z.object(sums) })
export type CourierMonths = z.infer<typeof courierMonths>
