import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { signIn } from '@etrend/e2e/support/call'
import BetterSqlite from 'better-sqlite3'
import type { Gate } from '../gate'
import { invariantBreaches } from '../support/books'
import { newBuyer, orderOf, place } from '../support/buyers'
import { tally } from '../support/count'
import { callWithRetry } from '../support/patient'
import { openBooks } from '../support/stock'
import { customers, units } from '../support/stocked'

const AT_ONCE = 200

export const idempotency: Gate = {
  id: 'G2',
  aim: '200 × one key at once: 1 order, 200 equal answers; another body 422; another customer independent; no key 400; the same after a restart and a day later',
  async run({ openShop, expect }) {
    const shop = await openShop()
    const { api, dataDir } = shop
    const key = randomUUID()
    const buyer = newBuyer()
    const lines = units.slice(0, 1).map((unit) => ({ ...unit, quantity: 1 }))

    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => place(api, { lines, key }, elsewhere(buyer))),
    )
    const [first = ''] = answers.map(({ text }) => text)
    const statuses = tally(answers.map(({ status }) => status))
    const bodies = new Set(answers.map(({ text }) => text)).size
    expect(statuses === `${AT_ONCE} × 201`, `one key at once answered ${statuses}`)
    expect(bodies === 1, `one key got ${bodies} different answers`)
    const orders = ordersOf(dataDir, buyer.details.phone)
    expect(orders === 1, `one key made ${orders} orders`)

    const other = { lines: units.slice(1, 2).map((unit) => ({ ...unit, quantity: 1 })), key }
    const { status: otherBody } = await place(api, other, elsewhere(buyer))
    expect(otherBody === 422, `the key with another body answered ${otherBody}`)
    const numbers = await Promise.all(
      customers.map(async ({ email, password }) => {
        const { access: token } = await signIn(api, { email, password })
        return (await place(api, { lines, key, token })).text
      }),
    )
    expect(new Set([first, ...numbers]).size === 3, 'customers with equal keys got one answer')
    const json = orderOf(newBuyer(), { lines })
    const { status: keyless } = await callWithRetry('POST', `${api}/store/orders`, { json })
    expect(keyless === 400, `no key answered ${keyless}`)

    await shop.stop('SIGKILL')
    makeOlder(dataDir, 23.9)
    const again = await openShop({ DATA_DIR: dataDir })
    const replayed = await place(again.api, { lines, key }, elsewhere(buyer))
    expect(
      replayed.status === 201 && replayed.text === first,
      `a day later it answered ${replayed.status} ${replayed.text}`,
    )
    await again.stop()
    for (const breach of invariantBreaches(dataDir)) expect(false, breach)
    return `${statuses}, ${bodies} answer, ${orders} order; other body ${otherBody}; no key ${keyless}; after SIGKILL and 23.9 h the same`
  },
}

/** The same buyer from another network, since the shop limits how many orders a network places in a minute. */
function elsewhere(buyer: ReturnType<typeof newBuyer>) {
  return { ...buyer, headers: newBuyer().headers }
}

function ordersOf(dataDir: string, phone: string) {
  const books = openBooks(dataDir)
  const orders = books.count('SELECT count(*) FROM shop_order WHERE phone LIKE ?', `%${phone}`)
  books.close()
  return orders
}

/** Changes the database as if the keys had been used so many hours earlier. */
function makeOlder(dataDir: string, hours: number) {
  const db = new BetterSqlite(join(dataDir, 'shop.db'))
  const then = new Date(Date.now() - hours * 3_600_000).toISOString()
  db.prepare('UPDATE idempotency_key SET created_at = ?').run(then)
  db.close()
}
