// @module-tag by-engine

import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { numberOf } from '@etrend/database'
import { migratePostgres } from '@etrend/postgres'
import { now } from '@etrend/tooling/given-time'
import { expect, it, onTestFinished } from 'vitest'
import { openBackups } from '../../backups/backups'
import { dataDirParts } from '../../data-dir/data-dir'
import { postgresMigrations } from '../../paths'
import { migrateSafely } from '../../start/migrate-safely'
import { newFolder } from '../../test/folders'
import { connectionsTo, makeDatabase } from '../../test/postgres'
import { openDatabase, openFile } from '../client'
import { category } from '../schema/catalogue'

/** A folder that is deleted after the test. */
function temporary() {
  const folder = newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The database of a shop that lacks this version's newest migrations, with one category. */
async function olderShop() {
  const { url } = await makeDatabase()
  const older = temporary()
  cpSync(postgresMigrations, older, { recursive: true })
  const names = readdirSync(older)
  const newest = Math.max(...names.map(numberOf))
  for (const name of names) if (numberOf(name) === newest) rmSync(join(older, name))
  const operator = connectionsTo(url)
  await migratePostgres(operator, older)
  await operator.query(`INSERT INTO category (title) VALUES ('Women')`)
  const folders = dataDirParts(temporary(), { DATABASE_URL: url })
  const db = openDatabase(folders, () => {})
  onTestFinished(() => db.close())
  return { db, folders }
}

it('a shop of an older version is backed up before it is migrated', async () => {
  const { db, folders } = await olderShop()
  const clock = () => new Date(now())
  const backups = openBackups({ db, folders, clock })
  const said: string[] = []
  expect(await db.migrations.state()).toBe('older')
  await migrateSafely({ db, folders, backups, say: (line) => void said.push(line) })
  expect(said.join()).toContain('Backing up')
  expect(await db.migrations.state()).toBe('current')
  expect(await backups.store.lastGood()).toMatchObject({ reason: 'migration' })
})

it('a copy of an older version’s database is of that version, and can be migrated as its own file can', async () => {
  const { db } = await olderShop()
  const file = join(temporary(), 'copy.db')
  await db.copyTo(file)
  const copy = openFile(file)
  onTestFinished(() => copy.close())
  expect(await copy.migrations.state()).toBe('older')
  await copy.migrations.apply()
  expect(await copy.migrations.state()).toBe('current')
  expect(await copy.read.select({ title: category.title }).from(category)).toEqual([
    { title: 'Women' },
  ])
})
