import * as z from 'zod'
import { oneOf } from './form.ts'
import { kathmanduMoment } from './kathmandu.ts'

/** One of a few words in any case; absent reads as `otherwise`. */
export function formChoice<const Words extends readonly string[]>(
  choices: Words,
  otherwise: Words[number],
) {
  const error = `Choose ${oneOf(choices)}.`
  return z
    .string({ error })
    .trim()
    .toLowerCase()
    .pipe(z.enum(choices, { error }))
    .meta({ type: 'string', enum: [...choices] })
    .default(otherwise)
}

/**
 * A time that may be missing: absent, null and '' read as null. A time without a zone is Nepal's (UTC+5:45), as staff
 * type it. Reads into the server's format: in UTC, with milliseconds.
 */
export function optionalFormTime(name: string) {
  const error = `Enter ${name} as a day and a time like 2026-12-24 10:00.`
  const time = z
    .string({ error })
    .trim()
    .transform((text) => text.replace(' ', 'T'))
    .pipe(z.iso.datetime({ error, offset: true, local: true }))
    .transform((text) => (/Z$|[+-]\d\d:\d\d$/.test(text) ? new Date(text) : kathmanduMoment(text)))
    .transform((date) => date.toISOString())
  return z
    .union(
      [
        time,
        z
          .string()
          .trim()
          .length(0)
          .transform(() => null),
        z.null(),
      ],
      { error },
    )
    .meta({
      type: ['string', 'null'],
      format: 'date-time',
      description: "A time with its zone, or Nepal's time without one. null or '' for none.",
    })
    .default(null)
}
