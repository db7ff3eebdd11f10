import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkDatabase } from '@etrend/database'
import { inTransaction, rowsOf } from '@etrend/postgres'
import { NOW } from '@etrend/tooling/given-time'
import { expect, it, onTestFinished } from 'vitest'
import { dataDirParts } from '../data-dir/data-dir'
import { openSource } from '../db/client'
import { newFolder } from '../test/folders'
import { orderingShop } from '../test/ordering'
import { connectionsTo, makeDatabase } from '../test/postgres'
import { urlOfShop } from '../test/test-database'
import { backupCommand } from './command'
import { openNamed } from './find'
import { stageRestore } from './stage'
import { isSwapRequested, swapIfRequested } from './swap'

/** A shop in a folder; with a URL, its rows, pictures and secrets are in PostgreSQL. */
type Place = { folder: string; url?: string }

function temporary() {
  const folder = newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const onFile = (): Place => ({ folder: temporary() })
const onPostgres = async (): Promise<Place> => ({
  folder: temporary(),
  url: (await makeDatabase()).url,
})

function foldersOf({ folder, url }: Place) {
  return dataDirParts(folder, url ? { DATABASE_URL: url } : {})
}

/** Runs a command on a shop; returns what it said. */
async function run(command: string, names: string[], place: Place) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const code = await backupCommand(command, names, {
    folders: foldersOf(place),
    say,
    complain: say,
  })
  const said = lines.join('\n')
  expect([said, code]).toEqual([said, 0])
  return said
}

/** Makes a backup of a shop, verifies it and gives its folder. */
async function backedUp(place: Place) {
  const [, folder = ''] = /Backed up and checked: (.+)/.exec(await run('backup', [], place)) ?? []
  await run('verify-backup', [folder], place)
  return folder
}

/** A shop's pictures and secrets with their contents, and how many rows its tables have. */
async function contentsOf(place: Place) {
  const source = openSource(foldersOf(place))
  const copy = join(temporary(), 'copy.db')
  await source.copyTo(copy)
  const files: [string, string | undefined][] = []
  for (const folder of ['media', 'secrets'] as const) {
    for (const { path } of await source.files.list(folder))
      files.push([path, (await source.files.read(path))?.toString('base64')])
  }
  await source.close()
  // Each restore adds one.
  const { restoration: _, ...rows } = checkDatabase(copy).rows
  return { files, rows }
}

/** A shop on PostgreSQL with so many orders; this machine has no copy of its picture. */
async function soldShop(orders: number): Promise<{ folder: string; url: string }> {
  const shop = await orderingShop()
  for (let order = 0; order < orders; order += 1) await shop.placed()
  rmSync(join(shop.folder, 'media'), { recursive: true, force: true })
  return { folder: shop.folder, url: urlOfShop(shop.folder) }
}

function asideIn({ folder }: Place): Place[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('before-restore-'))
    .map((name) => ({ folder: join(folder, name) }))
}

/** Requests that a backup replaces a shop, as the admin does. */
async function requestRestore(backup: string, place: Place) {
  const { folder } = place
  await stageRestore(await openNamed(backup), { folders: foldersOf(place), now: new Date(NOW) })
  const restoring = readdirSync(folder).find((name) => name.startsWith('restoring-')) ?? ''
  return { request: join(folder, 'restore.json'), restored: join(folder, restoring) }
}

it('a backup has all pictures and keys though this machine has no copy, and restores into another database', async () => {
  const shop = await soldShop(1)
  const before = await contentsOf(shop)
  expect(before.files).toHaveLength(7)
  expect(before.rows).toMatchObject({ shop_order: 1 })
  const target = await onPostgres()
  await run('restore', [await backedUp(shop)], target)
  expect(await contentsOf(target)).toEqual(before)
  expect(asideIn(target)).toEqual([])
  expect(existsSync(join(target.folder, 'secrets'))).toBe(false)
})

it('a backup of a SQLite shop restores into PostgreSQL, and one of that into a file again', async () => {
  const first = onFile()
  await run('restore', [await backedUp(await soldShop(1))], first)
  const before = await contentsOf(first)
  expect(before.files).toHaveLength(7)
  const second = await onPostgres()
  await run('restore', [await backedUp(first)], second)
  expect(await contentsOf(second)).toEqual(before)
  const third = onFile()
  await run('restore', [await backedUp(second)], third)
  expect(await contentsOf(third)).toEqual(before)
})

it('what a restore replaces goes aside, with its pictures and keys', async () => {
  const [shop, other] = [await soldShop(1), await soldShop(2)]
  const [contents, former] = [await contentsOf(shop), await contentsOf(other)]
  await run('restore', [await backedUp(shop)], other)
  expect(await contentsOf(other)).toEqual(contents)
  const aside = asideIn(other)
  expect(await Promise.all(aside.map(contentsOf))).toEqual([former])
})

it('a restore that is cut off in the database changes nothing, and the next start finishes it', async () => {
  const [shop, other] = [await soldShop(1), await soldShop(2)]
  const [contents, former] = [await contentsOf(shop), await contentsOf(other)]
  await requestRestore(await backedUp(shop), other)
  const operator = connectionsTo(other.url)
  await inTransaction(operator, '', async (tx) => {
    // The pictures are replaced last, when every row is already written.
    await tx.query('LOCK TABLE shop_file IN SHARE ROW EXCLUSIVE MODE')
    const swapping = swapIfRequested(foldersOf(other)).catch((error: unknown) => error)
    const waiting = `SELECT pid FROM pg_locks WHERE NOT granted AND relation = 'shop_file'::regclass`
    await expect.poll(async () => (await rowsOf(tx, waiting)).length).toBe(1)
    await tx.query(`SELECT pg_terminate_backend(pid) FROM (${waiting}) AS waiter`)
    expect(await swapping).toBeInstanceOf(Error)
  })
  expect(await contentsOf(other)).toEqual(former)
  expect(isSwapRequested(other.folder)).toBe(true)
  await swapIfRequested(foldersOf(other))
  expect(await contentsOf(other)).toEqual(contents)
  expect(await Promise.all(asideIn(other).map(contentsOf))).toEqual([former])
})

it('a restore that was killed between two steps is finished by the next start', async () => {
  const [shop, other] = [await soldShop(1), await soldShop(2)]
  const [contents, former] = [await contentsOf(shop), await contentsOf(other)]
  const { request, restored } = await requestRestore(await backedUp(shop), other)
  const kept = join(temporary(), 'kept')
  cpSync(restored, join(kept, 'restored'), { recursive: true })
  cpSync(request, join(kept, 'restore.json'))
  const expectSwapped = async () => {
    await swapIfRequested(foldersOf(other))
    expect(await contentsOf(other)).toEqual(contents)
    expect(await Promise.all(asideIn(other).map(contentsOf))).toEqual([former])
    expect([existsSync(request), existsSync(restored)]).toEqual([false, false])
  }
  const again = () => {
    cpSync(join(kept, 'restored'), restored, { recursive: true })
    cpSync(join(kept, 'restore.json'), request)
  }

  // Killed while the former database was written aside.
  const aside = join(
    other.folder,
    restored.slice(restored.lastIndexOf('restoring-')).replace('restoring-', 'before-restore-'),
  )
  mkdirSync(aside)
  writeFileSync(join(aside, 'shop.db.unfinished'), 'half a database')
  await expectSwapped()
  // Killed after the database had been replaced.
  again()
  await expectSwapped()
  // Killed after the restored database had been deleted.
  again()
  rmSync(join(restored, 'shop.db'))
  await expectSwapped()
})
