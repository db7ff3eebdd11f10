import { eq } from 'drizzle-orm'
import type { Database } from '../db/client'
import { productColor, productImage, slide } from '../db/schema'
import { Refusal } from '../http/errors'

/** The part of the media store that the catalogue needs: see media/. */
export type PictureFiles = {
  save: (file: Blob) => Promise<string>
  remove: (src: string) => Promise<void>
}

export type Pictures = ReturnType<typeof keepPictures>

/**
 * Keeps picture files and the rows that name them together: a file is written before its row, and dropped
 * when the row was refused or was the last to name it.
 */
export function keepPictures(db: Database, files: PictureFiles) {
  // Sources whose row is still being written, so that nobody else drops the file meanwhile.
  const held = new Map<string, number>()

  async function drop(src: string) {
    if (!held.has(src) && !isUsed(db, src)) await files.remove(src)
  }

  /** What is wrong with a picture is said at its field. */
  async function saved(field: string, file: Blob) {
    try {
      return await files.save(file)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new Refusal(error.status, error.message, { [field]: error.message })
    }
  }

  return {
    drop,

    /**
     * Saves the picture of a form's `field`, then lets `write` put its src into a row; a throw leaves
     * neither behind.
     */
    async saveFor<Row>(field: string, file: Blob, write: (src: string) => Promise<Row>) {
      const src = await saved(field, file)
      held.set(src, (held.get(src) ?? 0) + 1)
      try {
        return await write(src)
      } finally {
        const others = (held.get(src) ?? 1) - 1
        if (others > 0) held.set(src, others)
        else held.delete(src)
        await drop(src)
      }
    },
  }
}

/** Every src that a row names, for the sweep of leftovers. */
export function usedPictures({ read }: Database): Set<string> {
  const colors = read.select({ src: productColor.color_img }).from(productColor).all()
  const images = read.select({ src: productImage.image }).from(productImage).all()
  const slides = read.select({ src: slide.image, tall: slide.tall_image }).from(slide).all()
  return new Set([
    ...[...colors, ...images, ...slides].map(({ src }) => src),
    ...slides.map(({ tall }) => tall),
  ])
}

function isUsed({ read }: Database, src: string) {
  return Boolean(
    read.query.productColor.findFirst({ where: eq(productColor.color_img, src) }).sync() ??
    read.query.productImage.findFirst({ where: eq(productImage.image, src) }).sync() ??
    read.query.slide.findFirst({ where: eq(slide.image, src) }).sync() ??
    read.query.slide.findFirst({ where: eq(slide.tall_image, src) }).sync(),
  )
}
