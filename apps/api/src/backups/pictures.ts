import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isMissing } from '../lib/missing'
import { filesBelow, type Sum } from './files'
import type { Manifest } from './manifest'
import type { BackupStore } from './store'

/** A file of the shop's pictures; `kept` is its checksum where the backups have it already. */
type PictureFile = { path: string; bytes: number; kept: Sum | undefined }

/**
 * The files of the shop's pictures, pictures that are still sketches among them. Those that are deleted meanwhile are
 * left out. The bytes under a picture's name never change. `report` is called before each file.
 */
export async function* picturesOf(
  store: BackupStore,
  media: string,
  report?: (done: number, all: number) => void,
): AsyncGenerator<PictureFile> {
  const last = await store.lastGood()
  const known = new Map(last?.files.map((file) => [file.path, file]))
  const paths = (await filesBelow(media)).filter((path) => /^[0-9a-f]{2}\//.test(path))
  for (const [at, path] of paths.entries()) {
    report?.(at, paths.length)
    const bytes = await sizeOf(join(media, path))
    if (bytes === undefined) continue
    const sum = known.get(`media/${path}`)
    const isKept = sum?.bytes === bytes && (await store.pool.has(sum))
    yield { path, bytes, kept: isKept ? sum : undefined }
  }
}

/** Copies the pictures that the backups don't have yet, and lists all. */
export async function copyPictures(
  store: BackupStore,
  media: string,
  report: (done: number, all: number) => void,
) {
  const copied: Manifest['files'] = []
  for await (const { path, kept } of picturesOf(store, media, report)) {
    try {
      const sum = kept ?? (await store.pool.add(join(media, path), basename(path)))
      copied.push({ path: `media/${path}`, bytes: sum.bytes, sha256: sum.sha256 })
    } catch (error) {
      // The picture was deleted meanwhile.
      if (!isMissing(error)) throw error
    }
  }
  return copied
}

/** A file's size; undefined when it is gone. */
async function sizeOf(file: string) {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
