import { expect, it } from 'vitest'
import { colleague } from '../../test/colleagues'
import { soldShop } from '../../test/sold-shop'

type Entry = { action: string; label: string }

it('orders, refunds, customers and stock on hand are saved as CSV, with a line in the audit log', async () => {
  const { shop, two } = await soldShop()
  const file = async (list: string, query = '') => {
    const answer = await shop.get(`/staff/lists/${list}/csv${query}`)
    return answer.body.slice(1).trim().split('\r\n')
  }
  const orders = await file('orders')
  expect(orders).toHaveLength(8)
  expect(orders[0]).toMatch(/^id,number,placed_at,state/)
  expect(orders[1]).toContain(two.number)
  expect(await file('orders', '?district=Kaski')).toHaveLength(2)
  expect(await file('refunds')).toEqual([
    expect.stringMatching(/^id,order/),
    expect.stringContaining(',300,A seam,'),
  ])
  expect(await file('customers')).toHaveLength(6)
  expect((await file('stock-on-hand'))[0]).toBe('unit,name,size,on_hand,level,waiting')
  const audit = (await shop.get('/staff/audit/?noun=orders')).json<Entry[]>()
  expect(audit[0]?.action).toBe('export')
  expect(audit[0]?.label).toMatch(/^orders-.*csv$/)
})

it('a wrong filter is refused with its sentence', async () => {
  const { shop } = await soldShop()
  const answer = await shop.get('/staff/lists/orders/csv?state=lost')
  expect(answer.statusCode).toBe(400)
})

it('only who may see a list may save it', async () => {
  const { shop } = await soldShop()
  const accountant = await colleague(shop, 'accountant')
  const sales = await colleague(shop, 'sales')
  expect((await accountant.get('/staff/lists/stock-on-hand/csv')).statusCode).toBe(200)
  expect((await sales.get('/staff/lists/orders/csv')).statusCode).toBe(403)
  expect((await shop.anonymous('GET', '/staff/lists/orders/csv')).statusCode).toBe(401)
})
