import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { isMissing } from '@etrend/database'
import {
  filesBelow,
  makeFolder,
  sumOfFile,
  syncFolder,
  writeSummed,
  type Sum,
} from './summed-files'

/** The pictures of all backups, each kept once: `pictures/<first two letters>/<SHA-256 of its bytes>`. */
export function openPool(backupDir: string) {
  const folder = join(backupDir, 'pictures')
  const drafts = join(folder, 'tmp')
  const folderOf = (sha256: string) => join(folder, sha256.slice(0, 2))
  const fileOf = (sha256: string) => join(folderOf(sha256), sha256)

  /** Whether this picture is in the pool with its full size; its bytes are compared when a backup is verified. */
  async function has({ sha256, bytes }: Sum) {
    try {
      return (await stat(fileOf(sha256))).size === bytes
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  return {
    has,
    fileOf,

    /** Writes a picture into the pool, flushes it to disk and reads it back to compare checksums. */
    async add(picture: Uint8Array, draft: string): Promise<Sum> {
      const file = join(drafts, draft)
      await rm(file, { force: true })
      const sum = await writeSummed(Readable.from([picture]), file)
      const read = await sumOfFile(file)
      if (read.sha256 !== sum.sha256) throw new Error(`${file} reads other bytes than were written`)
      if (await has(sum)) {
        await rm(file)
        return sum
      }
      await makeFolder(folderOf(sum.sha256))
      await rename(file, fileOf(sum.sha256))
      await syncFolder(folderOf(sum.sha256))
      return sum
    },

    /** Deletes pictures that aren't in `used` (SHA-256 in hex), and what interrupted backups left. */
    async keepOnly(used: ReadonlySet<string>) {
      for (const path of await filesBelow(folder)) {
        const name = path.split('/').at(-1) ?? ''
        if (!used.has(name) || path.startsWith('tmp/'))
          await rm(join(folder, path), { force: true })
      }
    },
  }
}
