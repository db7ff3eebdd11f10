import * as z from 'zod'
import { typedText } from '../lib/typed-text.ts'
import { recordNoun } from './records.ts'

/** A record that matches the words: how staff know it, and a detail that tells it from similar records. */
export const foundRecord = z.object({ id: z.int(), label: z.string(), detail: z.string() })
export type FoundRecord = z.infer<typeof foundRecord>

/** The nouns that are searched. */
export const foundNoun = z.enum([...recordNoun.options, 'orders', 'units'])
export type FoundNoun = z.infer<typeof foundNoun>

/** The best few of one noun; `has_more` where its own list would show others. */
export const foundGroup = z.object({
  noun: foundNoun,
  rows: z.array(foundRecord),
  has_more: z.boolean(),
})
export type FoundGroup = z.infer<typeof foundGroup>

export const staffSearch = {
  find: {
    method: 'GET',
    path: '/staff/search/',
    summary: 'Find records of every noun by their names or id, and units by their barcode or SKU',
    query: z.object({
      q: z
        .string({ error: 'Say what to look for.' })
        .overwrite(typedText)
        .min(1, 'Say what to look for.')
        .max(100, 'Search with at most 100 characters.'),
    }),
    responses: { 200: z.array(foundGroup).describe('Only nouns in which something was found.') },
    metadata: { access: 'staff', permission: 'any' },
  },
} as const
