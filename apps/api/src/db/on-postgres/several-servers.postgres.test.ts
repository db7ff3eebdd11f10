// @module-tag by-engine

import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../../test/folders'
import { connectionsTo } from '../../test/postgres'
import { openTestShop } from '../../test/test-app'
import { openAgain, urlOfShop } from '../../test/test-database'
import { replaceShop } from '../client'
import { category } from '../schema/catalogue'

/** The database of a shop as two servers have it, and a connection of an operator. */
async function twoServers() {
  const { db, folder } = await openTestShop()
  const other = await openAgain(folder)
  onTestFinished(() => other.close())
  const url = urlOfShop(folder)
  return { db, other, url, operator: connectionsTo(url) }
}

/** A promise, and the call that resolves it. */
function signal() {
  let send = () => {}
  const sent = new Promise<void>((resolve) => (send = resolve))
  return { send, sent }
}

it('while one server does some work, another skips the same work and does other work', async () => {
  const { db, other } = await twoServers()
  const done: string[] = []
  const [begun, mayEnd] = [signal(), signal()]
  const first = db.locks.tryTake('tidying', async () => {
    begun.send()
    await mayEnd.sent
    done.push('first')
  })
  await begun.sent
  await other.locks.tryTake('tidying', async () => void done.push('second'))
  await other.locks.tryTake('nightly backup', async () => void done.push('other work'))
  mayEnd.send()
  await first
  await other.locks.tryTake('tidying', async () => void done.push('third'))
  expect(done).toEqual(['other work', 'first', 'third'])
})

it('servers that open a shop together take turns, also after one that fails', async () => {
  const { db, other } = await twoServers()
  const log: string[] = []
  const open = (name: string, fails: boolean) => async () => {
    log.push(`${name} begins`)
    await new Promise(setImmediate)
    log.push(`${name} ends`)
    if (fails) throw new Error('not opened')
    return name
  }
  const both = [
    db.locks.take('opening', open('a', true)),
    other.locks.take('opening', open('b', false)),
  ]
  const [a, b] = await Promise.allSettled(both)
  expect(a).toMatchObject({ status: 'rejected', reason: { message: 'not opened' } })
  expect(b).toMatchObject({ status: 'fulfilled', value: 'b' })
  const [first = ''] = log
  const second = first.startsWith('a') ? 'b' : 'a'
  expect(log).toEqual([first, `${first[0]} ends`, `${second} begins`, `${second} ends`])
})

it('a server whose connections end has no lock any more', async () => {
  const { db, other, operator } = await twoServers()
  const [begun, mayEnd] = [signal(), signal()]
  const first = db.locks.take('opening', async () => {
    begun.send()
    await mayEnd.sent
  })
  await begun.sent
  const next = other.locks.take('opening', async () => 'opened')
  await operator.query(`SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  expect(await next).toBe('opened')
  mayEnd.send()
  await first
})

it('a restored backup reaches the other server, which is to open anew', async () => {
  const { db, other, url } = await twoServers()
  const folder = newFolder()
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [backup, aside] = [join(folder, 'backup'), join(folder, 'aside')]
  for (const made of [backup, aside]) mkdirSync(made)
  await db.copyTo(join(backup, 'shop.db'))
  await replaceShop({ folder, database: '', databaseUrl: url, mirror: '' }, backup, aside)
  await other.replaced
  expect(existsSync(join(aside, 'shop.db'))).toBe(true)
})

it('a server hears of a change that another has committed, also after its connection was cut', async () => {
  const { db, other, operator } = await twoServers()
  const title = () =>
    other.mirror
      .select({ title: category.title })
      .from(category)
      .all()
      .map((row) => row.title)
  await db.transaction(async (tx) => void (await tx.insert(category).values({ title: 'Women' })))
  await expect.poll(title).toEqual(['Women'])
  await operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'LISTEN%'`)
  await db.transaction(async (tx) => void (await tx.insert(category).values({ title: 'Men' })))
  await expect.poll(title).toEqual(['Women', 'Men'])
})
