import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
  createWriteStream,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { folderFiles } from '@etrend/database'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { dataDirParts, refuseLostDatabase } from '../data-dir/data-dir'
import { openFile } from '../db/client'
import { stockedShop } from '../test/test-app'
import { backupCommand } from './command'
import { archiveOf, openListed } from './entries'
import { openBackupStore } from './store'
import { requestSwap, swapIfRequested } from './swap'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function run(command: string, name: string, folder: string) {
  const lines: string[] = []
  const note = (line: string) => lines.push(line)
  const folders = dataDirParts(folder)
  const code = await backupCommand(command, [name], { folders, say: note, complain: note })
  return { code, words: lines.join('\n') }
}

function opened(folder: string) {
  const db = openFile(join(folder, 'shop.db'))
  onTestFinished(() => db.close())
  return db
}

/** A shop with a backup, and the backup's folder. */
async function backedUp() {
  const shop = await stockedShop()
  const manifest = await shop.backups.make('staff')
  return { ...shop, manifest, backup: shop.backups.store.folderOf(manifest.id) }
}

it('a backup restored into an empty folder is the whole shop again', async () => {
  const { backup, db } = await backedUp()
  const target = newFolder()
  const { code, words } = await run('restore', backup, target)
  expect(words).toContain('Restored and checked')
  expect(code).toBe(0)
  // There was no data before, so none is kept aside.
  expect(words).not.toContain('from before')
  expect(readdirSync(target).filter((name) => name.startsWith('before-restore-'))).toEqual([])
  const restored = folderFiles(target)
  for (const part of ['media', 'secrets'] as const)
    expect(await restored.list(part)).toEqual(await db.files.list(part))
  const products = sql`SELECT * FROM product`
  expect(await opened(target).read.all(products)).toEqual(await db.read.all(products))
})

it('a downloaded file restores the same', async () => {
  const { backups, manifest } = await backedUp()
  const target = newFolder()
  const file = join(newFolder(), 'backup.tar')
  await pipeline(archiveOf(openListed(backups.store, manifest)), createWriteStream(file))
  expect(await run('verify-backup', file, target)).toMatchObject({ code: 0 })
  expect(await run('restore', file, target)).toMatchObject({ code: 0 })
  expect(opened(target).read.get(sql`SELECT count(*) AS n FROM product`)).toEqual({ n: 1 })
})

it('after a restore no id or order number is given twice, and nobody is signed in', async () => {
  const { backup, db } = await backedUp()
  await db.write.run(sql`INSERT INTO color (color_name, hex_code) VALUES ('Red', '#ff0000')`)
  const target = newFolder()
  await run('restore', backup, target)
  const restored = opened(target)
  await restored.write.run(
    sql`INSERT INTO color (color_name, hex_code) VALUES ('Green', '#00ff00')`,
  )
  expect(restored.read.get(sql`SELECT max(id) AS id FROM color`)).toEqual({ id: 1002 })
  // A table that had no row in the backup may have had some since.
  const values = sql`VALUES ('A', 100, 1)`
  await restored.write.run(sql`INSERT INTO promo_code (code, amount_off, uses) ${values}`)
  expect(restored.read.get(sql`SELECT max(id) > 1000 AS gap FROM promo_code`)).toEqual({ gap: 1 })
  const types = sql`SELECT DISTINCT typeof(seq) AS type FROM sqlite_sequence`
  expect(restored.read.all(types)).toEqual([{ type: 'integer' }])
  const counter = sql`SELECT value FROM counter WHERE name LIKE 'order-%'`
  expect(restored.read.get(counter)).toEqual({ value: 1000 })
  const live = sql`SELECT count(*) AS n FROM session WHERE ended_at IS NULL`
  expect(restored.read.get(live)).toEqual({ n: 0 })
})

it('the data from before is kept aside', async () => {
  const { backup } = await backedUp()
  const target = newFolder()
  await run('restore', backup, target)
  writeFileSync(join(target, 'media', 'a-mark'), 'former')
  await run('restore', backup, target)
  const asides = readdirSync(target).filter((name) => name.startsWith('before-restore-'))
  const marks = asides.map((name) => existsSync(join(target, name, 'media', 'a-mark')))
  expect(marks).toContain(true)
  expect(existsSync(join(target, 'media', 'a-mark'))).toBe(false)
})

it('a damaged backup is refused, and the data stays as it is', async () => {
  const { backup } = await backedUp()
  const target = newFolder()
  await run('restore', backup, target)
  const before = readdirSync(target)
  writeFileSync(join(backup, 'shop.db'), 'nothing')
  const { code, words } = await run('restore', backup, target)
  expect(words).toMatch(/shop\.db of this backup is damaged/)
  expect(code).toBe(1)
  expect(readdirSync(target)).toEqual(before)
})

it.each([
  ['nothing', '/no/such/file', /doesn't exist/],
  ['a folder that is none', tmpdir(), /is not a backup/],
])('%s is no backup', async (_what, name, words) => {
  const answer = await run('restore', name, newFolder())
  expect(answer.code).toBe(1)
  expect(answer.words).toMatch(words)
})

it('a file that is no backup is refused', async () => {
  const file = join(newFolder(), 'letter.txt')
  writeFileSync(file, 'Dear shop, '.repeat(500))
  const answer = await run('verify-backup', file, newFolder())
  expect(answer).toMatchObject({ code: 1 })
  expect(answer.words).toMatch(/is not a backup of eTrend/)
})

it('a swap goes on where it was interrupted, at every step', async () => {
  const { backup } = await backedUp()
  const made = newFolder()
  await run('restore', backup, made)
  for (const done of [0, 1, 2, 3, 4, 5]) {
    const folder = newFolder()
    cpSync(made, folder, { recursive: true })
    cpSync(join(made, 'media'), join(folder, 'restored', 'media'), { recursive: true })
    cpSync(join(made, 'secrets'), join(folder, 'restored', 'secrets'), { recursive: true })
    cpSync(join(made, 'shop.db'), join(folder, 'restored', 'shop.db'))
    writeFileSync(join(folder, 'restored', 'secrets', 'mark'), '')
    await requestSwap(folder, { restored: 'restored', set_aside: 'aside' })
    const steps = stepsOf(folder)
    for (const step of steps.slice(0, done)) step()
    await swapIfRequested(dataDirParts(folder))
    expect(existsSync(join(folder, 'secrets', 'mark'))).toBe(true)
    expect(readdirSync(join(folder, 'aside')).toSorted()).toEqual(['media', 'secrets', 'shop.db'])
    expect(existsSync(join(folder, 'restore.json'))).toBe(false)
  }
})

/** The moves of a swap, one by one, as a process that was killed may have done them. */
function stepsOf(folder: string) {
  const move = (part: string, from: string, to: string) => () => {
    cpSync(join(folder, from, part), join(folder, to, part), { recursive: true })
    rmSync(join(folder, from, part), { recursive: true })
  }
  return ['shop.db', 'media', 'secrets'].flatMap((part) => [
    move(part, '.', 'aside'),
    move(part, 'restored', '.'),
  ])
}

it('a database that is missing beside pictures or secrets is not replaced by a new shop', async () => {
  const { folder } = await backedUp()
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  const folders = dataDirParts(copy)
  mkdirSync(folders.media, { recursive: true })
  mkdirSync(folders.secrets, { recursive: true })
  rmSync(folders.database, { force: true })
  writeFileSync(join(copy, 'secrets-are-made-by-the-server'), '')
  writeFileSync(join(folders.secrets, 'tokens.key'), 'of the shop that lost its database')
  expect(() => refuseLostDatabase(folders)).toThrow(/database is missing or empty/)
  writeFileSync(folders.database, '')
  expect(() => refuseLostDatabase(folders)).toThrow(/database is missing or empty/)
})

it('the list says which backup can’t be read', async () => {
  const { backup, backups } = await backedUp()
  writeFileSync(join(backup, 'manifest.json'), '{')
  const [listed] = await openBackupStore(backups.store.folder).list()
  expect(z.object({ wrong: z.string() }).parse(listed).wrong).toMatch(/manifest.json is damaged/)
})
