import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSqlite } from '@etrend/database'
import { migratePostgres } from '@etrend/postgres'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { migrationsFolder, postgresMigrations } from '../paths'
import { newFolder } from './folders'
import { connectionsTo, onPostgres } from './postgres'
import { urlOfShop } from './test-database'

const NAME = '9000_newer'
const journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.int() })) })

/** The number of this version's newest migration, as `0019`. */
export function ownNumber() {
  const entries = journal.parse(
    JSON.parse(readFileSync(journalOf(migrationsFolder), 'utf8')),
  ).entries
  return Math.max(...entries.map(({ idx }) => idx))
}

export function mark(number: number) {
  return `-- compatible since ${String(number).padStart(4, '0')}: a test`
}

/** Migrates the database of a shop's folder as a newer version does, whose one migration more is this SQL. */
export async function migrateAsNewer(folder: string, sql: string) {
  await (onPostgres ? onServer(folder, sql) : onFile(folder, sql))
}

async function onServer(folder: string, sql: string) {
  const newer = copied(postgresMigrations)
  writeFileSync(join(newer, `${NAME}.sql`), sql)
  await migratePostgres(connectionsTo(urlOfShop(folder)), newer)
}

async function onFile(folder: string, sql: string) {
  const newer = copied(migrationsFolder)
  writeFileSync(join(newer, `${NAME}.sql`), sql.replaceAll(';', ';\n--> statement-breakpoint\n'))
  const { entries, ...rest } = journal.parse(JSON.parse(readFileSync(journalOf(newer), 'utf8')))
  const added = {
    idx: 9000,
    version: '6',
    when: Date.UTC(2100, 0, 1),
    tag: NAME,
    breakpoints: true,
  }
  writeFileSync(journalOf(newer), JSON.stringify({ ...rest, entries: [...entries, added] }))
  const db = openSqlite(join(folder, 'shop.db'), newer)
  await db.migrations.apply()
  await db.close()
}

function copied(migrations: string) {
  const folder = newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(migrations, folder, { recursive: true })
  return folder
}

function journalOf(folder: string) {
  return join(folder, 'meta', '_journal.json')
}
