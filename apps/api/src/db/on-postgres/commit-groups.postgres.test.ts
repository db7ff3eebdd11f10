// @module-tag by-engine

import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connectionsTo } from '../../test/postgres'
import { openTestShop } from '../../test/test-app'
import { openAgain, urlOfShop } from '../../test/test-database'
import type { Queries } from '../client'
import { category } from '../schema/catalogue'

/** A shop's database whose transactions add categories. For its groups no time passes, however slow the machine is. */
async function adding() {
  const { folder } = await openTestShop()
  const db = await openAgain(folder)
  const close = vi.fn<() => Promise<void>>(db.close)
  onTestFinished(() => (close.mock.calls.length === 0 ? close() : undefined))
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => clock.mockRestore())
  const operator = connectionsTo(urlOfShop(folder))

  /** Adds a category, then does `more`; resolves with PostgreSQL's number of the transaction. */
  const add = (title: string, more: (tx: Queries) => Promise<unknown> = async () => {}) =>
    db.transaction(async (tx) => {
      await tx.insert(category).values({ title })
      await more(tx)
      const [row] = await tx.all<{ id: string }>(sql`SELECT pg_current_xact_id()::text AS id`)
      return row?.id
    })

  const titles = async () => {
    const { rows } = await operator.query<{ title: string }>(
      'SELECT title FROM category ORDER BY id',
    )
    return rows.map(({ title }) => title)
  }

  return { close, clock, operator, add, titles }
}

async function bug() {
  throw new Error('a bug')
}

it('transactions that wait for each other are committed together, and none resolves before', async () => {
  const { add, titles } = await adding()
  const seen: string[][] = []
  const note = async (adding: Promise<unknown>) => {
    const id = await adding
    seen.push(await titles())
    return id
  }
  const [first, ...others] = await Promise.all(['SM', 'MD', 'LG'].map((title) => note(add(title))))
  expect(others).toEqual([first, first])
  expect(seen).toEqual([1, 2, 3].map(() => ['SM', 'MD', 'LG']))
  expect(await add('XL')).not.toBe(first)
})

it('a transaction that waited for a long one is committed after it', async () => {
  const { add, clock } = await adding()
  const [long, next] = await Promise.all([
    add('SM', async () => void clock.mockReturnValue(1_000)),
    add('MD'),
  ])
  expect(next).not.toBe(long)
})

it('one that fails is taken back alone, whether it comes first or later, by itself or by PostgreSQL', async () => {
  const { add, titles } = await adding()
  const refused = (tx: Queries) => Promise.resolve(tx.run(sql`SELECT 1 / 0`))
  const works = [add('1', bug), add('2'), add('3', bug), add('4', refused), add('5')]
  const ended = await Promise.allSettled(works)
  expect(ended.map(({ status }) => status === 'fulfilled')).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
  expect(ended[2]).toMatchObject({ reason: new Error('a bug') })
  expect(ended[3]).toMatchObject({ reason: { code: '22012' } })
  expect(await titles()).toEqual(['2', '5'])
})

it('a connection that is lost takes the whole group with it, and the next transaction works', async () => {
  const { add, titles, operator } = await adding()
  const cut = () =>
    operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'idle in transaction'`)
  const ended = await Promise.allSettled([add('1'), add('2', cut)])
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await add('3')
  expect(await titles()).toEqual(['3'])
})

it('when the commit fails, all of its transactions fail and nothing is stored', async () => {
  const { add, titles, operator } = await adding()
  await operator.query(`CREATE FUNCTION no_gloves() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF NEW.title = 'Gloves' THEN RAISE EXCEPTION 'no gloves'; END IF; RETURN NULL; END $$`)
  await operator.query(`CREATE CONSTRAINT TRIGGER no_gloves AFTER INSERT ON category
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION no_gloves()`)
  const ended = await Promise.allSettled([add('Hats'), add('Gloves')])
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await titles()).toEqual([])
  await add('Hats')
  expect(await titles()).toEqual(['Hats'])
})

it('closing waits for the transactions that wait', async () => {
  const { add, close, titles } = await adding()
  const works = ['SM', 'MD'].map((title) => add(title))
  await close()
  await Promise.all(works)
  expect(await titles()).toEqual(['SM', 'MD'])
})
