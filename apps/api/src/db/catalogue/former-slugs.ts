import type { Queries } from '../client'
import { formerSlug } from '../schema/collections'

/** Notes that a row no longer has this address: a visitor is led to its new one, or told that it was deleted. */
export async function noteFormerSlug(
  tx: Queries,
  noun: 'collections' | 'categories',
  slug: string,
  row_id: number,
) {
  await tx
    .insert(formerSlug)
    .values({ noun, slug, row_id })
    .onConflictDoUpdate({ target: [formerSlug.noun, formerSlug.slug], set: { row_id } })
}
