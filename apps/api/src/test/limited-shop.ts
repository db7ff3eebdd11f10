import { oneSkirt, orderingShop, skirt } from './ordering'

const blouse = { product_color: 1, size: 1, quantity: 1 }
const FEES = 6

/** A shop with 99 more skirts (Rs. 900 each), 99 more blouses (Rs. 2,000 each), and these limits. */
export async function limitedShop(limits: object = {}) {
  const shop = await orderingShop()
  for (const { product_color, size } of [skirt, blouse]) {
    const unit = { product_color: String(product_color), size: String(size) }
    await shop.form('POST', '/stock/createStock/', {
      ...unit,
      movement_type: 'In',
      quantity: '99',
      notes: '',
    })
  }
  await shop.patch('/staff/settings', limits)
  const body = (skirts: number, blouses = 0, more: object = {}) => ({
    ...oneSkirt,
    lines: [
      ...(skirts > 0 ? [{ ...skirt, quantity: skirts }] : []),
      ...(blouses > 0 ? [{ ...blouse, quantity: blouses }] : []),
    ],
    expected_total: 900 * skirts + 2000 * blouses + FEES,
    ...more,
  })
  return {
    ...shop,
    body,
    order: (...asked: Parameters<typeof body>) => shop.place(body(...asked)),
    async cartProblem(lines: object[]) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/store/cart',
        payload: { lines },
      })
      return answer.json<{ limit_problem: string | null }>().limit_problem
    },
  }
}
