import { inTransaction } from '@etrend/postgres'
import { expect, it } from 'vitest'
import { connectionsTo } from '../test/postgres'
import { openTestShop } from '../test/test-app'
import { urlOfShop } from '../test/test-database'

const here = { url: '/readyz', remoteAddress: '127.0.0.1' }

it('/readyz answers 503 when this server’s copy of the catalogue is more than 10 s old', async () => {
  const { app, folder } = await openTestShop()
  await inTransaction(connectionsTo(urlOfShop(folder)), '', async (tx) => {
    await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await tx.query('LOCK TABLE catalogue_change IN ACCESS EXCLUSIVE MODE')
    expect((await app.inject(here)).statusCode).toBe(200)
    await expect
      .poll(async () => (await app.inject(here)).body, { timeout: 30_000 })
      .toMatch(/"What shoppers see is \d\d s old\."/)
    expect((await app.inject(here)).statusCode).toBe(503)
  })
  await expect.poll(async () => (await app.inject(here)).statusCode).toBe(200)
})
