import { expect, it } from 'vitest'
import { orderingShop, sita, skirt, tee } from '../../test/ordering'
import { payAt } from '../../test/paying'
import { call, move, read } from '../../test/staff-orders'

it('an order that Khalti and cash paid gets back by Khalti what came by Khalti, and the rest in cash', async () => {
  const shop = await orderingShop()
  const { number } = await payAt(shop, 'khalti', 'pay')
  const edit = { ...sita, lines: [skirt, tee], expected_total: 2106 }
  await call(shop, 'PUT', `/orders/${number}`, edit)
  await move(shop, number, 'packed', 'shipped', 'delivered')
  const back = (amount: number) =>
    call(shop, 'POST', `/orders/${number}/refunds`, { amount, reason: 'A seam' })
  await back(500)
  await back(1606)
  const { refunds, refundable } = await read(shop, number)
  expect(refunds.map(({ method, amount, can_send }) => [method, amount, can_send])).toEqual([
    ['cash', 1200, false],
    ['khalti', 406, true],
    ['khalti', 500, true],
  ])
  expect(refundable).toBe(0)
  expect((await back(0.01)).statusCode).toBe(409)
})
