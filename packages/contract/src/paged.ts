import * as z from 'zod'
import { wholeNumber } from './filters.ts'
import { typedText } from './typed-text.ts'

/** The query of staff's lists of orders, customers, mails and the like: search words, and a page of 20 rows. */
export const pagedQuery = z.object({
  q: z.string().overwrite(typedText).max(100, 'Search with at most 100 characters.').optional(),
  page: wholeNumber('page', 1_000_000).optional(),
})

/** A page of rows. A page number past the end gives the last page. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pages: z.int() })
}

/** By which columns a list sorts, with '-' in front of the name for descending. */
export function sortBy(...names: string[]) {
  return z
    .string()
    .refine((sort) => names.includes(sort.replace(/^-/, '')), {
      error: `Sort by one of: ${names.join(', ')}.`,
    })
    .describe(`One of ${names.join(', ')}, with '-' in front for descending.`)
    .optional()
}
