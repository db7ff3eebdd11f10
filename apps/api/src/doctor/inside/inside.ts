import { existsSync } from 'node:fs'
import type { DataDir } from '../../data-dir/data-dir'
import type { Env } from '../../env'
import type { Ask } from '../ask'
import type { Finding } from '../finding'
import { checkBackups } from './backups'
import { checkDataFolder } from './data-folder'
import { checkDatabase } from './database'
import { checkClock, checkDisks } from './machine'
import { checkMail, type Lookups } from './mail'
import { checkPayments } from './payments'
import { checkTaxOffice } from './tax-office'

export type Inside = {
  env: Env
  folders: DataDir
  ask: Ask
  /** When the newest good backup was made; undefined without one. */
  lastBackup: () => Promise<string | undefined>
  /** Name servers; this machine's unless given. */
  lookups?: Lookups
}

/** What only the shop's own machine can see. Locks and changes nothing, so the shop may be running. */
export async function checkInside({ env, folders, ask, lastBackup, lookups }: Inside) {
  const files = await checkDataFolder(folders)
  const others: Finding[][] = await Promise.all([
    checkMail(env, lookups),
    checkPayments(env, ask),
    checkTaxOffice(env, ask),
    checkClock(),
  ])
  // Without its folder, a shop in PostgreSQL still has its database.
  const isThere = existsSync(folders.folder)
  if (!isThere && !folders.databaseUrl) return [...files, ...others.flat()]
  return [
    ...files,
    ...(await checkDatabase(folders)),
    ...(isThere ? await checkDisks(folders) : []),
    ...(await checkBackups(folders, await lastBackup())),
    ...others.flat(),
  ]
}
