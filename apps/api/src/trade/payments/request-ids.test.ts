import { expect, test } from 'vitest'
import { logLines } from '../../test/log-lines'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { payAt } from '../../test/paying'

const anyNumber: unknown = expect.any(Number)

/** A shop whose log can be read. `ids` are those of the requests whose lines match. */
async function loggedShop() {
  const { lines, logger } = logLines()
  const shop = await orderingShop({ gateways: { simulator: true }, logger })
  const said = (msg: string) => lines.filter((line) => line.msg === msg)
  return { shop, lines, said }
}

test('a gateway’s call carries the id of the request that caused it, its outcome and its time', async () => {
  const { shop, said } = await loggedShop()
  const { back } = await payAt(shop, 'khalti', 'pay', { comesBack: false })
  const headers = { 'x-request-id': 'browser-comes-back' }
  await shop.app.inject({ url: back, headers })
  expect(said('gateway call')).toEqual([
    expect.objectContaining({ gateway: 'khalti', call: 'start', outcome: 'opened' }),
    expect.objectContaining({
      reqId: 'browser-comes-back',
      gateway: 'khalti',
      call: 'status',
      outcome: 'complete',
      ms: anyNumber,
    }),
  ])
})

test('no log line of a paid order names its customer, its keys or what the gateway was sent', async () => {
  const { shop, lines } = await loggedShop()
  for (const method of ['esewa', 'khalti'] as const) await payAt(shop, method, 'pay')
  const text = JSON.stringify(lines)
  expect(lines.length).toBeGreaterThan(5)
  for (const secret of ['8gBm', 'simulated secret key', 'Key ', 'Sita', '9841234567', 'sita@']) {
    expect(text).not.toContain(secret)
  }
})

test('a check by the periodic job has no request id', async () => {
  const { shop, said } = await loggedShop()
  await payAt(shop, 'esewa', 'pay', { comesBack: false })
  await shop.later(2)
  const [, check] = said('gateway call')
  expect(check).toMatchObject({ call: 'status', outcome: 'complete' })
  expect(check).not.toHaveProperty('reqId')
})

test('a mail carries the id of the request that caused it, whoever sends it and whenever', async () => {
  const { shop, said } = await loggedShop()
  const order = (id: string) => shop.placed(oneSkirt, { 'x-request-id': id })
  await order('first-order')
  await expect
    .poll(() => said('a mail was sent').map(({ reqId }) => reqId))
    .toEqual(['first-order'])

  await shop.db.write.run(`UPDATE mail SET state = 'queued', next_attempt_at = '2020-01-01'`)
  await shop.later(1)
  expect(said('a mail was sent')).toMatchObject([
    { reqId: 'first-order', ms: anyNumber },
    { reqId: 'first-order' },
  ])
})

test('a mail that staff send again carries the id of their request', async () => {
  const { shop, said } = await loggedShop()
  await shop.placed()
  await expect.poll(() => said('a mail was sent').length).toBe(1)
  const headers = { ...shop.headers, 'x-request-id': 'sent-again' }
  await shop.app.inject({ method: 'POST', url: '/staff/mails/1/resend', headers })
  await expect.poll(() => said('a mail was sent').at(-1)?.reqId).toBe('sent-again')
})
