import { eq } from 'drizzle-orm'
import type { Database, Queries } from '../db/client'
import { formerPictures } from '../db/former-pictures'
import { productColor, productImage, slide } from '../db/schema'
import { orderLine } from '../db/schema-orders'
import { orderReturn } from '../db/schema-payments'
import { Refusal } from '../http/errors'
import { undoableSince } from '../records/trash'

/** The part of the media store that the catalogue needs: see media/. */
export type PictureFiles = {
  save: (file: Blob) => Promise<string>
  remove: (src: string) => Promise<void>
}

export type Pictures = ReturnType<typeof keepPictures>

/**
 * Keeps picture files and the rows that name them together: a file is written before its row, and dropped when
 * the row was refused. A picture that its row gives up stays as long as that can be undone; the daily sweep of
 * what usedPictures() doesn't name takes it then.
 */
export function keepPictures(db: Database, files: PictureFiles, clock: () => Date) {
  // Sources whose row is still being written, so that nobody else drops the file meanwhile.
  const held = new Map<string, number>()

  async function drop(src: string) {
    if (!held.has(src) && !isUsed(db, src, clock())) await files.remove(src)
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

  /**
   * Saves the picture of a form's `field`, then lets `write` put its src into a row; a throw leaves
   * neither behind.
   */
  async function saveFor<Result>(
    field: string,
    file: Blob,
    write: (src: string) => Promise<Result>,
  ) {
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
  }

  return {
    saveFor,

    /** The same for an edit, which need not bring a picture (spec §5). */
    async saveIfGiven<Result>(
      field: string,
      file: Blob | undefined,
      write: (src?: string) => Promise<Result>,
    ) {
      return file ? await saveFor(field, file, write) : await write()
    },
  }
}

/** Every src that a row names, or named so lately that it may come back; for the sweep of leftovers. */
export function usedPictures({ read }: Database, now: Date): Set<string> {
  const colors = read.select({ src: productColor.color_img }).from(productColor).all()
  const images = read.select({ src: productImage.image }).from(productImage).all()
  const slides = read.select({ src: slide.image, tall: slide.tall_image }).from(slide).all()
  return new Set([
    ...[...colors, ...images, ...slides].map(({ src }) => src),
    ...slides.map(({ tall }) => tall),
    ...orderPictures(read),
    ...formerPictures(read, undoableSince(now).toISOString()),
  ])
}

/** What was bought keeps its picture, and a return the one that was sent with it. */
function orderPictures(read: Queries) {
  const lines = read.selectDistinct({ src: orderLine.picture }).from(orderLine).all()
  const returns = read.select({ src: orderReturn.picture }).from(orderReturn).all()
  return [...lines, ...returns].flatMap(({ src }) => src ?? [])
}

function isUsed({ read }: Database, src: string, now: Date) {
  return (
    Boolean(
      read.query.productColor.findFirst({ where: eq(productColor.color_img, src) }).sync() ??
      read.query.productImage.findFirst({ where: eq(productImage.image, src) }).sync() ??
      read.query.slide.findFirst({ where: eq(slide.image, src) }).sync() ??
      read.query.slide.findFirst({ where: eq(slide.tall_image, src) }).sync() ??
      read.select().from(orderLine).where(eq(orderLine.picture, src)).limit(1).get() ??
      read.select().from(orderReturn).where(eq(orderReturn.picture, src)).limit(1).get(),
    ) || formerPictures(read, undoableSince(now).toISOString()).includes(src)
  )
}
