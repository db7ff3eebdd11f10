// @module-tag by-engine

import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { folderFiles } from '@etrend/database'
import { now } from '@etrend/tooling/given-time'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { readSecret } from '../../account/secrets'
import { openBackups } from '../../backups/backups'
import { dataDirParts } from '../../data-dir/data-dir'
import { stockedShop } from '../../test/test-app'
import { openAgain } from '../../test/test-database'
import type { Database } from '../client'

/** A shop as a version of 2026-11-23 left it: its rows in PostgreSQL, its pictures and its key in its folder. */
async function movedShop() {
  const { db, folder } = await stockedShop()
  const key = await readSecret(db.files)
  const local = folderFiles(folder)
  const paths: string[] = []
  for (const part of ['media', 'secrets'] as const) {
    for (const { path } of await db.files.list(part)) {
      const bytes = await db.files.read(path)
      if (bytes) await local.write([{ path, bytes }])
      paths.push(path)
    }
  }
  await db.write.run(sql`DELETE FROM shop_file`)
  return { db, folder, key, paths, local }
}

async function pathsIn({ files }: Pick<Database, 'files'>) {
  const [pictures, secrets] = [await files.list('media'), await files.list('secrets')]
  return [...pictures, ...secrets].map(({ path }) => path)
}

it('a shop that was moved without its files takes them from its folder at the next start, once', async () => {
  const { db, folder, key, paths, local } = await movedShop()
  expect(paths).toHaveLength(7)
  const servers = await Promise.all([openAgain(folder), openAgain(folder)])
  for (const server of servers) onTestFinished(() => server.close())
  expect(await pathsIn(db)).toEqual(paths)
  expect(await readSecret(db.files)).toEqual(key)
  expect(await local.list('secrets')).toEqual([])
  expect(await local.list('media')).toHaveLength(6)
})

it('a secret of another shop in the folder is neither taken nor deleted', async () => {
  const { db, folder, local } = await movedShop()
  await rm(join(folder, 'secrets', 'tokens.key'))
  const key = await readSecret(db.files)
  await local.write([{ path: 'secrets/tokens.key', bytes: Buffer.from('of another shop') }])
  const server = await openAgain(folder)
  onTestFinished(() => server.close())
  expect(await readSecret(db.files)).toEqual(key)
  expect(await local.list('secrets')).toHaveLength(1)
})

it('the backup before the migration that makes the table of files has those of the folder', async () => {
  const { db, folder, paths } = await movedShop()
  await db.write.run(sql`DROP TABLE shop_file`)
  const backups = openBackups({ db, folders: dataDirParts(folder), clock: () => new Date(now()) })
  const { files } = await backups.make('migration')
  expect(files.map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
})
