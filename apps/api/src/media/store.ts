import { mkdirSync } from 'node:fs'
import { open, readdir, rm, stat, utimes, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFormats } from '@etrend/domain'
import { isMissing } from '../lib/missing'
import { StartError } from '../start-error'
import { draftsIn } from './drafts'
import type { Rendition } from './render'

export type Store = ReturnType<typeof openStore>

const HOUR = 3_600_000
const MINUTE = 60_000

/** The files of pictures: `folder`/<first two letters of the name>/<name>-<width>.<format>. */
export function openStore(folder: string) {
  const drafts = draftsIn(join(folder, 'tmp'))
  makeFolder(drafts.folder)
  const keptAt = new Map<string, number>()
  const shelfOf = (file: string) => join(folder, file.slice(0, 2))

  return {
    /** Whether all files of a picture are there; if so they count as new, for whoever is about to use them. */
    async keep(name: string, widths: readonly number[]) {
      const now = new Date()
      keptAt.set(name, now.getTime())
      const touched = await Promise.allSettled(
        filesOf(name, widths).map((file) => utimes(join(shelfOf(name), file), now, now)),
      )
      const isComplete = touched.every(({ status }) => status === 'fulfilled')
      if (!isComplete) keptAt.delete(name)
      return isComplete
    },

    /** Writes a picture's files: each is there whole or not at all, and survives a power cut. */
    async write(name: string, renditions: readonly Rendition[]) {
      const files = renditions.map(({ width, format, bytes }) => ({
        file: `${name}-${width}.${format}`,
        bytes,
      }))
      await drafts.publish(files, shelfOf(name))
    },

    /**
     * Deletes all files of a src. A picture that was uploaded again a moment ago is left to sweep(): its new
     * row may not be committed yet.
     */
    async remove(src: string) {
      const name = /^\/media\/([0-9a-f]{32})$/.exec(src)?.[1]
      if (!name || Date.now() - (keptAt.get(name) ?? 0) < MINUTE) return
      const shelf = shelfOf(name)
      const files = await namesIn(shelf)
      await Promise.all(
        files
          .filter((file) => file.startsWith(name))
          .map((file) => rm(join(shelf, file), { force: true })),
      )
    },

    /** See Media. An hour is more than any request takes from its upload to its commit. */
    async sweep(used: ReadonlySet<string>) {
      let deleted = await drafts.sweep()
      for (const [name, at] of keptAt) if (Date.now() - at > MINUTE) keptAt.delete(name)
      for (const shelf of (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
        for (const file of await namesIn(join(folder, shelf))) {
          const path = join(folder, shelf, file)
          if (used.has(`/media/${file.slice(0, 32)}`) || !(await isOld(path))) continue
          await rm(path, { force: true })
          deleted += 1
        }
      }
      return deleted
    },

    /** A file to read from, and its size in bytes; undefined when there is none of this name. */
    async find(file: string) {
      const handle = await opened(join(shelfOf(file), file))
      if (!handle) return undefined
      const { size } = await handle.stat()
      return { handle, size }
    },
  }
}

function filesOf(name: string, widths: readonly number[]) {
  return widths.flatMap((width) => pictureFormats.map((format) => `${name}-${width}.${format}`))
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The folder for pictures can’t be made: ${reason}.`, { cause: error })
  }
}

/** What a folder holds; nothing when it isn't there. */
async function namesIn(folder: string) {
  try {
    return await readdir(folder)
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function isOld(path: string) {
  const { mtimeMs } = await stat(path)
  return Date.now() - mtimeMs > HOUR
}

async function opened(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
