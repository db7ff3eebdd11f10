import type { ReviewPhoto } from '@etrend/contract'
import { asc, inArray } from 'drizzle-orm'
import { groupBy } from '../../lib/group-by'
import type { Queries } from '../client'
import { givenIds, idList } from '../ids'
import { prepared } from '../prepared'
import { reviewPhoto } from '../schema/reviews'

/** Adds to each review its photos, oldest first: those that everybody sees ('shown'), or all for its author and staff. */
export async function withPhotos<Row extends { id: number }>(
  db: Queries,
  rows: Row[],
  which: 'shown' | 'all',
): Promise<(Row & { photos: ReviewPhoto[] })[]> {
  const photos = await photosOf(db).all(idList(rows.map(({ id }) => id)))
  const ofReview = groupBy(
    photos.filter(({ shown_at }) => which === 'all' || shown_at !== null),
    (photo) => photo.review,
  )
  return rows.map((row) => ({
    ...row,
    photos: (ofReview.get(row.id) ?? []).map(({ id, picture, shown_at }) => ({
      id,
      src: picture,
      is_shown: shown_at !== null,
    })),
  }))
}

const photosOf = prepared((db) =>
  db
    .select()
    .from(reviewPhoto)
    .where(inArray(reviewPhoto.review, givenIds))
    .orderBy(asc(reviewPhoto.id))
    .prepare(),
)
