import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate as applyMigrations } from 'drizzle-orm/better-sqlite3/migrator'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { openFile } from '../db/client'
import { migrationsFolder } from '../paths'

const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** A database as the shop had it before the migration of this name. */
export function databaseBefore(name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-api-'))
  const older = join(folder, 'drizzle')
  cpSync(migrationsFolder, older, { recursive: true })
  const file = join(older, 'meta', '_journal.json')
  const { entries, ...rest } = journal.parse(JSON.parse(readFileSync(file, 'utf8')))
  const kept = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag.endsWith(name)),
  )
  writeFileSync(file, JSON.stringify({ ...rest, entries: kept }))
  const db = openFile(join(folder, 'shop.db'))
  applyMigrations(db.writer, { migrationsFolder: older })
  onTestFinished(async () => {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return db
}
