import { constants, existsSync, readdirSync, statSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { StartError } from '@etrend/database'
import { takeLock } from '../db/lock'
import { keepPrivate } from './private-files'

export type DataDir = ReturnType<typeof dataDirParts>
/** Settings that put parts of the shop's data elsewhere. */
type Elsewhere = { BACKUP_DIR?: string | undefined; DATABASE_URL?: string | undefined }

/**
 * Where each part of the shop's data lies. Backups should be kept on another disk: see BACKUP_DIR. With DATABASE_URL, the
 * rows, pictures and secrets are in PostgreSQL; `worker` is the number of this process among those that share the folder.
 */
export function dataDirParts(
  dataDir: string,
  { BACKUP_DIR: backupDir, DATABASE_URL: databaseUrl }: Elsewhere = {},
  worker = 1,
) {
  const folder = resolve(dataDir)
  return {
    folder,
    database: join(folder, 'shop.db'),
    databaseUrl,
    /** This process's copy of the catalogue, where the rows are in PostgreSQL. It is made anew at each start. */
    mirror: join(folder, worker === 1 ? 'catalogue.db' : `catalogue-${worker}.db`),
    /** Pictures; where the rows are in PostgreSQL, the cache of them that this machine's processes share. */
    media: join(folder, 'media'),
    secrets: join(folder, 'secrets'),
    backups: backupDir ? resolve(backupDir) : join(folder, 'backups'),
    /** Mails, where no mail server is set. */
    outbox: join(folder, 'outbox'),
  }
}

/**
 * Makes the folder of everything that must be kept and locks it for this process. Throws StartError when it can't be
 * written, or when another process uses it.
 */
export async function openDataDir(parts: DataDir) {
  try {
    await mkdir(parts.folder, { recursive: true })
    await access(parts.folder, constants.W_OK)
    await keepPrivate(parts.folder, ours)
    await mkdir(parts.media, { recursive: true })
    await mkdir(parts.secrets, { recursive: true })
  } catch (error) {
    throw new StartError(
      `DATA_DIR ${parts.folder} can't be written: choose another folder or change its permissions.`,
      { cause: error },
    )
  }
  if (!lockDataDir(parts)) {
    throw new StartError(
      `DATA_DIR ${parts.folder} is in use by another running shop: stop that one or choose another DATA_DIR.`,
    )
  }
}

/** Locks the folder until this process ends or calls the returned function; undefined while another process has it. */
export function lockDataDir({ folder }: DataDir) {
  return takeLock(join(folder, 'lock.db'))
}

/** Throws StartError when an older shop's files are there without its database, which a new one must not replace. */
export function refuseLostDatabase(parts: DataDir) {
  const { database, databaseUrl, folder } = parts
  const isThere = existsSync(database) && statSync(database).size > 0
  if (isThere && databaseUrl) {
    throw new StartError(
      `DATA_DIR ${folder} holds a shop in its database shop.db, but DATABASE_URL names another database: ` +
        'move the shop there (npm run move -- URL) or leave DATABASE_URL out.',
    )
  }
  if (isThere || databaseUrl) return
  if (existsSync(`${database}-wal`)) refuseBesideOldFiles(parts)
  refuseEmptyDatabase(parts)
}

/** The same for a database that exists and has no tables. With DATABASE_URL, pictures in the folder are but a cache. */
export function refuseEmptyDatabase(parts: DataDir) {
  const pictures = parts.databaseUrl
    ? []
    : readdirSync(parts.media).filter((name) => name !== 'tmp')
  if (pictures.length > 0 || readdirSync(parts.secrets).length > 0) refuseBesideOldFiles(parts)
}

function refuseBesideOldFiles({ folder }: DataDir): never {
  throw new StartError(
    `DATA_DIR ${folder} holds a shop's pictures or secrets, but its database is missing or empty: ` +
      'put shop.db back, set DATABASE_URL if it has moved to PostgreSQL, restore a backup (npm run restore -- FILE) or choose an empty DATA_DIR.',
  )
}

/** What the shop itself puts into the folder; nothing else there is touched. */
const ours =
  /^(shop\.db|catalogue(-\d+)?\.db|lock\.db$|ballast$|media$|secrets$|backups$|outbox$|before-restore-|moved-)/
