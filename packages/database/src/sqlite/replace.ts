import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { moveIfThere } from '../missing'

/** Moves the closed shop in `folder` to the folder `aside`, and the one in `restored` to its place. */
export async function replaceSqlite(folder: string, restored: string, aside: string) {
  // A write-ahead log beside another database would damage that one, so it is moved first. Restored ones have none.
  for (const log of ['shop.db-wal', 'shop.db-shm'])
    await moveIfThere(join(folder, log), join(aside, log))
  for (const part of ['shop.db', 'media', 'secrets']) {
    // A part that isn't in the restored folder any more was moved before an interruption.
    if (!existsSync(join(restored, part))) continue
    await moveIfThere(join(folder, part), join(aside, part))
    await moveIfThere(join(restored, part), join(folder, part))
  }
}
