import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { call, idOf, signIn } from '@etrend/e2e/support/call'
import { png } from '@etrend/e2e/support/png'
import * as z from 'zod'
import { newBuyer, orderOf, placedOrder } from './buyers'
import { answerOrNone } from './patient'
import type { Chance } from './random'
import { customers, units } from './stocked'

/** The acknowledged writes, by values that can be found in the database, and the orders with an unknown outcome. */
export type Ledger = {
  orders: Set<string>
  notes: Set<string>
  images: Set<string>
  acknowledged: number
  /** Orders that were sent and got no response. */
  inDoubt: { key: string; json: object; headers: Record<string, string> }[]
  staff: string
  session: { refresh: string; renewedAt: number }
}

/** Signs staff and a customer in, and gives an empty ledger for writers that go on after each kill. */
export async function openLedger(api: string): Promise<Ledger> {
  return {
    orders: new Set(),
    notes: new Set(),
    images: new Set(),
    acknowledged: 0,
    inDoubt: [],
    staff: (await signIn(api)).access,
    session: await newSession(api),
  }
}

async function newSession(api: string) {
  const [{ email, password }] = customers
  const { refresh } = await signIn(api, { email, password })
  return { refresh, renewedAt: Date.now() }
}

const REPEATED_FOR_MS = 10_000
const tokens = z.object({ access: z.string(), refresh: z.string() })

/** Writes orders, stock, uploads and renewals in parallel until no response comes; notes each acknowledged write. */
export async function writeUntilKilled(api: string, ledger: Ledger, chance: Chance) {
  const seed = chance.below(2 ** 31)
  await Promise.all([
    untilNone(() => order(api, ledger, chance)),
    untilNone(() => order(api, ledger, chance)),
    untilNone(() => moveStock(api, ledger)),
    untilNone((n) => upload(api, ledger, seed + n)),
    untilNone(() => renew(api, ledger)),
  ])
}

/** Sends each order with an unknown outcome again, with the same key, and gives their numbers. Throws on a refusal. */
export async function settleDoubts(api: string, { inDoubt, orders }: Ledger) {
  const numbers: string[] = []
  for (const { key, json, headers } of inDoubt.splice(0)) {
    const sent = { json, headers: { ...headers, 'idempotency-key': key } }
    const answer = await call('POST', `${api}/store/orders`, sent)
    if (answer.status !== 201)
      throw new Error(`Asking again answered ${answer.status}: ${answer.text}`)
    const { number } = placedOrder.parse(answer.body)
    numbers.push(number)
    orders.add(number)
  }
  return numbers
}

async function untilNone(write: (n: number) => Promise<boolean>) {
  for (let n = 0; await write(n); n += 1);
}

async function order(api: string, ledger: Ledger, chance: Chance) {
  const buyer = newBuyer()
  const key = randomUUID()
  const lines = [{ ...chance.pick(units), quantity: chance.between(1, 3) }]
  const json = orderOf(buyer, { lines })
  const headers = { ...buyer.headers, 'idempotency-key': key }
  const answer = await answerOrNone('POST', `${api}/store/orders`, { json, headers })
  if (!answer) {
    ledger.inDoubt.push({ key, json, headers: buyer.headers })
    return false
  }
  if (answer.status !== 201) return await isBusy(answer)
  ledger.orders.add(placedOrder.parse(answer.body).number)
  ledger.acknowledged += 1
  return true
}

async function moveStock(api: string, ledger: Ledger) {
  const notes = randomUUID()
  const form = { product_color: '1', size: '1', movement_type: 'In', quantity: '1', notes }
  const answer = await answerOrNone('POST', `${api}/stock/createStock/`, {
    token: ledger.staff,
    form,
  })
  if (!answer) return false
  if (answer.status !== 201) return await isBusy(answer)
  ledger.notes.add(notes)
  ledger.acknowledged += 1
  return true
}

async function upload(api: string, ledger: Ledger, seed: number) {
  const shade: [number, number, number] = [seed & 255, (seed >> 8) & 255, (seed >> 16) & 255]
  const image = new File([new Uint8Array(png(40, 50, shade))], 'one.png', { type: 'image/png' })
  const form = { product: '1', color: '1', is_display_image: 'False', image }
  const answer = await answerOrNone('POST', `${api}/comp/createProductImg/`, {
    token: ledger.staff,
    form,
  })
  if (!answer) return false
  if (answer.status !== 201) return await isBusy(answer)
  ledger.images.add(String(idOf(answer)))
  ledger.acknowledged += 1
  return true
}

/**
 * Renews the session. Where the response was lost, the shop gives the same new token for the used one for 10 s. Kills
 * may follow each other for longer than that: then the session has ended, as it must, and the customer signs in again.
 */
async function renew(api: string, ledger: Ledger) {
  const { session } = ledger
  const json = { refresh: session.refresh }
  const answer = await answerOrNone('POST', `${api}/refresh/`, {
    json,
    headers: newBuyer().headers,
  })
  if (!answer) return false
  if (answer.status === 401 && Date.now() - session.renewedAt > REPEATED_FOR_MS) {
    const another = await newSession(api).catch(() => undefined)
    ledger.session = another ?? ledger.session
    return another !== undefined
  }
  if (answer.status !== 200) return await isBusy(answer)
  ledger.session = { refresh: tokens.parse(answer.body).refresh, renewedAt: Date.now() }
  ledger.acknowledged += 1
  await setTimeout(20)
  return true
}

/** Waits 100 ms after a refusal for load (503, 429), which is no breach. Throws for any other refusal. */
async function isBusy({ status, text }: { status: number; text: string }) {
  if (status !== 503 && status !== 429) throw new Error(`A write answered ${status}: ${text}`)
  await setTimeout(100)
  return true
}
