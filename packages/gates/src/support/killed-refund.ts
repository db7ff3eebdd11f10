import { setTimeout } from 'node:timers/promises'
import { call, signIn } from '@etrend/e2e/support/call'
import type { GateRun, OpenShop } from '../gate'
import { place, placedOrder } from './buyers'
import type { Gateways } from './gateways'
import type { ModelOrder } from './order-model'
import { pay } from './paying'
import { refundOf } from './refunds'
import { units } from './stocked'

/** Longer than the shop waits until it checks an unanswered refund at the gateway by itself. */
const HEALS_WITHIN_MS = 300_000

/**
 * Kills the shop after Khalti has made a refund and before Khalti has answered, and starts it again: the refund must
 * become done without staff, and must not be made twice. The short form doesn't wait for that: there staff check the
 * refund. Gives the restarted shop.
 */
export async function killWhileRefunding(shop: OpenShop, gateways: Gateways, run: GateRun) {
  const { expect, openShop, isShort } = run
  const { number, id } = await refundTask(shop, gateways, run)
  const isReached = gateways.holdNextRefund()
  const path = `/staff/refunds/${id}`
  const { access } = await signIn(shop.api)
  const sending = call('POST', `${shop.api}${path}/send`, { token: access }).catch(() => undefined)
  await isReached
  await shop.stop('SIGKILL')
  await sending

  const again = await openShop({ ...gateways.settings, DATA_DIR: shop.dataDir })
  const { access: token } = await signIn(again.api)
  const stateNow = async () => (await refundOf(again, token, number)).state
  expect((await stateNow()) === 'sending', `after a kill the refund is ${await stateNow()}`)
  const byHand = { token, json: { reference: 'By hand' } }
  const { status } = await call('POST', `${again.api}${path}/done`, byHand)
  expect(status === 409, `a refund being sent was settled by hand: ${status}`)
  if (isShort) await call('POST', `${again.api}${path}/check`, { token })
  for (const until = Date.now() + HEALS_WITHIN_MS; !isShort && Date.now() < until;) {
    if ((await stateNow()) === 'done') break
    await setTimeout(1_000)
  }
  expect((await stateNow()) === 'done', `the refund of ${number} is still ${await stateNow()}`)
  return again
}

/** Places an order, pays it with Khalti and cancels it. Gives its number and the id of its open refund. */
async function refundTask(shop: OpenShop, gateways: Gateways, { expect }: GateRun) {
  const { access: token } = await signIn(shop.api)
  const lines = units.slice(0, 1).map((unit) => ({ ...unit, quantity: 1 }))
  const placed = await place(shop.api, { lines, payment_method: 'khalti' })
  const known = { method: 'khalti', unit: 0, quantity: 1, state: 'placed', isPaid: false } as const
  const order: ModelOrder = { ...known, ...placedOrder.parse(placed.body) }
  await pay({ shop, gateways, token, expect }, order)
  const json = { state: 'cancelled' }
  await call('POST', `${shop.api}/staff/orders/${order.number}/state`, { token, json })
  const { id } = await refundOf(shop, token, order.number)
  return { number: order.number, id }
}
