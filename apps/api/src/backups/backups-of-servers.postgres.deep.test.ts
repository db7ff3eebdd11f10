import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { backupList } from '@etrend/contract'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { staff, type TestShop } from '../test/open-shop'
import { connectionsTo } from '../test/postgres'
import { urlOfShop } from '../test/test-database'
import { twoServers } from '../test/two-servers'

const listOf = async ({ get }: Pick<TestShop, 'get'>) =>
  backupList.parse((await get('/staff/backups/')).json())

const stateAt = async (shop: TestShop) => (await listOf(shop)).job?.state

/** Two servers with one BACKUP_DIR; `hold` lets a backup wait at the table of slides, until the returned call. */
async function servers() {
  const [first, second] = await twoServers('shelf')
  const operator = connectionsTo(urlOfShop(first.folder))
  async function hold() {
    const lock = await operator.connect()
    await lock.query('SET idle_in_transaction_session_timeout = 0')
    await lock.query('BEGIN; LOCK TABLE slide IN ACCESS EXCLUSIVE MODE')
    return async () => {
      await lock.query('ROLLBACK')
      lock.release()
    }
  }
  return { first, second, hold }
}

it('a backup that one server makes is shown by another, which begins no second one', async () => {
  const { first, second, hold } = await servers()
  expect((await listOf(second)).job).toBeNull()
  const goOn = await hold()
  expect((await first.post('/staff/backups/')).statusCode).toBe(202)
  expect((await listOf(second)).job).toMatchObject({ kind: 'backup', state: 'running' })
  const refused = await second.post('/staff/backups/')
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    { message: 'Another backup or restore is at work: wait until it is done.' },
  ])
  await expect(second.backups.make('staff')).rejects.toThrow(/wait until it is done/)
  await goOn()
  await expect.poll(() => stateAt(second)).toBe('done')
  expect((await listOf(second)).backups).toHaveLength(1)
  expect((await second.post('/staff/backups/')).statusCode).toBe(202)
  await expect.poll(() => stateAt(first)).toBe('done')
})

it('a backup whose server loses the database is shown as interrupted, and another can be made', async () => {
  const { first, second, hold } = await servers()
  const goOn = await hold()
  const { ended } = await first.backups.begin('staff')
  const failure = ended.then(String, String)
  const other = connectionsTo(urlOfShop(first.folder))
  await other.query(`SELECT pg_terminate_backend(pid) FROM pg_locks
    WHERE locktype = 'advisory' AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
  await expect
    .poll(async () => (await listOf(second)).job)
    .toMatchObject({
      state: 'failed',
      message: 'It was interrupted: its server stopped, or lost its connection to the database.',
    })
  await goOn()
  expect(await failure).toMatch(/was lost with its connection/)
  expect((await second.post('/staff/backups/')).statusCode).toBe(202)
  await expect.poll(() => stateAt(first)).toBe('done')
})

it('a download that one server allows is given once, by any server that has the backup', async () => {
  const { first, second } = await servers()
  const { id } = await first.backups.make('staff')
  const given = async () => {
    const password = { current_password: staff.password }
    const answer = await first.post(`/staff/backups/${id}/download/`, password)
    return z.object({ path: z.string() }).parse(answer.json()).path
  }
  const path = await given()
  expect((await second.get(path)).headers['content-type']).toBe('application/x-tar')
  for (const shop of [first, second]) expect((await shop.get(path)).statusCode).toBe(404)
  const late = await given()
  await second.later(2)
  expect((await second.get(late)).statusCode).toBe(404)

  const elsewhere = await given()
  rmSync(join(second.folder, 'backups', id), { recursive: true })
  const refused = await first.get(elsewhere)
  expect([refused.statusCode, refused.json()]).toEqual([
    404,
    {
      message: `The server that was asked for the backup ${id} doesn’t have it: all servers of the shop need the same BACKUP_DIR, in a folder that they share.`,
    },
  ])
})
