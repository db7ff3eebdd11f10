// @module-tag by-engine

import { StartError } from '@etrend/database'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dataDirParts } from '../../data-dir/data-dir'
import { migrateSafely } from '../../start/migrate-safely'
import { mark, migrateAsNewer, ownNumber } from '../../test/newer-version'
import { orderingShop } from '../../test/ordering'
import { openAgain } from '../../test/test-database'

const added = `ALTER TABLE product ADD COLUMN fabric text DEFAULT 'Cotton' NOT NULL;
CREATE TABLE gift_card (code text PRIMARY KEY, product integer REFERENCES product (id))`

describe('a database that a newer version has migrated', () => {
  it('is used on by a running shop of this version: orders, changes and lists', async () => {
    const shop = await orderingShop()
    await migrateAsNewer(shop.folder, added)
    expect((await shop.place()).statusCode).toBe(201)
    const title = 'Blouse of silk'
    const renamed = await shop.patch('/product/updateDeleteProduct/1/', { title })
    expect(renamed.statusCode).toBe(200)
    expect((await shop.get('/store/products')).body).toContain(title)
    expect((await shop.get('/staff/orders')).json()).toMatchObject([{ state: 'placed' }])
  })

  it('is opened by this version, which says so and leaves it as it is', async () => {
    const { folder, backups } = await orderingShop()
    await migrateAsNewer(folder, added)
    const db = await opened(folder)
    const said: string[] = []
    await migrateSafely({
      db,
      folders: dataDirParts(folder),
      backups,
      say: (line) => said.push(line),
    })
    expect(said).toEqual([
      expect.stringContaining('newer version of eTrend, and this version can use it'),
    ])
    expect(await db.migrations.state()).toBe('newer')
    expect(await db.read.all(sql`SELECT fabric FROM product WHERE id = 1`)).toEqual([
      { fabric: 'Cotton' },
    ])
    expect(db.mirror.all(sql`SELECT title FROM product WHERE id = 1`)).toEqual([
      { title: 'Blouse' },
    ])
  })

  it('is opened when it is compatible since the newest migration of this version', async () => {
    const { folder } = await orderingShop()
    await migrateAsNewer(folder, `${mark(ownNumber())}\nDROP TABLE product_like`)
    expect(await (await opened(folder)).migrations.state()).toBe('newer')
  })

  it('is refused when it is compatible only since the migration after that', async () => {
    const { folder } = await orderingShop()
    await migrateAsNewer(folder, `${mark(ownNumber() + 1)}\nDROP TABLE product_like`)
    const opening = opened(folder)
    await expect(opening).rejects.toThrow(StartError)
    await expect(opening).rejects.toThrow(
      /^This database comes from a newer version of eTrend, which changed it .+ the backup .+\.$/,
    )
  })
})

async function opened(folder: string) {
  const db = await openAgain(folder)
  onTestFinished(() => db.close())
  return db
}
