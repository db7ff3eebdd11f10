import { stat } from 'node:fs/promises'
import type { Backup, BackupList } from '@etrend/contract'
import { desc } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { restoration } from '../db/schema/backups'
import type { Backups } from './backups'
import { listedFiles } from './entries'
import { isLate } from './late'
import { pictureCount } from './manifest'
import type { Listed } from './store'

/** Reads all that the admin shows of the backups. `dataDir` is where the shop's data lies. */
export function overviewOf({ store, lastJob }: Backups, dataDir: string) {
  // Summaries are cached: a manifest lists thousands of pictures and never changes, and the admin asks for the list
  // every second while a backup runs.
  const known = new Map<string, Backup>()

  async function summary(id: string) {
    const found = known.get(id) ?? wire(await store.read(id))
    if (found.wrong === null) known.set(id, found)
    return found
  }

  return async (queries: Queries, now: Date): Promise<BackupList> => {
    const backups = await Promise.all((await store.idsIn()).map(summary))
    const [backupDisk, dataDisk] = await Promise.all([stat(store.folder), stat(dataDir)])
    const last_good_at = backups.find(({ wrong }) => wrong === null)?.made_at ?? null
    const restored = await first(
      queries
        .select({
          restored_at: restoration.restored_at,
          backup_made_at: restoration.backup_made_at,
          set_aside: restoration.set_aside,
        })
        .from(restoration)
        .orderBy(desc(restoration.id))
        .limit(1),
    )
    return {
      backups,
      folder: store.folder,
      is_same_disk: backupDisk.dev === dataDisk.dev,
      last_good_at,
      is_late: await isLate(queries, last_good_at, now),
      job: (await lastJob()) ?? null,
      restored: restored ?? null,
    }
  }
}

function wire(listed: Listed): Backup {
  if ('wrong' in listed) return { ...unknown, id: listed.id, wrong: listed.wrong }
  const { id, made_at, reason, database } = listed.manifest
  return {
    id,
    made_at,
    reason,
    bytes: listedFiles(listed.manifest).reduce((sum, { bytes }) => sum + bytes, 0),
    orders: database.rows.shop_order ?? 0,
    products: database.rows.product ?? 0,
    pictures: pictureCount(listed.manifest),
    wrong: null,
  }
}

const unknown = {
  made_at: null,
  reason: null,
  bytes: null,
  orders: null,
  products: null,
  pictures: null,
}
