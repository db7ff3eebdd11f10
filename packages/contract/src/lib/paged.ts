import * as z from 'zod'
import { listQuery } from './crud.ts'

const { q, page, page_size } = listQuery.shape

/**
 * The query of staff's lists that always answer a page, as those of orders, customers and mails do: they may be long.
 * As in a documented list, the body is the array of rows, and the total is in the X-Total-Count header.
 */
export const pagedQuery = z.object({
  q,
  page: page.describe('Without it, the first.'),
  page_size: page_size.describe('Without it, 20.'),
})

/** What of a list of work is still to be done by staff, and what is finished. */
export const workQueue = z.enum(['to_do', 'done'], { error: 'Filter by to_do or done.' })

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
