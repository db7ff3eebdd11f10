import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { mark, migrateAsNewer, ownNumber } from '../test/newer-version'
import { onPostgres } from '../test/postgres'
import { openTestShop } from '../test/test-app'

const here = { url: '/readyz', remoteAddress: '127.0.0.1' }

it('/readyz answers 503 while the server can’t keep up', async () => {
  let lag = 999
  const { app } = await openTestShop({ lag: () => lag })
  expect((await app.inject(here)).statusCode).toBe(200)
  lag = 1000
  const answer = await app.inject(here)
  expect(answer.statusCode).toBe(503)
  const { message, problems } = answer.json<{ message: string; problems: object[] }>()
  expect(message).toMatch(/^This server can’t keep up: requests wait 1000 ms/)
  expect(problems).toEqual([{ part: 'load', message }])
  expect((await app.inject({ ...here, remoteAddress: '203.0.113.9' })).json()).toEqual({
    message: 'The shop isn’t ready.',
  })
  lag = 0
  expect((await app.inject(here)).statusCode).toBe(200)
})

it('/readyz answers 503 when the database isn’t migrated to this version, and 200 when it is newer', async () => {
  const { app, db, folder } = await openTestShop()
  await migrateAsNewer(folder, 'CREATE TABLE gift_card (code text)')
  expect((await app.inject(here)).json()).toEqual({ status: 'ok', problems: [] })
  await db.write.run(
    onPostgres ? sql`DELETE FROM migration` : sql`DELETE FROM __drizzle_migrations`,
  )
  const answer = await app.inject(here)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { message: 'The database isn’t migrated to this version.' },
  ])
})

it('/readyz answers 503 once a newer version has changed the database in a way that this one can’t use', async () => {
  const { app, folder } = await openTestShop()
  await migrateAsNewer(folder, `${mark(ownNumber() + 1)}\nDROP TABLE product_like`)
  const answer = await app.inject(here)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { message: 'A newer version has changed the database, so this server can’t use it.' },
  ])
})

it('/readyz answers 503 when what shoppers see is more than 10 s old', async () => {
  const { app, db } = await openTestShop()
  const health = vi.spyOn(db, 'health')
  health.mockResolvedValue({ state: 'usable', mirrorAge: 10_000 })
  expect((await app.inject(here)).json()).toEqual({ status: 'ok', problems: [] })
  health.mockResolvedValue({ state: 'usable', mirrorAge: 10_001 })
  const answer = await app.inject(here)
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { message: 'What shoppers see is 10 s old.' },
  ])
})
