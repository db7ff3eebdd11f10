import { groupBy } from '../../lib/group-by'
import { booksOf, ordersOf, type Booked, type OrderRow, type World } from './world'

/** The shop's books, and the notes of who brought damaged pieces back, where there are any. */
type Goods = Booked & Partial<Pick<World, 'notes'>>

/** A sentence for each promo code, stock level or number that doesn't match the orders. */
export async function goodsProblems(world: Goods): Promise<string[]> {
  return [
    ...(await codeProblems(world)),
    ...(await stockProblems(world)),
    ...(await numberProblems(world)),
    ...(await invoiceProblems(world)),
  ]
}

/** A code has one use for each order with it that isn't cancelled, and no more uses than it may have. */
async function codeProblems(world: Booked) {
  const live = (await ordersOf(world)).filter(({ state }) => state !== 'cancelled')
  const rows = (await booksOf(world).uses.all()).filter(
    ({ given_back_at }) => given_back_at === null,
  )
  const codes = await booksOf(world).codes.all()
  return codes.flatMap(({ id, code, uses, max_uses, max_uses_per_customer }) => {
    const users = live.filter(({ promo_code }) => promo_code === code)
    const counted = rows.filter(({ promo_code }) => promo_code === id).length
    const ofOne = [...groupBy(users, ({ phone }) => phone).values()]
    const most = Math.max(0, ...ofOne.map(({ length }) => length))
    const isCounted = uses === users.length && uses === counted
    const words = `${uses} uses, ${counted} written down, ${users.length} live orders`
    return [
      ...(isCounted ? [] : [`${code}: ${words}`]),
      ...(users.length > (max_uses ?? Infinity) ? [`${code}: ${words}, at most ${max_uses}`] : []),
      ...(most > (max_uses_per_customer ?? Infinity)
        ? [`${code}: ${most} uses of a customer`]
        : []),
    ]
  })
}

/** A stock level is the sum of its ledger, and the pieces that orders took are in live orders or damaged. */
async function stockProblems(world: Goods) {
  const out = await piecesOut(world)
  const shelf = await booksOf(world).shelf.all()
  return shelf.flatMap(({ level, sum, taken, ...of }) => {
    const unit = unitOf(of)
    const with_orders = out.get(unit) ?? 0
    return [
      ...(level === sum && level >= 0
        ? []
        : [`unit ${unit}: ${level} on the shelf, ${sum} in the ledger`]),
      ...(taken === with_orders
        ? []
        : [`unit ${unit}: ${taken} taken, orders have ${with_orders}`]),
    ]
  })
}

async function piecesOut(world: Goods) {
  const live = new Set((await ordersOf(world)).filter(isWithCustomer).map(({ id }) => id))
  const lines = await booksOf(world).lines.all()
  const cameBackDamaged = new Map(
    [...(world.notes?.values() ?? [])].flatMap(({ damaged }) =>
      damaged.map(({ order_line, quantity }) => [order_line, quantity] as const),
    ),
  )
  const kept = lines.map((line) => ({
    unit: unitOf(line),
    pieces: live.has(line.order)
      ? line.quantity - line.returned
      : (cameBackDamaged.get(line.id) ?? 0),
  }))
  const lost = (await booksOf(world).damaged.all()).map(({ quantity: pieces, ...of }) => ({
    unit: unitOf(of),
    pieces,
  }))
  const out = new Map<string, number>()
  for (const { unit, pieces } of [...kept, ...lost]) out.set(unit, (out.get(unit) ?? 0) + pieces)
  return out
}

function unitOf({ product_color, size }: { product_color: number; size: number }) {
  return `${product_color}-${size}`
}

function isWithCustomer({ state }: { state: string }) {
  return state !== 'cancelled' && state !== 'returned'
}

/** Orders are numbered without a gap, year by year. */
async function numberProblems(world: Booked) {
  return gapsIn((await ordersOf(world)).map(({ number }) => number))
}

/**
 * Every final sale has an invoice number, and no other order has; a fiscal year's numbers have no gap. The numbers of
 * bills are checked with the bills: an order that is billed anew gives up its first number.
 */
async function invoiceProblems(world: Booked) {
  const orders = await ordersOf(world)
  const invoiced = orders.filter(({ tax_mode }) => tax_mode === 'flat')
  const missing = orders.filter((row) => isFinal(row) && row.invoice_number === null)
  const early = orders.filter((row) => row.invoice_number !== null && !mayBeFinal(row))
  return [
    ...gapsIn(invoiced.flatMap(({ invoice_number }) => invoice_number ?? [])),
    ...missing.map(({ number }) => `${number}: is final without an invoice number`),
    ...early.map(({ number }) => `${number}: has an invoice number without a sale`),
  ]
}

function isFinal({ state, delivered_at, to_pay, paid, refunded }: OrderRow) {
  const isUnderWay = state === 'confirmed' || state === 'packed' || state === 'shipped'
  return delivered_at !== null || (isUnderWay && to_pay === 0 && paid > refunded)
}

function mayBeFinal({ delivered_at, paid }: OrderRow) {
  return delivered_at !== null || paid > 0
}

function gapsIn(numbers: string[]) {
  const years = groupBy(numbers, (number) => number.slice(0, -6))
  return [...years].flatMap(([year, ofYear]) => {
    const wanted = ofYear.map((_, index) => `${year}${String(index + 1).padStart(6, '0')}`)
    const given = ofYear.toSorted().join()
    return given === wanted.join() ? [] : [`numbers with a gap: ${given}`]
  })
}
