import * as z from 'zod'

// The server and the drawing process both import this file: it must not pull in the server.
const column = z.object({
  title: z.string(),
  /** A part of the paper's width, 0 to 1. */
  width: z.number(),
  align: z.enum(['left', 'right']).optional(),
})
export type Column = z.infer<typeof column>

const style = z.object({ size: z.number().optional(), isBold: z.boolean().optional() })
export type Style = z.infer<typeof style>

/** Columns without titles have no head. */
const table = z.object({
  columns: z.array(column),
  rows: z.array(z.array(z.string())),
  isLastBold: z.boolean(),
})
export type Table = z.infer<typeof table>

/** A PNG picture, at most this large in points, with the space below it. */
const picture = z.object({
  picture: z.instanceof(Buffer),
  fit: z.tuple([z.number(), z.number()]),
  gap: z.number(),
})

/** A QR code of this text. */
const qr = z.object({ qr: z.string() })

/** The content of a paper, from top to bottom. */
export const paperContent = z.object({
  title: z.string(),
  parts: z.array(
    z.union([
      z.object({ text: z.string(), style }),
      picture,
      qr,
      z.object({ gap: z.number() }),
      table,
    ]),
  ),
})
export type Paper = z.infer<typeof paperContent>
