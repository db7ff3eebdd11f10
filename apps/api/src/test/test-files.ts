import { rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { NOW } from '@etrend/tooling/given-time'
import { sql } from 'drizzle-orm'
import { inject, onTestFinished } from 'vitest'
import type { Database } from '../db/client'
import { copyOf } from './folders'
import { onPostgres } from './postgres'
import { openTestDatabase } from './test-database'

/** The files of a shop without pictures, on the engine of this test run, until the test ends. */
export async function openTestFiles() {
  const folder = copyOf(inject('readyShops').empty)
  const db = await openTestDatabase(folder)
  onTestFinished(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return { db, folder, files: db.files, pictures: () => picturesOf(db) }
}

/** The names of a shop's picture files, sketches among them, sorted. */
export async function picturesOf({ files }: Database) {
  return (await files.list('media')).map(({ path }) => basename(path))
}

/** Makes pictures older than an hour: younger ones may belong to an upload whose row isn't saved yet. */
export async function agePictures({ db, folder }: { db: Database; folder: string }, but = '') {
  if (onPostgres) {
    await db.write.run(sql`
      UPDATE shop_file SET made_at = made_at - interval '2 hours', kept_at = kept_at - interval '2 hours'
      WHERE ${but} = '' OR instr(path, ${but}) = 0`)
    return
  }
  const long = new Date(NOW - 2 * 3_600_000)
  for (const { path } of await db.files.list('media'))
    if (!but || !path.includes(but)) await utimes(join(folder, path), long, long)
}
