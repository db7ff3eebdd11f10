import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes files into a draft folder first, and moves them to their place once they are flushed to disk. */
export function draftsIn(folder: string) {
  const current = new Set<string>()

  return {
    folder,

    /** Puts files into the folder `subfolder`, flushed to disk when it resolves. No drafts are left, whatever happens. */
    async publish(files: readonly { file: string; bytes: Uint8Array }[], subfolder: string) {
      const job = randomUUID()
      const draft = join(folder, job)
      current.add(job)
      try {
        await mkdir(draft, { recursive: true })
        await mkdir(subfolder, { recursive: true })
        for (const { file, bytes } of files) await writeThrough(join(draft, file), bytes)
        for (const { file } of files) await rename(join(draft, file), join(subfolder, file))
        await syncFolder(subfolder)
        await syncFolder(dirname(subfolder))
      } finally {
        await rm(draft, { recursive: true, force: true })
        current.delete(job)
      }
    },

    /** Deletes the drafts that a killed process left, and returns how many there were. */
    async sweep() {
      const left = (await readdir(folder)).filter((job) => !current.has(job))
      for (const job of left) await rm(join(folder, job), { recursive: true, force: true })
      return left.length
    },
  }
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const handle = await open(path, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes renames in a folder survive a power cut. Windows does that by itself and can't open folders. */
async function syncFolder(path: string) {
  if (process.platform === 'win32') return
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
