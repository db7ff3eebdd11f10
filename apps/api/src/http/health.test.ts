import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mark, migrateAsNewer, ownNumber } from '../test/newer-version'
import { onPostgres } from '../test/postgres'
import { openTestShop } from '../test/test-app'

const here = { url: '/readyz', remoteAddress: '127.0.0.1' }

it('/readyz answers 503 while the server can’t keep up, and 200 after one long task', async () => {
  const { app } = await openTestShop()
  await blocked(1, 1300)
  expect((await app.inject(here)).statusCode).toBe(200)
  await blocked(4, 1300)
  const answer = await app.inject(here)
  expect(answer.statusCode).toBe(503)
  const { message, problems } = answer.json<{ message: string; problems: object[] }>()
  expect(message).toMatch(/^This server can’t keep up: requests wait 1\d{3} ms/)
  expect(problems).toEqual([{ part: 'load', message }])
  expect((await app.inject({ ...here, remoteAddress: '203.0.113.9' })).json()).toEqual({
    message: 'The shop isn’t ready.',
  })
  await expect.poll(async () => (await app.inject(here)).statusCode).toBe(200)
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

/** Keeps the event loop busy for so many turns, each so many ms long. */
async function blocked(turns: number, ms: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    const end = performance.now() + ms
    while (performance.now() < end);
    // Two turns of the loop, so that a timer that is due runs.
    await new Promise((next) => setTimeout(next))
    await new Promise((next) => setImmediate(next))
  }
}
