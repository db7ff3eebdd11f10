import { pictureFormats } from '@etrend/domain'
import * as z from 'zod'

// Both processes import this file, so it must not import the server.
export const pictureKinds = ['png', 'jpg', 'webp', 'gif', 'svg'] as const
export type PictureKind = (typeof pictureKinds)[number]
/** What cameras and phones make: the kinds that customers may send. */
export const photoKinds = ['png', 'jpg', 'webp'] as const

/** The formats that every mail program and PDF knows; PNG where a picture is transparent. */
const plainFormats = ['jpg', 'png'] as const
export type PlainFormat = (typeof plainFormats)[number]

/** The formats that files of pictures may have: those that browsers are offered, and two for mails and papers. */
const fileFormats = [...pictureFormats, ...plainFormats] as const
export type FileFormat = (typeof fileFormats)[number]

export type DecodeJob = z.infer<typeof decodeJob>

/** What the server asks of the decoding process. */
export const decodeJob = z.object({
  bytes: z.instanceof(Buffer),
  kind: z.enum(pictureKinds),
  widths: z.array(z.int().positive()),
  /** Those that browsers are offered, unless given. */
  formats: z.array(z.enum(fileFormats)).optional(),
})

export type DecodeAnswer = z.infer<typeof decodeAnswer>

/** What the decoding process answers: the files, or why there are none. */
export const decodeAnswer = z.union([
  z.object({ problem: z.enum(['damaged', 'too many pixels']) }),
  z.object({
    renditions: z.array(
      z.object({
        width: z.number(),
        format: z.enum(fileFormats),
        bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      }),
    ),
  }),
])
