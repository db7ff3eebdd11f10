import { randomUUID } from 'node:crypto'
import { link, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { draftsIn, isOld, makePrivate, syncFolder, writeThrough } from './drafts'
import type { FilePath, Files } from './files'
import { unlessMissing } from './missing'

const MINUTE_MS = 60_000
/** How the paths of each folder's files begin; drafts lie in other folders. */
const begins = { media: /^media\/[0-9a-f]{2}\//, secrets: /^secrets\// }

/** Files in folders of this machine: `root`/media/<first two letters of the name>/<name>…, and `root`/secrets. */
export function folderFiles(root: string) {
  const drafts = draftsIn(join(root, 'media', 'tmp'))
  const keptAt = new Map<FilePath, number>()
  const placeOf = (path: FilePath) => join(root, path)

  async function paths(folder: 'media' | 'secrets', ending = '') {
    const entries = await unlessMissing(
      readdir(placeOf(folder), { recursive: true, withFileTypes: true }),
    )
    return (entries ?? [])
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => begins[folder].test(path))
      .toSorted()
  }

  const files: Files = {
    async write(written) {
      const folders = new Set(written.map(({ path }) => dirname(path)))
      const publishing = [...folders].map((folder) => {
        const those = written.filter(({ path }) => dirname(path) === folder)
        const named = those.map(({ path, bytes }) => ({ file: basename(path), bytes }))
        return drafts.publish(named, placeOf(folder))
      })
      await Promise.all(publishing)
    },

    async keep(kept) {
      const now = new Date()
      for (const path of kept) keptAt.set(path, now.getTime())
      const touched = await Promise.allSettled(kept.map((path) => utimes(placeOf(path), now, now)))
      const isComplete = touched.every(({ status }) => status === 'fulfilled')
      if (!isComplete) for (const path of kept) keptAt.delete(path)
      return isComplete
    },

    async open(path) {
      const handle = await unlessMissing(open(placeOf(path)))
      if (!handle) return undefined
      const { size } = await handle.stat()
      return { size, stream: () => handle.createReadStream(), close: () => handle.close() }
    },

    read: (path) => unlessMissing(readFile(placeOf(path))),

    async list(folder, ending) {
      const found = await paths(folder, ending)
      const sizes = await Promise.all(found.map((path) => unlessMissing(stat(placeOf(path)))))
      return found.flatMap((path, at) => {
        const size = sizes[at]?.size
        return size === undefined ? [] : { path, size }
      })
    },

    delete: (path) => rm(placeOf(path), { force: true }),

    async remove(start) {
      const recently = Date.now() - MINUTE_MS
      for (const [path, at] of keptAt) {
        if (at < recently) keptAt.delete(path)
        else if (path.startsWith(start)) return
      }
      const folder = dirname(start)
      const names = (await unlessMissing(readdir(placeOf(folder)))) ?? []
      const those = names.filter((name) => name.startsWith(basename(start)))
      await Promise.all(those.map((name) => rm(placeOf(`${folder}/${name}`), { force: true })))
    },

    async sweep(isUsed) {
      let deleted = await drafts.sweep()
      for (const path of await paths('media')) {
        if (isUsed(path) || !(await isOld(placeOf(path)))) continue
        await rm(placeOf(path), { force: true })
        deleted += 1
      }
      return deleted
    },

    async madeOnce(path, make) {
      return (await files.read(path)) ?? (await madeAlone(placeOf(path), make()))
    },
  }
  return { ...files, paths, sweepDrafts: () => drafts.sweep() }
}

/**
 * Writes a draft, flushes it, then gives it its name unless that is taken: a power cut leaves the whole secret or none,
 * and of two processes the first one's stays. Returns what the file then holds.
 */
async function madeAlone(file: string, bytes: Uint8Array) {
  const draft = `${file}.${randomUUID()}`
  await makePrivate(dirname(file))
  try {
    await writeThrough(draft, bytes)
    await link(draft, file).catch((error: unknown) => {
      if (!isTaken(error)) throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(dirname(file))
  return await readFile(file)
}

function isTaken(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
