import { call, signIn } from '@etrend/e2e/support/call'
import * as z from 'zod'
import type { Gate, GateRun } from '../gate'
import { invariantBreaches } from '../support/books'
import { newBuyer, place, placedOrder } from '../support/buyers'
import { openGateways, type Gateways } from '../support/gateways'
import { killWhileRefunding } from '../support/killed-refund'
import {
  holdsPieces,
  mayCustomerCancel,
  mayMove,
  states,
  type Method,
  type ModelOrder,
  type State,
} from '../support/order-model'
import { pay, type Walk } from '../support/paying'
import { chanceOf, seedFor } from '../support/random'
import { settleRefunds } from '../support/refunds'
import { openBooks, type Books } from '../support/stock'
import { units } from '../support/stocked'

const methods: readonly Method[] = ['cod', 'cod', 'esewa', 'khalti']
const stateOf = z.object({ state: z.string() })

export const orderStates: Gate = {
  id: 'G7',
  aim: '300 random walks × 50 steps (place, pay at gateways that misbehave, move, cancel, two at once) beside a model: every state as the model says, every illegal move 409, stock back exactly once, no money back twice, not even when the shop is killed while a refund is sent',
  async run(run) {
    const { openShop, folder, many, seed, afterwards, expect } = run
    const gateways = await openGateways(folder(), chanceOf(seed), many(12, 1))
    afterwards(() => gateways.close())
    const shop = await openShop(gateways.settings)
    const books = openBooks(shop.dataDir)
    const walks = many(300, 5)
    const steps = many(50, 20)
    let moves = 0
    let orders = 0
    for (let walk = 0; walk < walks; walk += 1) {
      const own = `walk ${walk + 1} of seed ${seed}`
      const token = (await signIn(shop.api)).access
      const claim = (isTrue: boolean, what: string) => expect(isTrue, `${own}: ${what}`)
      const chance = chanceOf(seedFor(seed, own))
      const model: Walk = { shop, token, gateways, chance, orders: [], expect: claim }
      const before = units.map((unit) => books.levelOf(unit))
      for (let step = 0; step < steps; step += 1) {
        await takeStep(model)
        moves += 1
      }
      checkShelf(model, books, before)
      orders += model.orders.length
    }
    books.close()
    const again = await killWhileRefunding(shop, gateways, run)
    const refunds = await settleRefunds(again, gateways, run)
    await again.stop()
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)
    checkMoney(gateways, run)
    return `${walks} walks, ${moves} steps, ${orders} orders; ${gateways.bills.size} payments at the gateways, ${refunds} paid back, none twice`
  },
}

async function takeStep(walk: Walk) {
  const { chance, orders } = walk
  if (orders.length === 0 || chance.isOneIn(6)) return await placeOne(walk)
  const order = chance.pick(orders)
  walk.gateways.setMoody(chance.isOneIn(3))
  if (order.state === 'placed' && order.method !== 'cod' && !order.isPaid && chance.isOneIn(2))
    await pay(walk, order)
  else if (chance.isOneIn(5)) await cancelAsCustomer(walk, order)
  else await moveAsStaff(walk, order)
  walk.gateways.setMoody(false)
  const { body } = await call('GET', `${walk.shop.api}/staff/orders/${order.number}`, {
    token: walk.token,
  })
  const { state } = stateOf.parse(body)
  walk.expect(state === order.state, `${order.number} is ${state}, and should be ${order.state}`)
}

async function placeOne({ shop, chance, orders, expect }: Walk) {
  const method = chance.pick(methods)
  const unit = chance.below(units.length)
  const quantity = chance.between(1, 3)
  const lines = units.slice(unit, unit + 1).map((one) => ({ ...one, quantity }))
  const answer = await place(shop.api, { lines, payment_method: method })
  expect(answer.status === 201, `placing answered ${answer.status}: ${answer.text}`)
  if (answer.status !== 201) return
  const { number, token, total } = placedOrder.parse(answer.body)
  orders.push({ number, token, total, method, unit, quantity, state: 'placed', isPaid: false })
}

async function cancelAsCustomer({ shop, expect }: Walk, order: ModelOrder) {
  const headers = { 'x-order-token': order.token, ...newBuyer().headers }
  const path = `${shop.api}/store/orders/${order.number}/cancel`
  const { status } = await call('POST', path, { headers, json: { reason: '' } })
  const wanted = mayCustomerCancel(order) ? 200 : 409
  expect(status === wanted, `a customer's cancelling of what is ${order.state} answered ${status}`)
  if (status === 200) order.state = 'cancelled'
}

/** Makes one random move, or one time in four the same move twice at once, of which only one may succeed. */
async function moveAsStaff({ shop, token, chance, expect }: Walk, order: ModelOrder) {
  const to: State = chance.pick(states)
  const json = { state: to }
  const path = `${shop.api}/staff/orders/${order.number}/state`
  const times = chance.isOneIn(4) ? 2 : 1
  const answers = await Promise.all(
    Array.from({ length: times }, () => call('POST', path, { token, json })),
  )
  const done = answers.filter(({ status }) => status === 200).length
  const others = answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 400)
  const wanted = mayMove(order, to) ? 1 : 0
  expect(
    done === wanted,
    `${order.state} → ${to} (${order.method}) succeeded ${done} times of ${times}, not ${wanted}`,
  )
  expect(
    others.length === 0,
    `${order.state} → ${to} answered ${others[0]?.status}: ${others[0]?.text}`,
  )
  if (done > 0) order.state = to
}

/** Checks that the pieces taken from stock in this walk are those that customers hold. */
function checkShelf({ orders, expect }: Walk, books: Books, before: number[]) {
  for (const [place, unit] of units.entries()) {
    const out = orders.filter((one) => one.unit === place && holdsPieces(one))
    const pieces = out.reduce((sum, { quantity }) => sum + quantity, 0)
    const gone = (before[place] ?? 0) - books.levelOf(unit)
    expect(
      gone === pieces,
      `${gone} pieces of unit ${place + 1} were taken from stock, and customers have ${pieces}`,
    )
  }
}

function checkMoney({ bills }: Gateways, { expect }: GateRun) {
  for (const { id, paid, refunded, refunds } of bills.values()) {
    expect(
      refunded <= paid && refunds <= 1,
      `of ${paid} paisa (${id}) ${refunded} were refunded, in ${refunds} refunds`,
    )
  }
}
