import { now } from '@etrend/tooling/given-time'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { payment } from '../../../db/schema/payments'
import { orderingShop, type OrderingShop } from '../../../test/ordering'
import { payAt } from '../../../test/paying'
import { openAgain } from '../../../test/test-database'
import { simulated } from '../gateways'
import { serveSimulator } from './simulator'

/** The simulator as in a process that has just started: it has only the shop's database file. */
async function afterRestart({ folder }: OrderingShop) {
  const db = await openAgain(folder)
  const app = Fastify()
  await serveSimulator(app, { db, clock: () => new Date(now()) }, 'http://localhost:4000')
  onTestFinished(async () => {
    await app.close()
    await db.close()
  })
  return app
}

const authorization = `Key ${simulated.secret_key}`

it('eSewa, simulated, knows after a restart what was paid before', async () => {
  const shop = await orderingShop()
  await payAt(shop, 'esewa', 'pay')
  const [row] = await shop.db.read.select().from(payment)
  const app = await afterRestart(shop)
  const url = `/simulator/esewa/status/?transaction_uuid=${row?.reference}&total_amount=906`
  expect((await app.inject({ url })).json()).toMatchObject({
    status: 'COMPLETE',
    total_amount: 906,
    ref_id: row?.transaction_id,
  })
})

it('Khalti, simulated, knows it too, and pays it back once', async () => {
  const shop = await orderingShop()
  await payAt(shop, 'khalti', 'pay')
  const [row] = await shop.db.read.select().from(payment)
  const app = await afterRestart(shop)
  const ask = (path: string, payload: object) =>
    app.inject({
      method: 'POST',
      url: `/simulator/khalti/${path}/`,
      headers: { authorization },
      payload,
    })
  const look = () => ask('v2/epayment/lookup', { pidx: row?.gateway_reference })
  expect((await look()).json()).toMatchObject({ status: 'Completed', total_amount: 90600 })
  const back = `merchant-transaction/${row?.transaction_id}/refund`
  expect((await ask(back, {})).statusCode).toBe(200)
  expect((await ask(back, { amount: 1 })).statusCode).toBe(400)
  expect((await look()).json()).toMatchObject({ status: 'Refunded' })
})

it('a payment that was open at the restart can still be made', async () => {
  const shop = await orderingShop()
  const { back } = await payAt(shop, 'khalti', 'fail')
  const pidx = new URLSearchParams(back.split('?')[1]).get('pidx')
  const app = await afterRestart(shop)
  const page = await app.inject({ url: `/simulator/khalti/pay/?pidx=${pidx}` })
  expect(page.body).toContain('Rs.\u00a0906')
  const chosen = await app.inject({
    method: 'POST',
    url: '/simulator/khalti/choose',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `id=${pidx}&choice=pay`,
  })
  expect(chosen.headers.location).toContain('status=Completed')
})
