import { constants, existsSync, readdirSync, statSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { takeLock } from './db/lock'
import { keepPrivate } from './private-files'
import { StartError } from './start-error'

export type DataDir = ReturnType<typeof dataDirParts>

/** Where each part of the shop's data lies. Backups should be kept on another disk: see BACKUP_DIR. */
export function dataDirParts(dataDir: string, backupDir?: string) {
  const folder = resolve(dataDir)
  return {
    folder,
    database: join(folder, 'shop.db'),
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
  const { database } = parts
  if (existsSync(database) && statSync(database).size > 0) return
  if (existsSync(`${database}-wal`)) refuseBesideOldFiles(parts)
  refuseEmptyDatabase(parts)
}

/** The same for a database that exists and has no tables. */
export function refuseEmptyDatabase(parts: DataDir) {
  const pictures = readdirSync(parts.media).filter((name) => name !== 'tmp')
  if (pictures.length > 0 || readdirSync(parts.secrets).length > 0) refuseBesideOldFiles(parts)
}

function refuseBesideOldFiles({ folder }: DataDir): never {
  throw new StartError(
    `DATA_DIR ${folder} holds a shop's pictures or secrets, but its database shop.db is missing or empty: ` +
      'put it back, restore a backup (npm run restore -- FILE) or choose an empty DATA_DIR.',
  )
}

/** What the shop itself puts into the folder; nothing else there is touched. */
const ours = /^(shop\.db|lock\.db$|ballast$|media$|secrets$|backups$|outbox$|before-restore-)/
