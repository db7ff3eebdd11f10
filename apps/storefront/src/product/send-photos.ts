import { fieldsOf, messageOf } from '../lib/api'
import { ordering } from '../lib/ordering/api'

/** Photos that were not sent, and why the first of them was not; without `problem` there are none. */
export type Unsent = { photos: File[]; problem?: string | undefined }

/** Sends photos for the customer's own review of a product, one after the other, until one is refused. */
export async function sendPhotos(product: number, photos: File[]): Promise<Unsent> {
  const params = { id: String(product) }
  for (const [index, image] of photos.entries()) {
    const problem = await problemOf(() =>
      ordering.reviewPhotos.add.mutate({ params, body: { image } }),
    )
    if (problem !== undefined) return { photos: photos.slice(index), problem }
  }
  return { photos: [] }
}

async function problemOf(send: () => Promise<{ status: number }>) {
  try {
    const answer = await send()
    return answer.status === 201 ? undefined : wordsOf(answer)
  } catch (error) {
    return wordsOf(error)
  }
}

function wordsOf(error: unknown) {
  return `The first photo here could not be sent. ${fieldsOf(error).image ?? messageOf(error) ?? 'Please try again.'}`
}
