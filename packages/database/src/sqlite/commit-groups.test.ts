import BetterSqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { commitGroups } from './commit-groups'

function opened() {
  const writer = new BetterSqlite(':memory:')
  writer.pragma('foreign_keys = ON')
  writer.exec(`CREATE TABLE size (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE level (size INTEGER REFERENCES size(id))`)
  const counted = { commits: 0 }
  const groups = commitGroups(writer, () => (counted.commits += 1))
  const insert = writer.prepare('INSERT INTO size (name) VALUES (?)')
  return {
    ...groups,
    writer,
    counted,
    names: () => writer.prepare('SELECT name FROM size ORDER BY id').pluck().all(),
    add: (name: string) => groups.transaction(async () => insert.run(name).lastInsertRowid),
    /** Adds a size, then fails as `fail` says. */
    addAndFail: (name: string, fail: () => void) =>
      groups.transaction(async () => {
        insert.run(name)
        fail()
      }),
  }
}

function bug() {
  throw new Error('a bug')
}

it('transactions that come together are committed together, each with its own result', async () => {
  const { add, names, counted } = opened()
  expect(await Promise.all(['SM', 'MD', 'LG'].map(add))).toEqual([1, 2, 3])
  expect(names()).toEqual(['SM', 'MD', 'LG'])
  expect(counted.commits).toBe(1)
})

it('no transaction resolves before it is committed', async () => {
  const { add, counted } = opened()
  const seen = await Promise.all(['SM', 'MD'].map((name) => add(name).then(() => counted.commits)))
  expect(seen).toEqual([1, 1])
})

it('one that fails is taken back alone, whether it comes first or later', async () => {
  const { add, addAndFail, names } = opened()
  const ended = await Promise.allSettled([
    addAndFail('first', bug),
    add('SM'),
    addAndFail('later', bug),
    add('MD'),
  ])
  expect(ended.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(names()).toEqual(['SM', 'MD'])
})

it('when SQLite takes everything back, as with a full disk, all that waited fail, and the next one works', async () => {
  const { add, addAndFail, names, writer } = opened()
  const lost = () => {
    writer.exec('ROLLBACK')
    throw new Error('database or disk is full')
  }
  const ended = await Promise.allSettled([add('SM'), addAndFail('MD', lost), add('LG')])
  expect(ended).toMatchObject([
    { reason: new Error('database or disk is full') },
    { reason: new Error('database or disk is full') },
    { value: 1 },
  ])
  expect(names()).toEqual(['LG'])
})

it('when the commit fails, all of its transactions fail and nothing is stored', async () => {
  const { add, transaction, names, writer, counted } = opened()
  const brokenAtCommit = transaction(async () => {
    writer.pragma('defer_foreign_keys = ON')
    writer.exec('INSERT INTO level (size) VALUES (99)')
  })
  const ended = await Promise.allSettled([add('SM'), brokenAtCommit])
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(names()).toEqual([])
  expect(counted.commits).toBe(0)
  await add('MD')
  expect(names()).toEqual(['MD'])
})

it('what runs alone is outside a transaction, after what came before it', async () => {
  const { add, alone, names, writer } = opened()
  const adding = add('SM')
  const seen = await alone(async () => ({ isOpen: writer.inTransaction, names: names() }))
  expect(seen).toEqual({ isOpen: false, names: ['SM'] })
  await adding
})

it('settling commits what waits', async () => {
  const { add, settle, writer } = opened()
  const adding = add('SM')
  await new Promise((resolve) => process.nextTick(resolve))
  expect(writer.inTransaction).toBe(true)
  settle()
  expect(writer.inTransaction).toBe(false)
  await adding
})

it('settling leaves a transaction alone that is running', async () => {
  const { add, transaction, settle, counted } = opened()
  const adding = add('SM')
  const running = transaction(async () => {
    settle()
    return counted.commits
  })
  expect(await running).toBe(0)
  await adding
})
