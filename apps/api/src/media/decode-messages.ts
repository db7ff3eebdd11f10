import { pictureFormats } from '@etrend/domain'
import * as z from 'zod'

// Both processes import this file, so it must not import the server.
export const pictureKinds = ['png', 'jpg', 'webp', 'gif', 'svg'] as const
export type PictureKind = (typeof pictureKinds)[number]

export type DecodeJob = z.infer<typeof decodeJob>

/** What the server asks of the decoding process. */
export const decodeJob = z.object({
  bytes: z.instanceof(Buffer),
  kind: z.enum(pictureKinds),
  widths: z.array(z.int().positive()),
})

export type DecodeAnswer = z.infer<typeof decodeAnswer>

/** What the decoding process answers: the files, or why there are none. */
export const decodeAnswer = z.union([
  z.object({ problem: z.enum(['damaged', 'too many pixels']) }),
  z.object({
    renditions: z.array(
      z.object({
        width: z.number(),
        format: z.enum(pictureFormats),
        bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
      }),
    ),
  }),
])
