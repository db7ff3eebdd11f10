import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessMissing } from './missing'

const HOUR_MS = 60 * 60_000

/** Writes files into a draft folder first, and moves them to their place once they are flushed to disk. */
export function draftsIn(folder: string) {
  const current = new Set<string>()

  return {
    /** Puts files into the folder `subfolder`, flushed to disk when it resolves. No drafts are left, whatever happens. */
    async publish(files: readonly { file: string; bytes: Uint8Array }[], subfolder: string) {
      const job = randomUUID()
      const draft = join(folder, job)
      current.add(job)
      try {
        await makePrivate(draft)
        await makePrivate(subfolder)
        // Flushes at the same time share one turn of the disk. All must have ended before the draft is deleted.
        const writing = files.map(({ file, bytes }) => writeThrough(join(draft, file), bytes))
        await Promise.allSettled(writing)
        await Promise.all(writing)
        for (const { file } of files) await rename(join(draft, file), join(subfolder, file))
        await syncFolder(subfolder)
        await syncFolder(dirname(subfolder))
      } finally {
        await rm(draft, { recursive: true, force: true })
        current.delete(job)
      }
    },

    /**
     * Deletes the drafts that killed processes left, and returns how many there were. Another process may be writing
     * one in the same folder: it is spared for an hour, which is longer than any draft takes.
     */
    async sweep() {
      let deleted = 0
      for (const job of (await unlessMissing(readdir(folder))) ?? []) {
        const draft = join(folder, job)
        if (current.has(job) || !(await isOld(draft))) continue
        await rm(draft, { recursive: true, force: true })
        deleted += 1
      }
      return deleted
    },
  }
}

/** Whether a file or folder was changed more than an hour ago; false when it is gone. */
export async function isOld(path: string) {
  const found = await unlessMissing(stat(path))
  return found !== undefined && Date.now() - found.mtimeMs > HOUR_MS
}

export async function makePrivate(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
}

/** Writes a new file that only its owner may read, and flushes it to disk. */
export async function writeThrough(path: string, bytes: Uint8Array) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes renames in a folder survive a power cut. Windows does that by itself and can't open folders. */
export async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
