// @module-tag by-engine
// What a database of the shop is (packages/database/src/database.ts), shown on the engine of the test run.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { NOW } from '@etrend/tooling/given-time'
import { asc, count, eq, sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../test/folders'
import { newTestDatabase, refusalOf } from '../test/test-database'
import { brokenRule } from './broken-rules'
import { openFile, type Database, type Queries } from './client'
import { category, color, subcategory } from './schema/catalogue'

const navy = { color_name: 'Navy', hex_code: '#000080' }
const sand = { color_name: 'Sand', hex_code: '#C2B280' }

describe('a transaction', () => {
  it('gives what its work gives, and everything that it wrote is there for every reader', async () => {
    const db = await newTestDatabase()
    const given = await db.transaction(async (tx) => {
      await tx.insert(color).values([navy, sand])
      return await namesIn(tx)
    })
    expect(given).toEqual(['Navy', 'Sand'])
    expect(await namesIn(db.read)).toEqual(given)
    expect(await db.snapshot(namesIn)).toEqual(given)
    expect(db.atOnce(() => mirroredIn(db))).toEqual(given)
  })

  it('that fails leaves nothing, passes its error on, and the next one works', async () => {
    const db = await newTestDatabase()
    const failed = db.transaction(async (tx) => {
      await tx.insert(color).values(navy)
      throw new Error('a bug')
    })
    await expect(failed).rejects.toThrow('a bug')
    expect(await namesIn(db.read)).toEqual([])
    await db.transaction(async (tx) => void (await tx.insert(color).values(sand)))
    expect(await namesIn(db.read)).toEqual(['Sand'])
  })

  it('begins when the one before has ended, so none loses what another has counted', async () => {
    const db = await newTestDatabase()
    await db.transaction(async (tx) => void (await tx.insert(color).values(navy)))
    const countUp = async (tx: Queries) => {
      const [{ hex_code } = navy] = await tx.select().from(color)
      await tx.update(color).set({ hex_code: `${hex_code}+` })
    }
    await Promise.all([1, 2, 3, 4, 5].map(() => db.transaction(countUp)))
    const [found] = await db.read.select().from(color)
    expect(found?.hex_code).toBe('#000080+++++')
  })

  it('isn’t seen by readers before it is committed', async () => {
    const db = await newTestDatabase()
    await db.transaction(async (tx) => {
      await tx.insert(color).values(navy)
      expect(await namesIn(db.read)).toEqual([])
      expect(mirroredIn(db)).toEqual([])
    })
    expect(mirroredIn(db)).toEqual(['Navy'])
  })
})

describe('readers', () => {
  it('can’t write', async () => {
    const db = await newTestDatabase()
    const writes = [
      async () => await db.read.insert(color).values(navy),
      async () => await db.snapshot(async (queries) => await queries.insert(color).values(navy)),
      async () => db.mirror.insert(color).values(navy).run(),
    ]
    for (const write of writes) expect(await refusalOf(write())).toMatch(/read-?only/)
    expect(await namesIn(db.write)).toEqual([])
  })

  it('of a snapshot see one state, whatever is committed meanwhile, also six at the same time', async () => {
    const db = await newTestDatabase()
    const seen = await Promise.all(
      Array.from({ length: 6 }, () =>
        db.snapshot(async (queries) => {
          const before = await namesIn(queries)
          await db.transaction(async (tx) => {
            const [{ rows } = { rows: 0 }] = await tx.select({ rows: count() }).from(color)
            await tx.insert(color).values({ ...navy, color_name: `Color ${rows}` })
          })
          return [before, await namesIn(queries)]
        }),
      ),
    )
    for (const [before, after] of seen) expect(after).toEqual(before)
    expect(await namesIn(db.read)).toHaveLength(6)
  })

  it('learn from the version whether anything was committed', async () => {
    const db = await newTestDatabase()
    const before = db.dataVersion()
    expect(db.dataVersion()).toEqual(before)
    await db.transaction(async (tx) => void (await tx.insert(color).values(navy)))
    const after = db.dataVersion()
    expect(after).not.toEqual(before)
    expect(db.dataVersion()).toEqual(after)
  })

  it('reach a position of another server that they have read already', async () => {
    const db = await newTestDatabase()
    await db.transaction(async (tx) => void (await tx.insert(color).values(navy)))
    // SQLite's mirror is the database itself, so it has no position.
    const position = db.changes.position() ?? '1'
    expect(position).toMatch(/^\d+$/)
    await db.changes.reach(position)
    expect(mirroredIn(db)).toEqual(['Navy'])
  })
})

describe('its rules', () => {
  it('refuse a second row of the same name, and a row that names a missing one', async () => {
    const db = await newTestDatabase()
    await db.write.insert(color).values(navy)
    const second = refusal(() => db.write.insert(color).values({ ...navy, color_name: 'NAVY' }))
    expect(await second).toEqual({ rule: 'unique', name: 'color_name_once' })
    const orphan = { title: 'Tops', category: 7 }
    const { rule } = (await refusal(() => db.write.insert(subcategory).values(orphan))) ?? {}
    expect(rule).toBe('foreign key')
  })

  it('roll one statement back whole, and give no id twice', async () => {
    const db = await newTestDatabase()
    await db.write.insert(category).values([{ title: 'Tops' }, { title: 'Coats' }])
    await refusal(() => db.write.insert(category).values([{ title: 'Hats' }, { title: 'Tops' }]))
    await db.write.delete(category).where(eq(category.title, 'Coats'))
    const [added] = await db.write.insert(category).values({ title: 'Skirts' }).returning()
    expect(added?.id).toBeGreaterThan(2)
    const titles = await db.read.select({ title: category.title }).from(category)
    expect(titles.map(({ title }) => title).toSorted()).toEqual(['Skirts', 'Tops'])
  })
})

describe('its migrations', () => {
  it('are applied once, and leave a usable database as it is', async () => {
    const db = await newTestDatabase()
    await db.write.insert(color).values(navy)
    expect(await db.migrations.state()).toBe('current')
    await db.migrations.apply()
    expect(await namesIn(db.read)).toEqual(['Navy'])
    const { state, mirrorAge } = await db.health()
    expect(state).toBe('usable')
    expect(mirrorAge).toBeGreaterThanOrEqual(0)
  })
})

describe('counts of what happened lately', () => {
  const limit = { key: 'tests:a', windowMs: 60_000, free: 2, pausesMs: [1_000, 5_000] }
  const at = (ms: number) => new Date(NOW + ms)

  it('make an attempt wait after the free ones, and count nothing while it waits', async () => {
    const { recent } = await newTestDatabase()
    expect(await recent.attempt([limit], at(0))).toBe(0)
    expect(await recent.attempt([limit], at(0))).toBe(0)
    expect(await recent.attempt([limit], at(1))).toBe(999)
    expect(await recent.attempt([limit], at(1_000))).toBe(0)
    expect(await recent.attempt([limit], at(1_000))).toBe(5_000)
    await recent.takeBack([limit.key])
    expect(await recent.attempt([limit], at(1_000))).toBe(0)
    await recent.forget([limit.key])
    expect(await recent.attempt([limit], at(1_001))).toBe(0)
  })

  it('judge attempts at the same moment one after the other', async () => {
    const { recent } = await newTestDatabase()
    const waits = await Promise.all([1, 2, 3, 4].map(() => recent.attempt([limit], at(0))))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(2)
  })

  it('begin a new window for calls when the former one has ended', async () => {
    const { recent } = await newTestDatabase()
    expect(await recent.call('a', 1_000, at(0))).toEqual({ calls: 1, leftMs: 1_000 })
    expect(await recent.call('a', 1_000, at(999))).toEqual({ calls: 2, leftMs: 1 })
    expect(await recent.call('b', 1_000, at(999))).toEqual({ calls: 1, leftMs: 1_000 })
    expect(await recent.call('a', 1_000, at(1_000))).toEqual({ calls: 1, leftMs: 1_000 })
  })
})

describe('what servers share', () => {
  it('is a lock that one work has at a time, until it is released', async () => {
    const { locks } = await newTestDatabase()
    const held = await locks.hold('import')
    expect(held?.lost.aborted).toBe(false)
    expect(await locks.hold('import')).toBeUndefined()
    expect([await locks.isHeld('import'), await locks.isHeld('backup')]).toEqual([true, false])
    await held?.release()
    expect(await locks.isHeld('import')).toBe(false)
    const again = await locks.hold('import')
    expect(again).toBeDefined()
    await again?.release()
  })

  it('is a turn, which gives what its work gives', async () => {
    const { locks } = await newTestDatabase()
    const done: string[] = []
    expect(await locks.take('start', async () => 'started')).toBe('started')
    await locks.tryTake('tidying', async () => done.push('tidied'))
    expect(done).toEqual(['tidied'])
  })

  it('is a note, of which the last one stays', async () => {
    const { notes } = await newTestDatabase()
    expect(await notes.read('backup')).toBeUndefined()
    await notes.write('backup', '10 %')
    await notes.write('backup', '20 %')
    expect(await notes.read('backup')).toBe('20 %')
  })
})

describe('its files', () => {
  const path = 'media/ab/abcd-640.webp'
  const bytes = Buffer.from('a picture')

  it('are read, sent, listed and deleted by their path', async () => {
    const { files } = await newTestDatabase()
    await files.write([{ path, bytes }])
    expect(await files.read(path)).toEqual(bytes)
    const opened = await files.open(path)
    expect(opened?.size).toBe(bytes.length)
    expect(await opened?.stream().toArray()).toEqual([bytes])
    expect(await files.list('media', '.webp')).toEqual([{ path, size: bytes.length }])
    expect([await files.list('media', '.avif'), await files.list('secrets')]).toEqual([[], []])
    await files.delete(path)
    expect([await files.read(path), await files.open(path)]).toEqual([undefined, undefined])
  })

  it('are spared for a while once they were kept, and swept when they are old and not used', async () => {
    const { files } = await newTestDatabase()
    await files.write([{ path, bytes }])
    expect(await files.keep([path, 'media/ab/missing-640.webp'])).toBe(false)
    expect(await files.keep([path])).toBe(true)
    await files.remove('media/ab/abcd')
    expect(await files.sweep(() => false)).toBe(0)
    expect(await files.read(path)).toEqual(bytes)
  })

  it('have one value of a secret, whoever makes it first', async () => {
    const { files } = await newTestDatabase()
    const made = await Promise.all(
      ['one', 'two'].map((text) => files.madeOnce('secrets/t.key', () => Buffer.from(text))),
    )
    expect(made[0]).toEqual(made[1])
    expect(await files.madeOnce('secrets/t.key', () => Buffer.from('three'))).toEqual(made[0])
  })
})

it('a copy is a SQLite file with one state of all rows, which tells how far it is', async () => {
  const db = await newTestDatabase()
  await db.write.insert(color).values([navy, sand])
  expect(await db.bytes()).toBeGreaterThan(0)
  const kept = await db.keptRows()
  expect(kept.map(({ table }) => table)).toContain('shop_order')
  expect(kept.every(({ rows }) => rows === 0)).toBe(true)
  const folder = newFolder()
  const file = join(folder, 'copy.db')
  const steps: [number, number][] = []
  await db.copyTo(file, (done, all) => void steps.push([done, all]))
  expect(steps.length).toBeGreaterThan(0)
  expect(steps.every(([done, all]) => done >= 0 && done <= all)).toBe(true)
  const copy = openFile(file)
  onTestFinished(async () => {
    await copy.close()
    rmSync(folder, { recursive: true })
  })
  expect(await copy.migrations.state()).toBe('current')
  expect(await namesIn(copy.read)).toEqual(['Navy', 'Sand'])
})

async function namesIn(queries: Queries) {
  const rows = await queries
    .select({ name: color.color_name })
    .from(color)
    .orderBy(asc(color.color_name))
  return rows.map(({ name }) => name)
}

function mirroredIn({ mirror }: Database) {
  const name = sql<string>`${color.color_name}`
  const rows = mirror.select({ name }).from(color).orderBy(asc(color.color_name)).all()
  return rows.map((row) => row.name)
}

async function refusal(work: () => PromiseLike<unknown>) {
  try {
    await work()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return cause instanceof Error ? brokenRule(cause) : undefined
  }
  return undefined
}
