import type { Database } from '../db/client'
import { Refusal } from '../lib/refusal'
import { photoKinds, pictureKinds, type PictureKind } from '../media/decode-messages'
import { isUsed } from './used-pictures'

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

  /** Deletes the file of a picture, unless a row uses it or an undo may bring such a row back. */
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

    /** Deletes the files of pictures whose rows were deleted permanently, unless other rows use them. */
    async removeUnused(sources: readonly string[]) {
      for (const src of sources) await drop(src)
    },

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
