import * as z from 'zod'
import { kathmanduMoment } from './kathmandu.ts'
import { typedNumber } from './typed-number.ts'
import { typedText, writtenText } from './typed-text.ts'

/**
 * The scalars of the shop's forms. A multipart form carries only text and files, so each of these
 * reads the text that a form sends as well as the JSON value (`z.coerce` would read 'False' as true and '' as 0).
 */

/** Trimmed text that must be there, at most `max` characters; `name` is the field's name in messages: 'a title'. */
export function requiredText(name: string, max: number) {
  return z
    .string({ error: `Enter ${name}.` })
    .overwrite(writtenText)
    .min(1, `Enter ${name}.`)
    .max(max, `Keep ${name} to ${max} characters.`)
    .regex(noControlCharacters, `Leave control characters out of ${name}.`)
}

/** Trimmed text that may be missing; absent reads as ''. */
export function optionalText(name: string, max: number) {
  return z
    .string({ error: `Enter ${name} as text.` })
    .overwrite(writtenText)
    .max(max, `Keep ${name} to ${max} characters.`)
    .regex(noControlCharacters, `Leave control characters out of ${name}.`)
    .default('')
}

/** An email address, in lower case. No mailbox ends with .invalid (RFC 2606), which erased accounts get. */
export const email = z
  .string({ error: 'Enter an email address.' })
  .overwrite(typedText)
  .toLowerCase()
  .max(254, 'Keep the email address to 254 characters.')
  .pipe(z.email('Enter an email address like name@example.com.'))
  .refine((address) => !address.endsWith('.invalid'), 'Enter an address that mail can reach.')

/** An email address; null for none, which forms send as ''. */
export const emailOrNone = z
  .union([email, z.literal('').transform(() => null), z.null()])
  .default(null)
  .meta({ type: ['string', 'null'] })

/** A number, or its text as people write it: '1,250', '१२५०' and 'Rs. 1250.50'. '' is a missing number, not 0. */
function formNumber(name: string) {
  const message = `Enter ${name} as a number.`
  return z
    .union([z.number(), z.string().overwrite(plainNumber).regex(decimal, message)], {
      error: message,
    })
    .transform(Number)
    .pipe(z.number({ error: message }))
    .meta({ type: 'number' })
}

/** '1250' for '1,250'; a text that can be read in two ways stays as it is, for the field's own rule. */
function plainNumber(text: string) {
  const read = typedNumber(text)
  return 'plain' in read ? read.plain : typedText(text)
}

/** A price in rupees with at most two decimals, above 0. */
export function formPrice(name: string) {
  return formRupees(name, 0.01, `Enter ${name} above 0.`)
}

/** A fee in rupees with at most two decimals; 0 for none. */
export function formFee(name: string) {
  return formRupees(name, 0, `Enter ${name} of 0 or more.`)
}

function formRupees(name: string, least: number, tooLow: string) {
  return formNumber(name)
    .pipe(
      z
        .number()
        .min(least, tooLow)
        .max(MAX_RUPEES, `Enter ${name} up to ${MAX_RUPEES}.`)
        .refine(hasWholePaisa, `Enter ${name} with at most two decimals.`),
    )
    .meta({ description: 'In rupees, with at most two decimals.' })
}

/** A price that may be missing: absent, null and '' read as null. */
export function optionalFormPrice(name: string) {
  return orNull(formPrice(name), `Enter ${name} as a number.`).default(null)
}

/** A cost that may be missing: absent, null and '' read as null. */
export function optionalFormFee(name: string) {
  return orNull(formFee(name), `Enter ${name} as a number.`).default(null)
}

/** A number above 0 that may be missing: null and '' read as null. */
export function optionalFormRate(name: string, max: number) {
  const rate = formNumber(name).pipe(
    z
      .number()
      .positive(`Enter ${name} above 0, or nothing.`)
      .max(max, `Enter ${name} up to ${max}.`),
  )
  return orNull(rate, `Enter ${name} as a number.`)
}

/** A whole number from `min` to `max`. */
export function formWhole(name: string, min: number, max: number) {
  const message = `Enter ${name} as a whole number from ${min} to ${max}.`
  return formNumber(name)
    .pipe(z.number().int(message).min(min, message).max(max, message))
    .meta({ type: 'integer' })
}

/** A whole number that may be missing: absent, null and '' read as null. */
export function optionalFormWhole(name: string, min: number, max: number) {
  const message = `Enter ${name} as a whole number from ${min} to ${max}, or nothing.`
  return orNull(formWhole(name, min, max), message).default(null)
}

/** A number, or null for null and ''. The number comes first: forms show the message of a union's first member. */
export function orNull<Schema extends z.ZodType<number>>(number: Schema, error: string) {
  return z
    .union([number, z.literal('').transform(() => null), z.null()], { error })
    .meta({ type: ['number', 'null'], description: "null or '' for none." })
}

/** The id of a chosen row; `name` reads 'a category'. */
export function formId(name: string) {
  const message = `Choose ${name}.`
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .overwrite(typedText)
          .regex(/^\d{1,15}$/, message),
      ],
      { error: message },
    )
    .transform(Number)
    .pipe(z.int(message).positive(message))
    .meta({ type: 'integer' })
}

/** The id of a chosen row that may be missing: absent, null and '' read as null. */
export function optionalFormId(name: string) {
  return orNull(formId(name), `Choose ${name}, or nothing.`).default(null)
}

/** The ids of at most this many chosen rows, in an order; absent reads as none. `name` reads 'the products'. */
export function formIds(name: string, most: number) {
  const ids = z
    .array(z.int().positive(), { error: `Choose ${name}.` })
    .max(most, `Choose at most ${most} of ${name}.`)
  return z.preprocess(readIds, ids).describe('In a form: ids with commas between them.').default([])
}

/** '3,1,2' → [3, 1, 2] */
function readIds(value: number[] | string): unknown {
  if (typeof value !== 'string') return value
  return value === ''
    ? []
    : value.split(',').map((id) => (/^\s*\d{1,15}\s*$/.test(id) ? Number(id) : id))
}

/** A value of this schema, in a form as JSON, or '' for null. Text that isn't JSON is refused by the schema. */
export function formJson<Schema extends z.ZodType>(schema: Schema) {
  function read(value: z.input<Schema> | string): unknown {
    if (typeof value !== 'string') return value
    if (value === '') return null
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  }
  return z.preprocess(read, schema).describe('In a form: as JSON.')
}

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** 'men, women or kids' */
export function oneOf(words: readonly string[]) {
  return list.format(words)
}

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

/** One of a few words in any case, or none: absent, null and '' read as null. */
export function optionalChoice<const Words extends readonly string[]>(choices: Words) {
  return z
    .union(
      [
        z.string().trim().toLowerCase().pipe(z.enum(choices)),
        z
          .string()
          .trim()
          .length(0)
          .transform(() => null),
        z.null(),
      ],
      { error: `Choose ${oneOf(choices)}, or leave it empty.` },
    )
    .meta({
      type: ['string', 'null'],
      enum: [...choices, null],
      description: "null or '' for none.",
    })
    .default(null)
}

/**
 * A time. Without a zone it is Nepal's (UTC+5:45), as staff type it. Reads into the server's format: in UTC, with
 * milliseconds.
 */
export function formTime(name: string) {
  return timeText(name).meta({
    type: 'string',
    format: 'date-time',
    description: "A time with its zone, or Nepal's time without one.",
  })
}

/** A time that may be missing: absent, null and '' read as null. */
export function optionalFormTime(name: string) {
  return z
    .union(
      [
        timeText(name),
        z
          .string()
          .trim()
          .length(0)
          .transform(() => null),
        z.null(),
      ],
      { error: notATime(name) },
    )
    .meta({
      type: ['string', 'null'],
      format: 'date-time',
      description: "A time with its zone, or Nepal's time without one. null or '' for none.",
    })
    .default(null)
}

function timeText(name: string) {
  const error = notATime(name)
  return z
    .string({ error })
    .trim()
    .transform((text) => text.replace(' ', 'T'))
    .pipe(z.iso.datetime({ error, offset: true, local: true }))
    .transform((text) => (/Z$|[+-]\d\d:\d\d$/.test(text) ? new Date(text) : kathmanduMoment(text)))
    .transform((date) => date.toISOString())
}

function notATime(name: string) {
  return `Enter ${name} as a day and a time like 2026-12-24 10:00.`
}

/** true/false, or their text in any case: the documented forms send 'True' and 'False'. */
export const formBoolean = z
  .union(
    [
      z.boolean(),
      z
        .string()
        .trim()
        .toLowerCase()
        .pipe(z.enum(['true', 'false'])),
    ],
    {
      error: 'Answer True or False.',
    },
  )
  .transform((value) => value === true || value === 'true')
  .meta({ type: 'boolean', description: "In a form: 'True' or 'False'." })

/** An uploaded picture. The server checks by its bytes that it really is one (415, 422). */
export const imageFile = z
  .instanceof(Blob, { error: 'Choose an image file.' })
  .refine((file) => file.size > 0, 'Choose an image file that is not empty.')
  .meta({
    type: 'string',
    format: 'binary',
    description: 'A file: PNG, JPG, SVG, WEBP or GIF, at most 8 MB.',
  })

/** A photo that a customer sends: not an SVG, which can be made to cost a server much to draw, and not a GIF. */
export const photoFile = imageFile.meta({
  ...imageFile.meta(),
  description: 'A file: PNG, JPG or WEBP, at most 8 MB.',
})

/** An uploaded table. The server checks by its bytes that it really is one (413, 422). */
export const sheetFile = z
  .instanceof(Blob, { error: 'Choose a CSV or Excel file.' })
  .refine((file) => file.size > 0, 'Choose a file that is not empty.')
  .meta({ type: 'string', format: 'binary', description: 'CSV or XLSX, at most 8 MB.' })

/** A row's id in a path. */
export const rowId = z.object({
  id: z
    .string()
    .regex(/^\d{1,15}$/, 'An id is a whole number.')
    .transform(Number)
    .pipe(z.int().positive('An id is a whole number above 0.'))
    .meta({ type: 'integer' }),
})

const MAX_RUPEES = 10_000_000
const decimal = /^-?\d{1,15}(\.\d{1,6})?$/
// Everything below U+0020 but tab and line breaks, and DEL.
// oxlint-disable-next-line no-control-regex
const noControlCharacters = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/u

/** Whether a number has at most two decimals. Exactly, so that 0.000001 isn't taken for an amount and kept as 0. */
export function hasWholePaisa(rupees: number) {
  return Math.round(rupees * 100) / 100 === rupees
}
