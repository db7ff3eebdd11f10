import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { BackupReason } from '@etrend/contract'
import type { CopySource } from '@etrend/database'
import { spaceOf, type DiskSpace } from '../lib/disk-space'
import { BackupError } from './backup-error'
import { checkedDatabase } from './checked-database'
import { DATABASE, idOf, MANIFEST, type Manifest } from './manifest'
import { copyPictures, picturesOf } from './pictures'
import { UNFINISHED, type BackupStore } from './store'
import { makeFolder, sumOfFile, syncFolder, writeSummed, writeWhole } from './summed-files'

type Phase = 'database' | 'checking' | 'pictures'
type Progress = (phase: Phase, done: number, all: number) => void

export type BackupOrder = {
  reason: BackupReason
  database: CopySource
  now: Date
  progress?: Progress | undefined
  signal?: AbortSignal | undefined
  /** Reads the space on the backups' disk. */
  readSpace?: ((folder: string) => Promise<DiskSpace>) | undefined
}

/**
 * Makes a backup, checks it and deletes backups that are too old. It appears in the list only after its database was
 * opened again, checked and counted. Throws BackupError, and leaves nothing behind, when it can't be made.
 */
export function makeBackup(store: BackupStore, order: BackupOrder): Promise<Manifest> {
  return store.alone(async () => {
    const id = idOf(order.now, order.reason)
    const draft = join(store.folder, `${UNFINISHED}${id}`)
    try {
      await requireRoom(store, order)
      await makeFolder(draft)
      const manifest = { ...(await fill(draft, store, order)), id }
      await writeWhole(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`)
      await rename(draft, store.folderOf(id))
      await syncFolder(store.folder)
      await store.prune(order.now)
      return manifest
    } catch (error) {
      await rm(draft, { recursive: true, force: true })
      throw asBackupError(error)
    }
  })
}

async function fill(draft: string, store: BackupStore, order: BackupOrder) {
  const { database: source, reason, now, progress } = order
  const before = await source.keptRows()
  const copy = join(draft, DATABASE)
  await source.copyTo(copy, (done, all) => {
    order.signal?.throwIfAborted()
    progress?.('database', done, all)
  })
  progress?.('checking', 0, 1)
  const facts = await checkedDatabase(copy)
  const lost = before.find(({ table, rows }) => (facts.rows[table] ?? 0) < rows)
  if (lost) throw new BackupError(`The copy of the database lacks rows of ${lost.table}.`)
  const secrets = await copySecrets(source.files, draft)
  // After the database, so that every picture that the copy names is there.
  const pictures = await copyPictures(store, source.files, (done, all) => {
    order.signal?.throwIfAborted()
    progress?.('pictures', done, all)
  })
  const version = 1 as const
  const database = { ...(await sumOfFile(copy)), ...facts }
  const made_at = now.toISOString()
  const list = [...secrets, ...pictures]
  return { format: 'etrend-backup' as const, version, made_at, reason, database, files: list }
}

async function copySecrets(files: CopySource['files'], draft: string) {
  const copied: Manifest['files'] = []
  for (const { path } of await files.list('secrets')) {
    const secret = await files.read(path)
    if (!secret) throw new BackupError(`${path} was deleted meanwhile.`)
    copied.push({ path, ...(await writeSummed(Readable.from([secret]), join(draft, path))) })
  }
  return copied
}

/** Throws BackupError when what is to be copied would fill the disk: the database, and pictures that no backup has. */
async function requireRoom(store: BackupStore, order: BackupOrder) {
  const { database, readSpace = spaceOf } = order
  let needed = await database.bytes()
  for await (const { bytes, kept } of picturesOf(store, database.files)) if (!kept) needed += bytes
  const { free, low } = await readSpace(store.folder)
  if (free - needed > low) return
  const megabytes = Math.ceil(needed / 1e6)
  throw new BackupError(
    `There is no room for a backup in ${store.folder}: it needs ${megabytes} MB. Make room there.`,
  )
}

function asBackupError(error: unknown) {
  if (error instanceof BackupError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new BackupError(`The backup could not be made: ${reason}.`, { cause: error })
}
