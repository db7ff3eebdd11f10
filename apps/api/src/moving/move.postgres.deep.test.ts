import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPortable } from '@etrend/database'
import { inTransaction, rowsOf } from '@etrend/postgres'
import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { dataDirParts } from '../data-dir/data-dir'
import { openDatabase } from '../db/client'
import { filesUnder } from '../test/files-under'
import { orderingShop } from '../test/ordering'
import { connectionsTo, makeDatabase } from '../test/postgres'
import { urlOfShop } from '../test/test-database'
import { move } from './move'

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Elsewhere = { DATABASE_URL?: string; replaces?: boolean }

/** Runs the command for the shop in `dataDir`; returns what it said. */
async function moved(to: string, dataDir: string, { replaces = false, ...env }: Elsewhere = {}) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await move(to, { folders: dataDirParts(dataDir, env), replaces, say })
  return lines.join('\n')
}

/** A shop on PostgreSQL with one order. */
async function soldShop() {
  const shop = await orderingShop()
  const { number } = await shop.placed()
  return { ...shop, number, url: urlOfShop(shop.folder) }
}

/** Every row of every table, and the last id of each, as one text for each table. */
function contents(file: string) {
  const copy = openPortable(file)
  const texts = copy
    .tables()
    .map((table) => [
      table.name,
      JSON.stringify([...copy.rows(table)]),
      table.identity && copy.lastId(table),
    ])
  copy.close()
  return texts
}

/** The same of the database at this URL. */
async function contentsAt(url: string) {
  const folder = newFolder()
  const db = openDatabase(
    { folder, database: '', databaseUrl: url, mirror: join(folder, 'catalogue.db') },
    () => {},
  )
  const file = join(folder, 'copy.db')
  await db.copyTo(file)
  await db.close()
  return contents(file)
}

/** The paths of the pictures and secrets in the database at this URL. */
async function filesAt(url: string) {
  const rows = await rowsOf(connectionsTo(url), 'SELECT path FROM shop_file ORDER BY path')
  return rows.map((row) => String(row['path']))
}

/** The indexes, constraints and triggers of a database. */
async function rulesOf(url: string) {
  const rules = `SELECT indexdef AS rule FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conname || pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT tgname || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY rule`
  return await rowsOf(connectionsTo(url), rules)
}

describe('moving a shop', () => {
  it('out of PostgreSQL and into another database changes no row and no next number', async () => {
    const { url, folder } = await soldShop()
    const target = newFolder()
    expect(await moved(target, folder, { DATABASE_URL: url })).toMatch(
      /Moved and checked: 1 orders/,
    )
    const before = await contentsAt(url)
    expect(contents(join(target, 'shop.db'))).toEqual(before)
    const files = filesUnder(target).filter((path) => /^(media|secrets)\//.test(path))
    expect(files).toHaveLength(7)
    expect(files).toEqual(await filesAt(url))

    const { url: next } = await makeDatabase()
    expect(await moved(next, target)).toContain('Start the shop with DATABASE_URL from now on.')
    expect(await contentsAt(next)).toEqual(before)
    expect(await filesAt(next)).toEqual(files)
    expect(existsSync(join(target, 'shop.db'))).toBe(false)
    expect(readdirSync(target).filter((name) => name.startsWith('moved-'))).toHaveLength(1)
    await expect(moved(next, target)).rejects.toThrow('has moved already')
  })

  it('leaves nobody writing where it was, and can be repeated', async () => {
    const { url, folder, place, db } = await soldShop()
    const target = newFolder()
    await moved(target, folder, { DATABASE_URL: url })
    expect((await place()).statusCode).toBe(503)
    await expect(db.migrations.state()).rejects.toThrow('has moved out of the database')

    const again = newFolder()
    await moved(again, folder, { DATABASE_URL: url })
    expect(contents(join(again, 'shop.db'))).toEqual(contents(join(target, 'shop.db')))
  })

  it('takes what a writer commits while the move waits for it', async () => {
    const { url, folder } = await soldShop()
    const other = connectionsTo(url)
    const target = newFolder()
    let moving: Promise<string> | undefined
    await inTransaction(other, '', async (tx) => {
      await tx.query('LOCK TABLE writer_turn IN EXCLUSIVE MODE')
      moving = moved(target, folder, { DATABASE_URL: url })
      const waiting = `SELECT count(*) AS n FROM pg_locks WHERE NOT granted AND relation = 'writer_turn'::regclass`
      await expect.poll(async () => (await rowsOf(tx, waiting))[0]).toEqual({ n: 1 })
      await tx.query(`INSERT INTO size (size_name) VALUES ('Committed last')`)
    })
    await moving
    expect(JSON.stringify(contents(join(target, 'shop.db')))).toContain('Committed last')
  })

  it('goes back to where it came from', async () => {
    const { url, folder, place, db } = await soldShop()
    const rules = await rulesOf(url)
    const target = newFolder()
    await moved(target, folder, { DATABASE_URL: url })
    await moved(url, target)
    expect(await db.migrations.state()).toBe('current')
    expect((await place()).statusCode).toBe(201)
    expect(await rulesOf(url)).toEqual(rules)
  })

  it('says that it copies and that it checks', async () => {
    const { url, folder } = await soldShop()
    const target = newFolder()
    const checking = /^All rows are copied\. Checking/m
    expect(await moved(target, folder, { DATABASE_URL: url })).toMatch(checking)
    expect(await moved(url, target)).toMatch(checking)
  })

  it('doesn’t replace another shop unless it is told to', async () => {
    const { url, folder } = await soldShop()
    const other = await soldShop()
    const target = newFolder()
    await moved(target, folder, { DATABASE_URL: url })
    await expect(moved(other.url, target)).rejects.toThrow('holds a shop already')
    expect(existsSync(join(target, 'shop.db'))).toBe(true)
    await moved(other.url, target, { replaces: true })
    expect(await contentsAt(other.url)).toEqual(await contentsAt(url))
  })

  it('is refused, with nothing changed, where a level isn’t the sum of its movements', async () => {
    const { url, folder, db } = await soldShop()
    await db.write.run(sql`UPDATE stock_level SET quantity = quantity + 1 WHERE product_color = 3`)
    const target = newFolder()
    await moved(target, folder, { DATABASE_URL: url })
    const { url: next } = await makeDatabase()
    await expect(moved(next, target)).rejects.toThrow('are not the sums of their movements')
    expect(existsSync(join(target, 'shop.db'))).toBe(true)
  })

  it('says what is missing', async () => {
    const { url, folder } = await soldShop()
    await expect(moved(url, folder)).rejects.toThrow('holds no shop to move')
    await expect(moved(newFolder(), folder)).rejects.toThrow('Set DATABASE_URL')
    await expect(moved(url, folder, { DATABASE_URL: url })).rejects.toThrow('in PostgreSQL already')
    const { url: empty } = await makeDatabase()
    await expect(moved(newFolder(), folder, { DATABASE_URL: empty })).rejects.toThrow(
      'no shop to move',
    )
  })
})
