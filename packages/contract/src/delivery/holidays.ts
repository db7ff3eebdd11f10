import * as z from 'zod'
import { c, ifMatch, listQuery } from '../lib/crud.ts'
import { day } from '../lib/days.ts'
import { requiredText, rowId } from '../lib/form.ts'

/** Most days of one holiday: longer ones are a typing error, which would put off every promise. */
const MOST_DAYS = 60

const days = {
  first_day: day('first_day', 'Enter the first day.'),
  last_day: day('last_day', 'Enter the last day.'),
}

/** Days on which couriers don't deliver and the shop doesn't pack, as days in Kathmandu. */
export const holiday = z.object({
  id: z.int(),
  name: z.string(),
  first_day: z.iso.date(),
  last_day: z.iso.date().describe('As the first day for a holiday of one day.'),
})
export type Holiday = z.infer<typeof holiday>

export const holidayInput = z
  .strictObject({ name: requiredText('a name', 60), ...days })
  .refine(({ first_day, last_day }) => first_day <= last_day, {
    path: ['last_day'],
    error: 'The last day can’t be before the first day.',
  })
  .refine(({ first_day, last_day }) => lengthOf(first_day, last_day) <= MOST_DAYS, {
    path: ['last_day'],
    error: `A holiday has at most ${MOST_DAYS} days.`,
  })
export type HolidayInput = z.infer<typeof holidayInput>

const one = '/staff/holidays/:id/'
const reading = { access: 'staff', permission: ['packing', 'settings'] } as const
const changing = { access: 'staff', permission: 'settings' } as const

export const holidays = {
  list: {
    method: 'GET',
    path: '/staff/holidays/',
    summary: 'List every holiday',
    query: listQuery,
    responses: { 200: z.array(holiday) },
    metadata: reading,
  },
  create: {
    method: 'POST',
    path: '/staff/holidays/',
    summary: 'Add a holiday; later orders are promised for the working days around it',
    body: holidayInput,
    responses: { 201: holiday },
    metadata: changing,
  },
  get: {
    method: 'GET',
    path: one,
    summary: 'Read one holiday',
    pathParams: rowId,
    responses: { 200: holiday },
    metadata: { ...reading, tagged: true },
  },
  edit: {
    method: 'PUT',
    path: one,
    summary: 'Replace a holiday; orders keep what was promised',
    pathParams: rowId,
    headers: ifMatch,
    body: holidayInput,
    responses: { 200: holiday },
    metadata: changing,
  },
  remove: {
    method: 'DELETE',
    path: one,
    summary: 'Delete a holiday',
    pathParams: rowId,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata: changing,
  },
} as const

function lengthOf(first: string, last: string) {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
}
