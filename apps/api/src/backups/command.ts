import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '@etrend/database'
import { lockDataDir, type DataDir } from '../data-dir/data-dir'
import { openSource } from '../db/client'
import { MINUTE_MS } from '../lib/times'
import { BackupError } from './backup-error'
import { openListed, type OpenBackup } from './entries'
import { openNamed } from './find'
import { makeBackup } from './make'
import { pictureCount, type Manifest } from './manifest'
import { stageRestore } from './stage'
import { openBackupStore } from './store'
import { makeFolder } from './summed-files'
import { isSwapRequested, swapIfRequested } from './swap'
import { verifyBackup } from './verify'

type Parts = {
  folders: DataDir
  say: (line: string) => void
  complain: (line: string) => void
}

const WAIT_MS = MINUTE_MS

/** Runs `backup`, `restore FILE` or `verify-backup [FILE…]` and gives the exit code: 0 done, 1 refused or damaged. */
export async function backupCommand(command: string, names: string[], parts: Parts) {
  try {
    if (command === 'backup') await backUp(parts)
    else if (command === 'restore') await restore(names, parts)
    else if (command === 'verify-backup') await verify(names, parts)
    else
      throw new BackupError(
        'Give one of the commands backup, restore FILE or verify-backup [FILE].',
      )
    return 0
  } catch (error) {
    if (!(error instanceof BackupError || error instanceof StartError)) throw error
    parts.complain(error.message)
    return 1
  }
}

async function backUp({ folders, say }: Parts) {
  if (!folders.databaseUrl && !existsSync(folders.database)) {
    throw new BackupError(`DATA_DIR ${folders.folder} holds no shop to back up.`)
  }
  const store = openBackupStore(folders.backups)
  const started = Date.now()
  // The shop may be running in another process, and writing meanwhile.
  const database = openSource(folders)
  try {
    const manifest = await makeBackup(store, { reason: 'command', now: new Date(), database })
    say(`Backed up and checked: ${store.folderOf(manifest.id)}`)
    say(`${describe(manifest)}, ${((Date.now() - started) / 1000).toFixed(1)} s.`)
  } finally {
    await database.close()
  }
}

async function restore([name, ...more]: string[], { folders, say }: Parts) {
  if (!name || more.length > 0) {
    throw new BackupError('Name one backup: npm run restore -- FILE.')
  }
  const backup = await openNamed(name)
  say(`Restoring the backup of ${backup.manifest.made_at} into ${folders.folder}…`)
  await makeFolder(folders.folder)
  const release = lockDataDir(folders)
  try {
    const aside = await openBackupStore(folders.backups).alone(() =>
      stageRestore(backup, { folders, now: new Date() }),
    )
    if (release) await swapIfRequested(folders)
    else await swappedByShop(folders)
    say(`Restored and checked: ${describe(backup.manifest)}.`)
    const before = join(folders.folder, aside)
    if (existsSync(before))
      say(`The data from before is kept in ${before}: delete it once you are sure.`)
    say('Everyone signs in again. Staff must enter the last invoice number on paper in the admin.')
  } finally {
    release?.()
  }
}

/** Waits until the running shop has swapped the folders. Throws BackupError when it hasn't after a minute. */
async function swappedByShop({ folder }: DataDir) {
  const end = Date.now() + WAIT_MS
  while (isSwapRequested(folder)) {
    if (Date.now() > end) {
      throw new BackupError('The shop did not take the restored data: stop it and start it again.')
    }
    await setTimeout(200)
  }
}

async function verify(names: string[], { folders, say }: Parts) {
  const backups =
    names.length > 0 ? await Promise.all(names.map(openNamed)) : [await lastGood(folders)]
  for (const backup of backups) {
    await verifyBackup(backup)
    say(`Good: ${backup.manifest.id} of ${backup.manifest.made_at}, ${describe(backup.manifest)}.`)
  }
}

async function lastGood(folders: DataDir): Promise<OpenBackup> {
  const store = openBackupStore(folders.backups)
  const newest = await store.lastGood()
  if (!newest) throw new BackupError(`There is no backup in ${folders.backups} yet.`)
  return openListed(store, newest)
}

function describe(manifest: Manifest) {
  const { rows } = manifest.database
  const pictures = pictureCount(manifest)
  return `${rows.shop_order ?? 0} orders, ${rows.product ?? 0} products, ${pictures} picture files`
}
