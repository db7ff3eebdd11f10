import { inTransaction } from '@etrend/postgres'
import { expect, it } from 'vitest'
import { staff } from '../../test/open-shop'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { connectionsTo } from '../../test/postgres'
import { openTestShop } from '../../test/test-app'
import { urlOfShop } from '../../test/test-database'

const web = { host: '127.0.0.1', 'x-session': 'web' }

// Each waits 10 s: for as long as the shop waits for a lock.

it('an order that waits too long for its turn is answered 503, and the next one succeeds', async () => {
  const { folder, place, get } = await orderingShop()
  await locked(folder, 'writer_turn IN EXCLUSIVE MODE', async () => {
    const answer = await place()
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '1',
      { message: 'The shop can’t be asked just now. Please try again in a moment.' },
    ])
    expect((await get('/store/products')).statusCode).toBe(200)
  })
  expect((await place(oneSkirt)).statusCode).toBe(201)
})

it('while counts can’t be reached, sign-ins are answered 503 and let nobody in', async () => {
  const { app, folder } = await openTestShop()
  const signIn = () => app.inject({ method: 'POST', url: '/login/', payload: staff, headers: web })
  await locked(folder, 'recent_attempt IN EXCLUSIVE MODE', async () => {
    const answer = await signIn()
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1'])
  })
  expect((await signIn()).statusCode).toBe(200)
})

/** Runs `work` while another connection to the shop's database holds the lock that `table` names. */
async function locked(folder: string, table: string, work: () => Promise<void>) {
  await inTransaction(connectionsTo(urlOfShop(folder)), '', async (tx) => {
    await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0')
    await tx.query(`LOCK TABLE ${table}`)
    await work()
  })
}
