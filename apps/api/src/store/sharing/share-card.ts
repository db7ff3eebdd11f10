import * as z from 'zod'

/** What the picture of a shared page shows. */
const shareCard = z.object({
  /** The shop's name. */
  shop: z.string(),
  /** null: the picture alone covers the card. */
  title: z.string().nullable(),
  /** The line below the title, in muted ink. */
  note: z.string(),
  /** In rupees. */
  price: z.number().nullable(),
  /** Struck through after the price; null where the price isn't reduced. */
  original_price: z.number().nullable(),
  /** A picture by its src, the width of the file to draw it from, and the part of the card's width that it takes. */
  picture: z.object({ src: z.string(), width: z.int(), breadth: z.int() }).nullable(),
  palette: z.object({ accent: z.string(), ink: z.string(), paper: z.string() }),
})
export type ShareCard = z.infer<typeof shareCard>

/** What the server asks of the drawing process. `picture`: the bytes of the card's picture; absent where it has none. */
export const drawJob = z.object({ card: shareCard, picture: z.instanceof(Buffer).optional() })
export type DrawJob = z.infer<typeof drawJob>
