import * as z from 'zod'

/** At most 100 ids in an address, separated by commas. `missing` is the sentence of a call without them. */
export function listedIds(missing: string) {
  return z
    .string({ error: missing })
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'ids are at most 100 ids, separated by commas.')
    .transform((text) => text.split(',').map(Number))
    .meta({ type: 'string', example: '1,2,3' })
}
