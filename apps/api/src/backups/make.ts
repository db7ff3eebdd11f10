import { createReadStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { countKeptRows } from '../db/check-copy'
import type { CopyProgress } from '../db/snapshot'
import { spaceOf } from '../lib/disk-space'
import { isMissing } from '../lib/missing'
import { BackupError } from './backup-error'
import { checkedDatabase } from './checked-database'
import { filesBelow, makeFolder, sumOfFile, syncFolder, writeSummed, writeWhole } from './files'
import { DATABASE, idOf, MANIFEST, type Manifest, type Reason } from './manifest'
import { UNFINISHED, type BackupStore } from './store'

/** The parts of DATA_DIR that are backed up. */
type ShopFiles = { database: string; media: string; secrets: string }

type Phase = 'database' | 'checking' | 'pictures'
type Progress = (phase: Phase, done: number, all: number) => void

/** `copyDatabase` writes a whole copy of the database to a new file. */
export type BackupOrder = {
  reason: Reason
  files: ShopFiles
  now: Date
  copyDatabase: (file: string, progress: CopyProgress) => Promise<void>
  progress?: Progress | undefined
  signal?: AbortSignal | undefined
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
      await requireRoom(store.folder, order.files)
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
  const { files, reason, now, progress } = order
  const before = countKeptRows(files.database)
  const copy = join(draft, DATABASE)
  await order.copyDatabase(copy, (done, all) => {
    order.signal?.throwIfAborted()
    progress?.('database', done, all)
  })
  progress?.('checking', 0, 1)
  const facts = await checkedDatabase(copy)
  const lost = before.find(({ table, rows }) => (facts.rows[table] ?? 0) < rows)
  if (lost) throw new BackupError(`The copy of the database lacks rows of ${lost.table}.`)
  const secrets = await copySecrets(files.secrets, draft)
  const pictures = await copyPictures(store, order)
  const version = 1 as const
  const database = { ...(await sumOfFile(copy)), ...facts }
  const made_at = now.toISOString()
  const list = [...secrets, ...pictures]
  return { format: 'etrend-backup' as const, version, made_at, reason, database, files: list }
}

async function copySecrets(folder: string, draft: string) {
  const copied: Manifest['files'] = []
  for (const path of await filesBelow(folder)) {
    const to = join(draft, 'secrets', path)
    const sum = await writeSummed(createReadStream(join(folder, path)), to)
    copied.push({ path: `secrets/${path}`, ...sum })
  }
  return copied
}

/**
 * Copies the pictures. Runs after the database is copied, so that every picture that the copy names is there. The bytes
 * under a picture's name never change.
 */
async function copyPictures(store: BackupStore, { files, progress, signal }: BackupOrder) {
  const last = await store.lastGood()
  const known = new Map(last?.files.map((file) => [file.path, file]))
  const paths = (await filesBelow(files.media)).filter((path) => /^[0-9a-f]{2}\//.test(path))
  const copied: Manifest['files'] = []
  for (const [at, path] of paths.entries()) {
    signal?.throwIfAborted()
    progress?.('pictures', at, paths.length)
    const file = join(files.media, path)
    try {
      const { size } = await stat(file)
      const sum = known.get(`media/${path}`)
      const isKept = sum?.bytes === size && (await store.pool.has(sum))
      const kept = isKept ? sum : await store.pool.add(file, basename(path))
      copied.push({ path: `media/${path}`, bytes: kept.bytes, sha256: kept.sha256 })
    } catch (error) {
      // The picture was deleted meanwhile.
      if (!isMissing(error)) throw error
    }
  }
  return copied
}

/** Throws BackupError when the copy of the database would fill the disk. The pictures aren't counted. */
async function requireRoom(folder: string, { database }: ShopFiles) {
  const [{ free, low }, { size }] = await Promise.all([spaceOf(folder), stat(database)])
  if (free - size > low) return
  throw new BackupError(`There is no room for a backup in ${folder}: make room there.`)
}

function asBackupError(error: unknown) {
  if (error instanceof BackupError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new BackupError(`The backup could not be made: ${reason}.`, { cause: error })
}
