import { paymentStart, placedOrder, walkInSale, type OrderInput } from '@etrend/contract'
import { demoPromos, type DemoOrder } from '@etrend/demo'
import { cartTotals } from '@etrend/domain'
import { one } from '../../db/rows'
import { shop as settings } from '../../db/schema/shop'
import { orderRow } from '../../trade/rows/order-row'
import { noteCall } from '../../trade/staff-orders/calls'
import { accountsOf, addressOf } from './people'
import type { Act, Stage } from './stage'

/** Placing orders, paying them, and what is said about them on the phone. */
export function sellingOf({ tx, shop, shelf, staff, book }: Stage) {
  const accountOf = accountsOf(tx, shop)

  async function sellInShop(order: number, { buyer, lines }: DemoOrder) {
    const taken = unpriced(shelf.take(lines))
    const { name = '', phone = '' } = buyer ?? {}
    const answer = await shop.call(staff, 'POST', '/staff/walk-in-sales', {
      name,
      phone,
      lines: taken,
    })
    const { number } = walkInSale.parse(answer.json())
    book.note(order, { number, access: staff, way: 'cod' })
  }

  return {
    async place({ order, wish, way }: Act<'place'>) {
      const { buyer, source, note } = wish
      if (source === 'walk_in' || !buyer) return await sellInShop(order, wish)
      const chosen = shelf.take(wish.lines)
      const fees = await one(tx.select().from(settings))
      const { subtotal } = cartTotals(chosen, fees)
      const promo = demoPromos.find(
        ({ code, min_subtotal }) => code === wish.promo && subtotal >= min_subtotal,
      )
      const account = source === 'shop' ? await accountOf(buyer) : undefined
      const asked = {
        ...addressOf(buyer),
        email: source === 'shop' ? buyer.email : null,
        note,
        lines: unpriced(chosen),
        payment_method: way,
        ...(promo && { promo_code: promo.code }),
      }
      const { total: expected_total } = cartTotals(
        chosen,
        fees,
        promo && { ...promo, amount_off: 'amount_off' in promo ? promo.amount_off : 0 },
      )
      const input: Omit<OrderInput, 'buyer_pan' | 'keep_address'> = { ...asked, expected_total }
      const answer = await shop.call(
        source === 'phone' ? staff : account,
        'POST',
        source === 'phone' ? '/staff/orders' : '/store/orders',
        { ...input, ...(account && { keep_address: true }) },
      )
      const { number, token } = placedOrder.parse(answer.json())
      book.note(order, { number, access: account ?? { token }, way })
    },

    /** The customer pays at the played gateway, and comes back from it. */
    async pay({ order, brings: choice }: Act<'pay'>) {
      const { number, access, way: method } = book.of(order)
      const start = paymentStart.parse(
        (await shop.call(access, 'POST', `/store/orders/${number}/payments`, { method })).json(),
      )
      if (start.kind === 'form') await shop.post(start.action, start.fields)
      const id =
        start.kind === 'form'
          ? (start.fields['transaction_uuid'] ?? '')
          : (new URL(start.url).searchParams.get('pidx') ?? '')
      const back = await shop.post(`/simulator/${method}/choose`, { id, choice })
      await shop.call(undefined, 'GET', back)
    },

    async acceptPayment({ order }: Act<'accept payment'>) {
      const url = `/staff/orders/${book.of(order).number}/payments/review`
      const text = 'The missing rupee was paid in cash.'
      await shop.call(staff, 'POST', url, { decision: 'accept', text })
    },

    async call({ order, outcome }: Act<'call'>) {
      const { by, mailParts } = shop.byStaff(staff)
      const row = await orderRow(tx, book.of(order).number)
      await noteCall(tx, row, { outcome, note: '' }, by, mailParts)
    },

    async cancel({ order, reason }: Act<'cancel'>) {
      const { number, access } = book.of(order)
      await shop.call(access, 'POST', `/store/orders/${number}/cancel`, { reason })
    },
  }
}

type Line = ReturnType<Stage['shelf']['take']>[number]

/** Lines as a browser sends them: without prices. */
function unpriced(lines: Line[]) {
  return lines.map(({ product_color, size, quantity }) => ({ product_color, size, quantity }))
}
