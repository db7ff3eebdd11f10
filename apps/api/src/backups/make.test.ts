import { appendFileSync, readFileSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { now } from '@etrend/tooling/given-time'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dataDirParts } from '../data-dir/data-dir'
import { filesUnder } from '../test/files-under'
import { png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'
import { ignoreForeignKeys } from '../test/test-database'
import { openBackups } from './backups'
import { openListed } from './entries'
import { verifyBackup } from './verify'

type Stocked = Awaited<ReturnType<typeof stockedShop>>

const picturesOf = ({ folder }: Pick<TestShop, 'folder'>) =>
  filesUnder(join(folder, 'backups', 'pictures'))

async function addPicture({ form }: Stocked, color: string) {
  const image = await png(color)
  const added = await form('POST', '/comp/createColor/', { color_name: color, hex_code: color })
  const fields = { product: '1', color: String(added.json<{ id: number }>().id), color_img: image }
  expect((await form('POST', '/comp/createproductcolor/', fields)).statusCode).toBe(201)
}

it('a backup holds the database, every picture and the secrets, and can be verified', async () => {
  const shop = await stockedShop()
  const manifest = await shop.backups.make('staff')
  const paths = manifest.files.map(({ path }) => path)
  expect(paths).toContain('secrets/tokens.key')
  expect(manifest.database.rows).toMatchObject({ product: 1, product_color: 1, user: 1 })
  expect(paths.filter((path) => path.startsWith('media/'))).toEqual(
    (await shop.db.files.list('media')).map(({ path }) => path),
  )
  await expect(verifyBackup(openListed(shop.backups.store, manifest))).resolves.toBeUndefined()
})

it('unchanged pictures are not copied again, new ones are', async () => {
  const shop = await stockedShop()
  await shop.backups.make('staff')
  const first = picturesOf(shop)
  await shop.backups.make('staff')
  expect(picturesOf(shop)).toEqual(first)
  await addPicture(shop, '#aa0000')
  const manifest = await shop.backups.make('staff')
  expect(picturesOf(shop).length).toBeGreaterThan(first.length)
  await verifyBackup(openListed(shop.backups.store, manifest))
})

it('a backup is refused before it begins where the pictures that it would copy don’t fit', async () => {
  const { db, folder } = await stockedShop()
  const pictures = (await db.files.list('media')).reduce((sum, { size }) => sum + size, 0)
  const space = { free: 0, total: 0, low: 100, full: 10 }
  const backups = openBackups({
    db,
    folders: dataDirParts(folder),
    clock: () => new Date(now()),
    readSpace: async () => space,
  })
  await expect(backups.make('staff')).rejects.toThrow(/no room for a backup/)
  // Measured now: the note about a failed backup is in the database too.
  const database = await db.bytes()
  space.free = database + pictures + space.low
  await expect(backups.make('staff')).rejects.toThrow(/no room for a backup .* it needs \d+ MB/)
  expect(readdirSync(join(folder, 'backups'))).toEqual(['lock.db'])
  space.free += 1
  await backups.make('staff')
  // The next one copies no picture again.
  space.free = database + space.low + 1
  await backups.make('staff')
})

it('deleting a backup deletes the pictures that only it had', async () => {
  const shop = await stockedShop()
  const before = await shop.backups.make('staff')
  const first = picturesOf(shop)
  await addPicture(shop, '#00aa00')
  const after = await shop.backups.make('staff')
  const { store } = shop.backups
  await store.alone(() => store.remove(after.id))
  expect(picturesOf(shop)).toEqual(first)
  await verifyBackup(openListed(store, before))
})

it('a writing transaction while the copy begins doesn’t make it empty', async () => {
  const { db, backups } = await stockedShop()
  const long = db.transaction(async (tx) => {
    await tx.run(sql`UPDATE shop SET low_stock = 7`)
    for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate)
  })
  const manifest = await backups.make('staff')
  await long
  expect(manifest.database.rows).toMatchObject({ product: 1, shop: 1 })
})

it.each([
  ['an altered database', 'shop.db', (file: string) => appendFileSync(file, 'x')],
  ['a cut database', 'shop.db', (file: string) => truncateSync(file, 4096)],
  ['a missing database', 'shop.db', (file: string) => rmSync(file)],
])('%s is found', async (_what, name, damage) => {
  const { backups } = await stockedShop()
  const manifest = await backups.make('staff')
  damage(join(backups.store.folderOf(manifest.id), name))
  await expect(verifyBackup(openListed(backups.store, manifest))).rejects.toThrow(/shop\.db .+\.$/)
})

it('a picture with one altered byte is found', async () => {
  const { backups, folder } = await stockedShop()
  const manifest = await backups.make('staff')
  const [picture = ''] = picturesOf({ folder })
  appendFileSync(join(folder, 'backups', 'pictures', picture), 'x')
  await expect(verifyBackup(openListed(backups.store, manifest))).rejects.toThrow(
    /media\/.+ is damaged/,
  )
})

it('a backup whose copy lacks a row is refused, and leaves nothing behind', async () => {
  const { backups, folder, db } = await stockedShop()
  await ignoreForeignKeys(db)
  await db.write.run(sql`UPDATE product SET subcategory = 999`)
  await expect(backups.make('staff')).rejects.toThrow(/name rows that are missing/)
  expect(await backups.lastJob()).toMatchObject({ state: 'failed' })
  expect(readdirSync(join(folder, 'backups')).filter((name) => name !== 'lock.db')).toEqual([])
})

it('no second backup starts while one runs, in this process or another', async () => {
  const { backups } = await stockedShop()
  const { ended } = await backups.begin('staff')
  await expect(backups.make('staff')).rejects.toThrow(/wait until it is done/)
  const { id } = await ended
  expect(readFileSync(join(backups.store.folderOf(id), 'manifest.json'), 'utf8')).toContain(id)
})
