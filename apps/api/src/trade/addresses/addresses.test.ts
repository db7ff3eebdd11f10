import { expect, it } from 'vitest'
import { signUp } from '../../test/customers'
import { openTestShop } from '../../test/test-app'

const home = {
  name: 'Sita Sharma',
  phone: '9841234567',
  province: 'Bagmati',
  district: 'Kathmandu',
  city: 'Kathmandu Metropolitan City',
  street: 'Ward 10, New Baneshwor',
}

it('a customer keeps addresses, one of them the default', async () => {
  const sita = await signUp(await openTestShop(), 'sita')
  const first = await sita.post('/store/addresses', home)
  expect([first.statusCode, first.json()]).toMatchObject([
    201,
    { id: 1, phone: '+9779841234567', landmark: '', is_default: true },
  ])
  await sita.post('/store/addresses', { ...home, street: 'The office', is_default: true })
  const list = async () => (await sita.send('GET', '/store/addresses')).json<object[]>()
  expect(await list()).toMatchObject([
    { id: 2, is_default: true },
    { id: 1, is_default: false },
  ])
  expect((await sita.send('DELETE', '/store/addresses/2')).statusCode).toBe(204)
  expect(await list()).toMatchObject([{ id: 1, is_default: true }])
})

it('nobody else reads or changes them', async () => {
  const shop = await openTestShop()
  const sita = await signUp(shop, 'sita')
  const hari = await signUp(shop, 'hari')
  await sita.post('/store/addresses', home)
  expect((await hari.send('GET', '/store/addresses')).json()).toEqual([])
  expect((await hari.put('/store/addresses/1', home)).statusCode).toBe(404)
  expect((await hari.send('DELETE', '/store/addresses/1')).statusCode).toBe(404)
  expect((await sita.send('GET', '/store/addresses')).json()).toHaveLength(1)
  const anonymous = await shop.app.inject({ url: '/store/addresses' })
  expect(anonymous.statusCode).toBe(401)
})
