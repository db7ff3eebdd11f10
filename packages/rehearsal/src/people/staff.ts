import { randomUUID } from 'node:crypto'
import { staff as account } from '@etrend/e2e/support/shop'
import * as z from 'zod'
import type { Records } from '../results/records'
import type { Goods, Unit } from '../shop/goods'
import { openBrowser, type Asked } from './browser'
import { below, pause, pick } from './random'
import { secondFactor } from './second-factor'

const session = z.object({ access: z.string() })
const product = z.object({ price: z.number() })
const orders = z.array(z.object({ number: z.string() }))
const WORK_MS = 400
const PIECES = 20_000
/** The state of an order, and the next one. */
const steps = [
  ['placed', 'confirmed'],
  ['confirmed', 'packed'],
  ['packed', 'shipped'],
  ['shipped', 'delivered'],
] as const

/**
 * Signs staff in and receives stock. `work` then has two members of staff change prices, receive a few of the last
 * pieces, and move or cancel orders, until they are stopped.
 */
export async function startStaff(port: number, goods: Goods, records: Records) {
  const browser = openBrowser(port, '127.0.2.1', 'admin.localhost')
  const factor = secondFactor(browser)
  let token = ''
  let signingIn: Promise<void> | undefined
  let isOver = false
  let all: Promise<unknown> = Promise.resolve()

  async function signIn() {
    const { status, text } = await browser.send('POST', '/login/', { json: account })
    if (status !== 200) return
    token = session.parse(JSON.parse(text)).access
    await factor.pass(token)
  }

  /**
   * Sends a call once, as a person clicks once. After the end of the session, or if its code got
   * lost, signs in for the next call.
   */
  async function send(method: string, path: string, asked: Asked = {}) {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await browser.send(method, path, { ...asked, headers })
    const { status, ms } = answer
    records.responses.push({ who: 'staff', path, status, at: performance.now(), ms })
    if (status === 401 || status === 403) {
      signingIn ??= signIn().finally(() => (signingIn = undefined))
      await signingIn
    }
    return answer
  }

  async function receive({ product_color, size }: Unit, quantity: number) {
    const notes = randomUUID()
    const form = {
      product_color: String(product_color),
      size: String(size),
      movement_type: 'In',
      quantity: String(quantity),
      notes,
    }
    const answer = await send('POST', '/stock/createStock/', { form })
    if (answer.status === 201) records.notes.add(notes)
    return answer
  }

  async function changePrice() {
    const path = `/product/updateDeleteProduct/${pick([...goods.plenty, ...goods.lastPieces]).product}/`
    const found = await send('GET', path)
    if (found.status !== 200) return
    const { price } = product.parse(JSON.parse(found.text))
    await send('PATCH', path, { json: { price: price + (below(2) === 0 ? 10 : -10) } })
  }

  async function moveOrder() {
    const [from, next] = pick(steps)
    const found = await send('GET', `/staff/orders?state=${from}&sort=placed_at`)
    if (found.status !== 200) return
    const waiting = orders.parse(JSON.parse(found.text))
    if (waiting.length === 0) return
    const state = from === 'placed' && below(6) === 0 ? 'cancelled' : next
    await send('POST', `/staff/orders/${pick(waiting).number}/state`, { json: { state, from } })
  }

  async function work() {
    while (!isOver) {
      const choice = below(4)
      if (choice === 0) await receive(pick(goods.lastPieces), 1 + below(3))
      else if (choice === 1) await changePrice()
      else await moveOrder()
      await pause(WORK_MS)
    }
  }

  await signIn()
  for (const unit of goods.plenty) {
    const { status, text } = await receive(unit, PIECES)
    if (status !== 201) throw new Error(`Receiving stock answered ${status}: ${text}`)
  }

  return {
    work() {
      all = Promise.all([work(), work()])
    },
    async stop() {
      isOver = true
      await all
      browser.close()
    },
  }
}
