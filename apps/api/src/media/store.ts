import { mkdirSync } from 'node:fs'
import { open, readdir, readFile, rm, stat, utimes, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFormats } from '@etrend/domain'
import { isMissing } from '../lib/missing'
import { HOUR_MS, MINUTE_MS } from '../lib/times'
import { StartError } from '../start-error'
import { draftsIn } from './drafts'
import type { Rendition } from './render'

export type Store = ReturnType<typeof openStore>

/** The files of pictures: `folder`/<first two letters of the name>/<name>-<width>.<format>. */
export function openStore(folder: string) {
  const drafts = draftsIn(join(folder, 'tmp'))
  makeFolder(drafts.folder)
  const keptAt = new Map<string, number>()
  const folderOf = (file: string) => join(folder, file.slice(0, 2))
  const subfolders = async () =>
    (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))

  return {
    /** Whether all files of a picture exist. If so, their times are renewed, so that sweep() spares them for now. */
    async keep(name: string, widths: readonly number[]) {
      const now = new Date()
      keptAt.set(name, now.getTime())
      const touched = await Promise.allSettled(
        filesOf(name, widths).map((file) => utimes(join(folderOf(name), file), now, now)),
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
      await drafts.publish(files, folderOf(name))
    },

    /** Writes a text beside a picture's files, in the same way. `file` begins with the picture's name. */
    writeText: (file: string, text: string) =>
      drafts.publish([{ file, bytes: Buffer.from(text) }], folderOf(file)),

    /** The text of such a file; undefined where there is none. */
    async readText(file: string) {
      try {
        return await readFile(join(folderOf(file), file), 'utf8')
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    deleteText: (file: string) => rm(join(folderOf(file), file), { force: true }),

    /** The names of the pictures that have a file with this ending beside them. */
    async namesWith(ending: string) {
      const names: string[] = []
      for (const subfolder of await subfolders()) {
        const files = (await namesIn(join(folder, subfolder))).filter((file) =>
          file.endsWith(ending),
        )
        names.push(...files.map((file) => file.slice(0, -ending.length)))
      }
      return names
    },

    /**
     * Deletes all files of a src. A picture that was uploaded again a moment ago is left to sweep(): its new
     * row may not be committed yet.
     */
    async remove(src: string) {
      const name = /^\/media\/([0-9a-f]{32})$/.exec(src)?.[1]
      if (!name || Date.now() - (keptAt.get(name) ?? 0) < MINUTE_MS) return
      const subfolder = folderOf(name)
      const files = await namesIn(subfolder)
      await Promise.all(
        files
          .filter((file) => file.startsWith(name))
          .map((file) => rm(join(subfolder, file), { force: true })),
      )
    },

    /** See Media. An hour is longer than any request takes from its upload to its commit. */
    async sweep(used: ReadonlySet<string>) {
      let deleted = await drafts.sweep()
      for (const [name, at] of keptAt) if (Date.now() - at > MINUTE_MS) keptAt.delete(name)
      for (const subfolder of await subfolders()) {
        for (const file of await namesIn(join(folder, subfolder))) {
          const path = join(folder, subfolder, file)
          if (used.has(`/media/${file.slice(0, 32)}`) || !(await isOld(path))) continue
          await rm(path, { force: true })
          deleted += 1
        }
      }
      return deleted
    },

    /** A file to read from, and its size in bytes; undefined when there is none of this name. */
    async find(file: string) {
      const handle = await opened(join(folderOf(file), file))
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

/** The names in a folder; none when it doesn't exist. */
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
  return Date.now() - mtimeMs > HOUR_MS
}

async function opened(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
