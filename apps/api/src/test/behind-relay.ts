import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openDatabase } from '../db/client'
import { newFolder } from './folders'
import { relayTo } from './relay'
import { openTestShop } from './test-app'
import { urlOfShop } from './test-database'

/** The database of a second server of a shop on PostgreSQL, whose way to it a test can break. */
export async function serverBehindRelay() {
  const { db: first, folder, disk } = await openTestShop()
  const relay = await relayTo(urlOfShop(folder))
  const own = newFolder()
  const mirror = join(own, 'catalogue.db')
  const place = { folder: own, database: '', databaseUrl: relay.url, mirror }
  const db = openDatabase(place, () => {})
  await db.ready()
  onTestFinished(async () => {
    relay.cut()
    await db.close()
    rmSync(own, { recursive: true })
  })
  return { first, db, disk, relay }
}
