import { eq, or } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { contentPictures, isInContent } from '../db/content-pictures'
import { formerPictures } from '../db/former-pictures'
import { first } from '../db/rows'
import { productColor, productImage, slide } from '../db/schema'
import { collection } from '../db/schema-collections'
import { orderLine } from '../db/schema-orders'
import { orderReturn } from '../db/schema-payments'
import { Refusal } from '../lib/refusal'
import { photoKinds, pictureKinds, type PictureKind } from '../media/decode-messages'
import { undoableSince } from '../records/trash'

/** The part of the media store that the catalogue needs: see media/. */
export type PictureFiles = {
  save: (file: Blob, options?: { kinds: readonly PictureKind[] }) => Promise<string>
  remove: (src: string) => Promise<void>
}

export type Pictures = ReturnType<typeof keepPictures>

/**
 * Keeps picture files in step with the rows that name them. A file is written before its row, and deleted when the row
 * is refused. The file of a replaced or deleted picture stays as long as that change can be undone. After that, the
 * daily sweep deletes it, like every other file that usedPictures() doesn't name.
 */
export function keepPictures(db: Database, files: PictureFiles, clock: () => Date) {
  // How many rows with each src are still being written: meanwhile no other request may delete the file.
  const held = new Map<string, number>()

  async function drop(src: string) {
    if (!held.has(src) && !(await isUsed(db, src, clock()))) await files.remove(src)
  }

  /** Saves the file. A refusal names the form field, so that the form shows its message there. */
  async function saved(field: string, file: Blob, kinds: readonly PictureKind[]) {
    try {
      return await files.save(file, { kinds })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new Refusal(error.status, error.message, { [field]: error.message })
    }
  }

  /**
   * Saves the picture of a form's `field`, then calls `write` with its src to put it into a row. Where `write` throws,
   * the file is deleted again, unless another row uses it. `kinds`: the kinds of pictures that are taken.
   */
  async function saveFor<Result>(
    field: string,
    file: Blob,
    write: (src: string) => Promise<Result>,
    kinds: readonly PictureKind[] = pictureKinds,
  ) {
    const src = await saved(field, file, kinds)
    held.set(src, (held.get(src) ?? 0) + 1)
    try {
      return await write(src)
    } finally {
      const others = (held.get(src) ?? 1) - 1
      if (others > 0) held.set(src, others)
      else held.delete(src)
      await drop(src)
    }
  }

  return {
    saveFor,

    /** The same for a photo that a customer sends. */
    savePhotoFor: <Result>(field: string, file: Blob, write: (src: string) => Promise<Result>) =>
      saveFor(field, file, write, photoKinds),

    /** The same for an edit, where the picture is optional (spec §5). */
    async saveIfGiven<Result>(
      field: string,
      file: Blob | undefined,
      write: (src?: string) => Promise<Result>,
    ) {
      return file ? await saveFor(field, file, write) : await write()
    },
  }
}

/** Every src that a row names, or named so recently that an undo may bring it back. The sweep keeps these files. */
export async function usedPictures({ read }: Database, now: Date): Promise<Set<string>> {
  const colors = await read.select({ src: productColor.color_img }).from(productColor)
  const images = await read.select({ src: productImage.image }).from(productImage)
  const slides = await read.select({ src: slide.image, tall: slide.tall_image }).from(slide)
  const banners = await read.select({ src: collection.image }).from(collection)
  return new Set([
    ...[...colors, ...images, ...slides, ...banners].map(({ src }) => src),
    ...slides.map(({ tall }) => tall),
    ...(await contentPictures(read)),
    ...(await orderPictures(read)),
    ...(await formerPictures(read, undoableSince(now).toISOString())),
  ])
}

/** The pictures of order lines, and those that customers sent with their returns. */
async function orderPictures(read: Queries) {
  const lines = await read.selectDistinct({ src: orderLine.picture }).from(orderLine)
  const returns = await read.select({ src: orderReturn.picture }).from(orderReturn)
  return [...lines, ...returns].flatMap(({ src }) => src ?? [])
}

async function isUsed({ read }: Database, src: string, now: Date) {
  const rows = [
    await first(read.select().from(productColor).where(eq(productColor.color_img, src)).limit(1)),
    await first(read.select().from(productImage).where(eq(productImage.image, src)).limit(1)),
    await first(read.select().from(collection).where(eq(collection.image, src)).limit(1)),
    await first(
      read
        .select()
        .from(slide)
        .where(or(eq(slide.image, src), eq(slide.tall_image, src)))
        .limit(1),
    ),
    await first(read.select().from(orderLine).where(eq(orderLine.picture, src)).limit(1)),
    await first(read.select().from(orderReturn).where(eq(orderReturn.picture, src)).limit(1)),
  ]
  if (rows.some((row) => row !== undefined) || (await isInContent(read, src))) return true
  return (await formerPictures(read, undoableSince(now).toISOString())).includes(src)
}
