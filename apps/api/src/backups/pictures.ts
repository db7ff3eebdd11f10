import { basename } from 'node:path'
import type { CopySource } from '@etrend/database'
import type { Manifest } from './manifest'
import type { BackupStore } from './store'
import type { Sum } from './summed-files'

type Files = CopySource['files']
/** A file of the shop's pictures; `kept` is its checksum where the backups have it already. */
type PictureFile = { path: string; bytes: number; kept: Sum | undefined }

/**
 * The files of the shop's pictures, pictures that are still sketches among them. Those that are deleted meanwhile are
 * left out. The bytes under a picture's name never change. `report` is called before each file.
 */
export async function* picturesOf(
  store: BackupStore,
  files: Files,
  report?: (done: number, all: number) => void,
): AsyncGenerator<PictureFile> {
  const last = await store.lastGood()
  const known = new Map(last?.files.map((file) => [file.path, file]))
  const found = await files.list('media')
  for (const [at, { path, size: bytes }] of found.entries()) {
    report?.(at, found.length)
    const sum = known.get(path)
    const isKept = sum?.bytes === bytes && (await store.pool.has(sum))
    yield { path, bytes, kept: isKept ? sum : undefined }
  }
}

/** Copies the pictures that the backups don't have yet, and lists all. */
export async function copyPictures(
  store: BackupStore,
  files: Files,
  report: (done: number, all: number) => void,
) {
  const copied: Manifest['files'] = []
  for await (const { path, kept } of picturesOf(store, files, report)) {
    const sum = kept ?? (await added(store, files, path))
    // Without a sum, the picture was deleted meanwhile.
    if (sum) copied.push({ path, bytes: sum.bytes, sha256: sum.sha256 })
  }
  return copied
}

async function added(store: BackupStore, files: Files, path: string) {
  const bytes = await files.read(path)
  return bytes && (await store.pool.add(bytes, basename(path)))
}
