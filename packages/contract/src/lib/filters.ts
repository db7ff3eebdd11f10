import * as z from 'zod'
import { day } from './days.ts'

/** The scalars of a query string. */

/** A whole number from `least` to `max`. */
export function wholeNumber(name: string, max: number, least = 1) {
  const message = `${name} is a whole number from ${least} to ${max}.`
  return z
    .string({ error: message })
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(least, message).max(max, message))
    .meta({ type: 'integer' })
}

/** A filter for rows that refer to the row with this id. */
export function idFilter(name: string) {
  return wholeNumber(name, 999_999_999).optional()
}

/** The same; 0 finds what refers to rows that were deleted since. */
export function pastIdFilter(name: string) {
  return wholeNumber(name, 999_999_999, 0).optional()
}

/** true or false, in any case: the documented forms say 'True' and 'False'. */
export function flagFilter(name: string) {
  return z
    .string({ error: `${name} is true or false.` })
    .toLowerCase()
    .pipe(z.enum(['true', 'false'], { error: `${name} is true or false.` }))
    .transform((text) => text === 'true')
    .meta({ type: 'boolean' })
    .optional()
}

/** One of a few words, as they are spelled in a row. */
export function wordFilter<const Words extends readonly string[]>(name: string, words: Words) {
  return z.enum(words, { error: `${name} is one of: ${words.join(', ')}.` }).optional()
}

/** `from` and `to`, both inclusive: a day in UTC (2026-03-01) or a time with its zone. */
export const period = { from: moment('from', 'T00:00:00.000Z'), to: moment('to', 'T23:59:59.999Z') }

/** Reads a time into the server's format: in UTC, with milliseconds. */
function moment(name: string, ofDay: string) {
  const error = `${name} is a day like 2026-03-01 or a time like 2026-03-01T09:30:00+05:45.`
  return z
    .union([
      day(name, error).transform((text) => text + ofDay),
      z.iso.datetime({ error, offset: true }),
    ])
    .transform((time) => new Date(time).toISOString())
    .meta({ type: 'string', description: 'A day in UTC, or a time with its zone.' })
    .optional()
}
