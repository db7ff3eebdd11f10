import type { DataDir } from '../../data-dir/data-dir'
import { HOUR_MS } from '../../lib/times'
import { findings, type Finding } from '../finding'
import { deviceOf } from './machine'

/** A nightly backup, and two hours to make it. */
const OLDEST_MS = 26 * HOUR_MS

const { ok, warning, wrong } = findings('Backups')

/** There is a good backup of last night, on another disk than the data. `madeAt`: of the newest good one. */
export async function checkBackups(
  { folder, backups }: Pick<DataDir, 'folder' | 'backups'>,
  madeAt: string | undefined,
): Promise<Finding[]> {
  const [data, kept] = await Promise.all([deviceOf(folder), deviceOf(backups)])
  const found = [ageFinding(backups, madeAt)]
  if (kept !== undefined && kept === data) {
    found.push(
      warning(
        `The backups are on the same disk as the data, and would be lost with it: set BACKUP_DIR to a folder on another disk (now ${backups}).`,
      ),
    )
  }
  return found
}

function ageFinding(backups: string, madeAt: string | undefined): Finding {
  if (madeAt === undefined) {
    return warning(`There is no backup in ${backups} yet: make one with npm run backup.`)
  }
  const age = Date.now() - Date.parse(madeAt)
  const hours = Math.floor(age / HOUR_MS)
  if (age <= OLDEST_MS) return ok(`The last good backup is ${hours} hours old.`)
  return wrong(
    `The last good backup is ${hours} hours old: see in the admin why the nightly one fails, and make one with npm run backup.`,
  )
}
