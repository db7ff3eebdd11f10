import * as z from 'zod'

/** What shoppers may know of a unit's stock: a word, not a count. */
export const stockWord = z.enum(['in', 'low', 'out']).describe('How much is left, as a word.')
export type StockWord = z.infer<typeof stockWord>

/** `src` is the address that domain's pictureUrl(src, width, format) completes. */
export const picture = z.object({ src: z.string(), alt: z.string() })
export type Picture = z.infer<typeof picture>

/** A product as a grid shows it. `price` is what is paid; `original_price` is struck through beside it. */
export const productCard = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  Brand: z.string(),
  price: z.number(),
  original_price: z.number().nullable().describe('Struck through; null when not reduced.'),
  category: z.string(),
  subcategory: z.string(),
  picture: picture.nullable(),
  colors: z.array(z.object({ color_name: z.string(), hex_code: z.string() })),
  stock: stockWord,
  for_kids: z.boolean().describe('Listed under kids only.'),
  color: z
    .string()
    .optional()
    .describe(
      'The slug of the colour that is shown, where the list or collection asks for colours or sizes, or where the product opens with another colour.',
    ),
})
export type ProductCard = z.infer<typeof productCard>
