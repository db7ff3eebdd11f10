import { describe, expect, it } from 'vitest'
import { colleague } from '../../test/colleagues'
import { staff } from '../../test/open-shop'
import { codeAt, setUpFactor, signedIn } from '../../test/second-factor'
import { openTestShop } from '../../test/test-app'

const refusal = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('an owner without a second factor', () => {
  it('works as before on this machine', async () => {
    const shop = await openTestShop()
    const here = await signedIn(shop, 'here')
    expect((await here.get('/staff/settings')).statusCode).toBe(200)
    expect((await here.get('/profile/')).json()).toMatchObject({ factor_asks: 'nothing' })
  })

  it('has to set one up first elsewhere, also with a session made on this machine', async () => {
    const shop = await openTestShop()
    const away = await signedIn(shop)
    expect(refusal(await away.get('/staff/settings'))).toEqual([403, 'factor-missing'])
    expect(refusal(await away.patch('/profile/', { username: 'boss2' }))).toEqual([
      403,
      'factor-missing',
    ])
    expect((await away.get('/profile/')).json()).toMatchObject({ factor_asks: 'set-up' })
    const { authorization } = (await signedIn(shop, 'here')).headers
    const headers = { host: '127.0.0.1', 'x-forwarded-for': '127.0.0.1', authorization }
    const carried = await shop.app.inject({ url: '/staff/settings', headers })
    expect(refusal(carried)).toEqual([403, 'factor-missing'])
  })

  it('gets in by setting one up, and other sessions then wait for a code', async () => {
    const shop = await openTestShop()
    const [first, second] = [await signedIn(shop), await signedIn(shop, 'here')]
    const { answer, codes } = await setUpFactor(first, shop.now)
    expect([answer.statusCode, codes.length]).toEqual([200, 10])
    expect((await first.get('/staff/settings')).statusCode).toBe(200)
    expect(refusal(await second.get('/staff/settings'))).toEqual([403, 'factor-needed'])
  })

  it('may sign out, and be handed over to the admin, where the session still waits', async () => {
    const shop = await openTestShop()
    const away = await signedIn(shop)
    const { code } = (await away.post('/login/code/')).json<{ code: string }>()
    const headers = { host: 'admin.localhost:4000', 'x-forwarded-for': '203.0.113.9' }
    const url = '/login/code/redeem/'
    const taken = await shop.app.inject({ method: 'POST', url, headers, payload: { code } })
    const authorization = `Bearer ${taken.json<{ access: string }>().access}`
    const there = await shop.app.inject({
      url: '/staff/settings',
      headers: { ...headers, authorization },
    })
    expect(refusal(there)).toEqual([403, 'factor-missing'])
    expect((await away.post('/logout/')).statusCode).toBe(204)
  })
})

describe('other roles', () => {
  it('need none anywhere, until they become managers', async () => {
    const shop = await openTestShop()
    const { id, email } = await colleague(shop, 'sales')
    const away = await signedIn(shop, 'outside', { email, password: staff.password })
    expect((await away.get('/staff/orders')).statusCode).toBe(200)
    await shop.post(`/staff/members/${id}/role/`, { role: 'manager' })
    expect(refusal(await away.get('/staff/orders'))).toEqual([403, 'factor-missing'])
  })
})

describe('a live stream', () => {
  it('isn’t opened before the code is given', async () => {
    const shop = await openTestShop()
    expect(refusal(await (await signedIn(shop)).get('/staff/live'))).toEqual([
      403,
      'factor-missing',
    ])
  })
})

describe('who has a second factor', () => {
  it('is asked for a code everywhere, and handed over with the code that was given', async () => {
    const shop = await openTestShop()
    const { secret } = await setUpFactor(await signedIn(shop, 'here'), shop.now)
    const away = await signedIn(shop, 'here')
    expect(refusal(await away.get('/staff/orders'))).toEqual([403, 'factor-needed'])
    await shop.later(1)
    const passed = await away.post('/login/factor/', { code: codeAt(secret, shop.now()) })
    expect(passed.statusCode).toBe(204)
    expect((await away.get('/staff/orders')).statusCode).toBe(200)
    expect((await away.get('/profile/factor/')).json()).toMatchObject({
      asks: 'nothing',
      recovery_codes: 10,
    })
  })
})
