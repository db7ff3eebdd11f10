import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { takeLock } from '../db/lock'
import { BackupError } from './backup-error'
import { readManifest, type Manifest } from './manifest'
import { openPool } from './pool'
import { backupsToKeep } from './retention'
import { makeFolder } from './summed-files'

export type BackupStore = ReturnType<typeof openBackupStore>

export const UNFINISHED = '.unfinished-'

/** A backup as the list shows it; `wrong` says why a backup can't be used. */
export type Listed = { id: string; manifest: Manifest } | { id: string; wrong: string }

/** The folder of the backups: a folder for each, and the pictures that they share. */
export function openBackupStore(folder: string) {
  const pool = openPool(folder)
  const folderOf = (id: string) => join(folder, id)

  /** The ids of the backups, the newest first. */
  async function idsIn() {
    await makeFolder(folder)
    const names = await readdir(folder)
    return names
      .filter((name) => /^\d{8}T\d{9}Z-[a-z]+$/.test(name))
      .toSorted()
      .toReversed()
  }

  async function read(id: string): Promise<Listed> {
    try {
      return { id, manifest: await readManifest(folderOf(id)) }
    } catch (error) {
      return { id, wrong: error instanceof Error ? error.message : String(error) }
    }
  }

  /** All backups, the newest first. Only one that was checked has a manifest. */
  async function list(): Promise<Listed[]> {
    const ids = await idsIn()
    return await Promise.all(ids.map(read))
  }

  async function manifests() {
    return (await list()).flatMap((backup) => ('manifest' in backup ? backup.manifest : []))
  }

  async function forgetUnusedPictures() {
    const found = await list()
    // A manifest that can't be read may still be mended by hand: its pictures are unknown, so all are kept.
    if (found.some((backup) => 'wrong' in backup)) return
    const files = found.flatMap((backup) => ('manifest' in backup ? backup.manifest.files : []))
    await pool.keepOnly(new Set(files.map(({ sha256 }) => sha256)))
  }

  return {
    folder,
    pool,
    folderOf,
    idsIn,
    read,
    list,
    manifests,

    /** A good backup; undefined when this server has none with this id. */
    manifest: async (id: string) => (await manifests()).find((manifest) => manifest.id === id),

    /** The newest backup that passed its checks; undefined when there is none. */
    async lastGood() {
      for (const id of await idsIn()) {
        const found = await read(id)
        if ('manifest' in found) return found.manifest
      }
      return undefined
    },

    /** Runs work while no other process works on the folder. Throws BackupError when another backup or restore does. */
    async alone<Result>(work: () => Promise<Result>): Promise<Result> {
      await makeFolder(folder)
      const release = takeLock(join(folder, 'lock.db'))
      if (!release) {
        throw new BackupError('Another backup or restore is at work: wait until it is done.')
      }
      try {
        return await work()
      } finally {
        release()
      }
    },

    /** Deletes a backup and the pictures that only it had. To be called within `alone`. */
    async remove(id: string) {
      await rm(folderOf(id), { recursive: true, force: true })
      await forgetUnusedPictures()
    },

    /** Deletes backups that are too old, and what interrupted backups left. To be called within `alone`. */
    async prune(now: Date) {
      const all = await manifests()
      const keep = backupsToKeep(all, now)
      const old = all.filter(({ id }) => !keep.has(id))
      const left = (await readdir(folder)).filter((name) => name.startsWith(UNFINISHED))
      for (const name of [...old.map(({ id }) => id), ...left]) {
        await rm(join(folder, name), { recursive: true, force: true })
      }
      await forgetUnusedPictures()
    },
  }
}
