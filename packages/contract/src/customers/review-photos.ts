import * as z from 'zod'
import { c } from '../lib/crud.ts'
import { photoFile, rowId } from '../lib/form.ts'
import { MOST_PHOTOS } from './review-words.ts'
import { review } from './reviews.ts'

const metadata = { access: 'customer' } as const

/** The photos of the signed-in customer's own review of a product. */
export const reviewPhotos = {
  add: {
    method: 'POST',
    path: '/store/products/:id/reviews/mine/photos',
    summary: `Add a photo to the review, ${MOST_PHOTOS} at most; it is shown once staff have looked at it`,
    contentType: 'multipart/form-data',
    pathParams: rowId,
    body: z.strictObject({ image: photoFile }),
    responses: { 201: review },
    metadata,
  },
  remove: {
    method: 'DELETE',
    path: '/store/products/:id/reviews/mine/photos/:photo',
    summary: 'Delete a photo of the review',
    pathParams: rowId.extend({ photo: rowId.shape.id }),
    body: c.noBody(),
    responses: { 204: c.noBody() },
    metadata,
  },
} as const
