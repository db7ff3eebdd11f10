import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { openPool, unhurried, openMirror } from '@etrend/postgres'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { migrationsFolder } from '../../paths'
import { newFolder } from '../../test/folders'
import { connectionsTo } from '../../test/postgres'
import { openTestShop } from '../../test/test-app'
import { urlOfShop } from '../../test/test-database'

const MANY_SIZES = 300_000

/** A shop with very many rows, and a copy of its catalogue; `restricted` is one whose connection may be idle so many ms. */
async function largeShop(idle: number) {
  const { folder } = await openTestShop()
  const url = urlOfShop(folder)
  const operator = connectionsTo(url)
  // Without triggers, which would log each row.
  await operator.query('SET session_replication_role = replica')
  await operator.query(
    `INSERT INTO size (size_name) SELECT 'S' || n FROM generate_series(1, ${MANY_SIZES}) AS n`,
  )
  return { operator, ...restricted(idle), restricted }

  function restricted(idle_in_transaction_session_timeout: number) {
    const pool = openPool(url, 1, { ...unhurried, idle_in_transaction_session_timeout })
    const cache = newFolder()
    const mirror = openMirror(pool, join(cache, 'catalogue.db'), migrationsFolder)
    onTestFinished(async () => {
      await pool.end()
      mirror.close()
      rmSync(cache, { recursive: true })
    })
    const sizes = () => mirror.queries.get<{ n: number }>(sql`SELECT count(*) AS n FROM size`).n
    return { mirror, sizes }
  }
}

it('a large catalogue is read though the database ends connections that are idle in a transaction', async () => {
  const { mirror, sizes, restricted } = await largeShop(0)
  const began = process.hrtime.bigint()
  await mirror.catchUp()
  // Of this machine's own time for it, so that a slow machine isn't taken for an idle connection.
  const aThird = Number((process.hrtime.bigint() - began) / 3_000_000n)
  const impatient = restricted(aThird)
  await impatient.mirror.catchUp()
  expect([sizes(), impatient.sizes()]).toEqual([MANY_SIZES, MANY_SIZES])
})

it('while the whole catalogue is read again, the former one is shown whole', async () => {
  const { mirror, operator, sizes } = await largeShop(0)
  await mirror.catchUp()
  await operator.query(`INSERT INTO size (size_name) VALUES ('One more')`)
  // As a restored backup leaves the log: this copy has seen changes that it doesn't name.
  await operator.query(
    `INSERT INTO catalogue_change (seq, kind) OVERRIDING SYSTEM VALUE VALUES (1000000, 'names')`,
  )
  const shown: number[] = []
  let isRead = false
  const reading = mirror.catchUp().then(() => (isRead = true))
  while (!isRead) {
    shown.push(sizes())
    await setImmediate()
  }
  await reading
  expect(shown.length).toBeGreaterThan(5)
  expect(new Set(shown)).toEqual(new Set([MANY_SIZES]))
  expect(sizes()).toBe(MANY_SIZES + 1)
})
