import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Records, Sent } from '../results/records'
import type { Goods, Unit } from '../shop/goods'
import { openBrowser, type Asked, type Browser } from './browser'
import { below, pause, pick } from './random'

type Line = { product_color: number; size: number; quantity: number }
const placed = z.object({ number: z.string(), total: z.number() })
const priced = z.object({ totals: z.object({ total: z.number() }) })
const LOOK_MS = 800
const AGAIN_MS = 1_000

/** Starts so many shoppers, each with an address of its own. They look at pages and order until they are stopped. */
export function startShoppers(count: number, port: number, goods: Goods, records: Records) {
  let isOver = false
  const doubts: { record: Sent; asked: Asked }[] = []

  async function shop(number: number) {
    const browser = openBrowser(port, `127.0.1.${number}`, 'localhost')
    await pause(LOOK_MS)
    while (!isOver) {
      await visit(browser)
      await pause(LOOK_MS)
    }
    browser.close()
  }

  async function visit(browser: Browser) {
    const unit = pick(below(4) === 0 ? goods.lastPieces : goods.plenty)
    await look(browser, pick(['/', '/all-products', '/search?q=shirt']))
    await pause(LOOK_MS)
    await look(browser, `/productDetail/${unit.page}`)
    await pause(LOOK_MS)
    await order(browser, linesWith(unit, goods))
  }

  /** As the shop's pages do: a page that isn't answered is asked for once more. */
  async function look(browser: Browser, path: string) {
    const { status } = await seen(browser, 'GET', path)
    if (status === 0 && !isOver) await seen(browser, 'GET', path)
  }

  /** Asks for the cart's price and sends the order with one Idempotency-Key, each until there is an answer. */
  async function order(browser: Browser, lines: Line[]) {
    const key = randomUUID()
    const buyer = newBuyer()
    const { email } = buyer
    const record: Sent = { key, email, lines: lineWords(lines), sent: performance.now() }
    records.orders.push(record)
    const { answer: cart } = await answered(browser, '/store/cart', { json: { lines } })
    const expected_total =
      cart.status === 200 ? priced.parse(JSON.parse(cart.text)).totals.total : 0
    const json = { ...buyer, lines, payment_method: 'cod', expected_total }
    const asked = { json, headers: { 'idempotency-key': key } }
    const { answer, isSure } = await answered(browser, '/store/orders', asked)
    record.answered = performance.now()
    if (answer.status === 201) record.placed = placed.parse(JSON.parse(answer.text))
    else if (!isSure) {
      record.isDoubtful = true
      doubts.push({ record, asked })
    }
  }

  /**
   * Sends the orders again that were refused after an attempt without an answer: a server that was frozen may have placed
   * that attempt later. The storefront keeps the key of such an order, so that its shopper finds it.
   */
  async function settleDoubts() {
    const browser = openBrowser(port, '127.0.1.254', 'localhost')
    for (const { record, asked } of doubts) {
      const { answer } = await answered(browser, '/store/orders', asked)
      if (answer.status === 201) record.placed = placed.parse(JSON.parse(answer.text))
    }
    browser.close()
  }

  /**
   * Sends the same call again, as a shopper presses the button again, until the answer isn't 5xx. `isSure`: no attempt
   * before it went without an answer.
   */
  async function answered(browser: Browser, path: string, asked: Asked) {
    for (let isSure = true; ; isSure = false) {
      const answer = await seen(browser, 'POST', path, asked)
      if (answer.status >= 200 && answer.status < 500) return { answer, isSure }
      await pause(answer.retryAfter * 1000 || AGAIN_MS)
    }
  }

  async function seen(browser: Browser, method: string, path: string, asked: Asked = {}) {
    const answer = await browser.send(method, path, asked)
    const { status, ms } = answer
    records.responses.push({ who: 'shopper', path, status, at: performance.now(), ms })
    return answer
  }

  const all = Promise.all(Array.from({ length: count }, (_, at) => shop(at + 1)))
  // An error in a shopper's script must end the command and not pass unseen.
  all.catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })

  return {
    /** Resolves when every order that was begun is answered. */
    async stop() {
      isOver = true
      await all
      await settleDoubts()
    },
  }
}

/** The lines of an order in one order, as the database gives them too. */
export function lineWords(lines: Line[]) {
  return lines
    .map(({ product_color, size, quantity }) => `${product_color}-${size}x${quantity}`)
    .toSorted()
    .join(' ')
}

function linesWith(unit: Unit, { plenty }: Goods) {
  const second = pick(plenty)
  const isOne =
    below(2) === 0 || (second.product_color === unit.product_color && second.size === unit.size)
  return (isOne ? [unit] : [unit, second]).map(({ product_color, size }) => ({
    product_color,
    size,
    quantity: 1 + below(2),
  }))
}

let buyers = 0

/** Each order has a phone number, an address and an email address of its own: the shop limits orders by these. */
function newBuyer() {
  buyers += 1
  return {
    email: `shopper${buyers}@example.com`,
    name: 'Sita Shrestha',
    phone: `98${String(10_000_000 + buyers)}`,
    province: 'Bagmati',
    district: 'Kathmandu',
    city: 'Kathmandu',
    street: `House ${buyers}, Lazimpat`,
  }
}
