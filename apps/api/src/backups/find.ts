import { existsSync, statSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { BackupError } from './backup-error'
import { openArchive, openListed, type OpenBackup } from './entries'
import { MANIFEST, readManifest } from './manifest'
import { openBackupStore } from './store'

/**
 * Opens the backup that a person names: a downloaded file (.tar), or a backup's folder in the backup folder, or the
 * manifest in it. Throws BackupError when it is none of these.
 */
export async function openNamed(path: string): Promise<OpenBackup> {
  const file = resolve(path)
  if (!existsSync(file)) throw new BackupError(`${file} doesn't exist.`)
  const folder = statSync(file).isDirectory()
    ? file
    : basename(file) === MANIFEST
      ? dirname(file)
      : undefined
  if (!folder) return await openArchive(file)
  if (!existsSync(resolve(folder, MANIFEST))) {
    throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}.`)
  }
  return openListed(openBackupStore(dirname(folder)), await readManifest(folder))
}
