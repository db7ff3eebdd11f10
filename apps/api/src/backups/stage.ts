import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fitReplacement, type DatabasePlace, openFile } from '../db/client'
import { spaceOf } from '../lib/disk-space'
import { prepareRestored } from './after-restore'
import { BackupError } from './backup-error'
import { listedFiles, type OpenBackup } from './entries'
import { DATABASE, type Manifest } from './manifest'
import { makeFolder, writeSummed } from './summed-files'
import { requestSwap, RESTORING, restoredFolders } from './swap'
import { checkCopy, readAll } from './verify'

export type RestorePhase = 'copying' | 'checking'

/**
 * Restores a backup into a new folder of DATA_DIR: every file compared with its checksum, the database checked, brought
 * to this version and prepared (see prepareRestored). Then requests the swap. Throws, with nothing changed, when the
 * backup is damaged, comes from a newer version or doesn't fit on the disk. Returns the name of the folder that the
 * former data will be moved to.
 */
export async function stageRestore(
  backup: OpenBackup,
  { folders, now }: { folders: DatabasePlace & { folder: string }; now: Date },
  progress?: (phase: RestorePhase, done: number, all: number) => void,
) {
  const { manifest } = backup
  const dataDir = folders.folder
  const stamp = now.toISOString().replaceAll(/[-:.]/g, '')
  const swap = { restored: `${RESTORING}${stamp}`, set_aside: `before-restore-${stamp}` }
  const folder = join(dataDir, swap.restored)
  try {
    await makeFolder(dataDir)
    await requireRoom(dataDir, manifest)
    for (const part of restoredFolders) await makeFolder(join(folder, part))
    await readAll(
      backup,
      (path, content) => writeSummed(content, join(folder, path)),
      (done, all) => progress?.('copying', done, all),
    )
    progress?.('checking', 0, 1)
    await checkCopy(join(folder, DATABASE), manifest)
    const { id, made_at } = manifest
    await prepare(folders, join(folder, DATABASE), now, {
      backup: id,
      backup_made_at: made_at,
      set_aside: swap.set_aside,
    })
    await requestSwap(dataDir, swap)
    return swap.set_aside
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function prepare(
  place: DatabasePlace,
  file: string,
  now: Date,
  from: Parameters<typeof prepareRestored>[1],
) {
  const db = openFile(file)
  try {
    await fitReplacement(place, db)
    await prepareRestored(db, from, now)
  } finally {
    await db.close()
  }
}

async function requireRoom(dataDir: string, manifest: Manifest) {
  const { free, low } = await spaceOf(dataDir)
  const needed = listedFiles(manifest).reduce((sum, { bytes }) => sum + bytes, 0)
  if (free - needed > low) return
  throw new BackupError(
    `There is no room to restore in ${dataDir}: the backup needs ${Math.ceil(needed / 1e6)} MB there.`,
  )
}
