import { MOST_PHOTOS } from '@etrend/contract'
import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { review, reviewPhoto } from '../db/schema/reviews'
import { found } from '../http/errors'
import { Refusal } from '../lib/refusal'
import { isOwn } from './own'

/** The own review to which the user may add another photo. Refuses (404) where there is none, and (409) a fourth photo. */
export async function openForPhoto(
  db: Queries,
  { product, user }: { product: number; user: number },
  picture = '',
) {
  const own = found((await db.select().from(review).where(isOwn(product, user)))[0], 'review')
  const isOther = and(eq(reviewPhoto.review, own.id), ne(reviewPhoto.picture, picture))
  if ((await db.$count(reviewPhoto, isOther)) < MOST_PHOTOS) return own
  const message = `A review has at most ${MOST_PHOTOS} photos.`
  throw new Refusal(409, message, { image: message })
}

/** Adds a photo, which waits for staff. The same picture again changes nothing. Refuses as openForPhoto does. */
export async function addPhoto(
  tx: Queries,
  of: { product: number; user: number },
  photo: { picture: string; created_at: string },
) {
  const own = await openForPhoto(tx, of, photo.picture)
  await tx
    .insert(reviewPhoto)
    .values({ ...photo, review: own.id })
    .onConflictDoNothing()
  const wasRefused = and(eq(review.id, own.id), isNotNull(review.photos_refused_at))
  await tx.update(review).set({ photos_refused_at: null }).where(wasRefused)
  return own.id
}

/** Deletes photos of a review, all of them where `ids` is left out. Returns their pictures, whose files can go too. */
export async function deletePhotos(tx: Queries, reviewId: number, ids?: number[]) {
  const isAsked = and(eq(reviewPhoto.review, reviewId), ids && inArray(reviewPhoto.id, ids))
  const deleted = await tx.delete(reviewPhoto).where(isAsked).returning()
  return deleted.map(({ picture }) => picture)
}

/** Shows those of a review's photos that wait. Returns how many these are. */
export async function showPhotos(tx: Queries, reviewId: number, ids: number[], shown_at: string) {
  const isWaiting = and(
    eq(reviewPhoto.review, reviewId),
    inArray(reviewPhoto.id, ids),
    isNull(reviewPhoto.shown_at),
  )
  return (await tx.update(reviewPhoto).set({ shown_at }).where(isWaiting).returning()).length
}

/** The reviews that have photos for staff to look at. */
export function reviewsThatWait(db: Queries) {
  return db
    .select({ review: reviewPhoto.review })
    .from(reviewPhoto)
    .where(isNull(reviewPhoto.shown_at))
}
