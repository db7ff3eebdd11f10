import { NOW } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { colleague } from '../../test/colleagues'
import { staff } from '../../test/open-shop'
import { codeAt, setUpFactor, signedIn } from '../../test/second-factor'
import { openTestShop } from '../../test/test-app'
import { resetFactor } from './reset'

describe('a lost second factor', () => {
  it('is reset by another owner, not by a manager, and ends the sessions', async () => {
    const shop = await openTestShop()
    const hari = await colleague(shop, 'owner', 'hari')
    const login = { email: hari.email, password: staff.password }
    const own = await signedIn(shop, 'outside', login)
    await setUpFactor(own, shop.now)
    const manager = await colleague(shop, 'manager')
    const url = `/staff/members/${hari.id}/reset-factor/`
    expect((await manager.post(url)).statusCode).toBe(403)
    expect((await shop.post('/staff/members/1/reset-factor/')).statusCode).toBe(409)
    expect((await shop.post(url)).json()).toMatchObject({ username: 'hari', has_factor: false })
    expect((await own.get('/staff/orders')).statusCode).toBe(401)
    const again = await signedIn(shop, 'outside', login)
    expect((await again.get('/profile/')).json()).toMatchObject({ factor_asks: 'set-up' })
  })

  it('is reset by the command on the server, in any case of the address', async () => {
    const shop = await openTestShop()
    const own = await signedIn(shop, 'here')
    expect(await resetFactor(shop.db, staff.email, new Date(NOW))).toContain('has no second factor')
    await setUpFactor(own, shop.now)
    const said = await resetFactor(shop.db, staff.email.toUpperCase(), new Date(NOW))
    expect(said).toContain('is removed')
    expect((await own.get('/profile/')).statusCode).toBe(401)
    expect((await (await signedIn(shop, 'here')).get('/staff/orders')).statusCode).toBe(200)
    await expect(resetFactor(shop.db, 'nobody@example.com', new Date(NOW))).rejects.toThrow(
      'No member of staff has the address',
    )
  })
})

describe('setting up', () => {
  it('replaces a secret that no code has confirmed, but never one that counts', async () => {
    const shop = await openTestShop()
    const own = await signedIn(shop)
    const { secret: former } = (await own.post('/profile/factor/')).json<{ secret: string }>()
    await own.post('/profile/factor/')
    const code = codeAt(former, shop.now())
    expect((await own.post('/profile/factor/confirm/', { code })).statusCode).toBe(400)
    await setUpFactor(own, shop.now)
    expect((await own.post('/profile/factor/')).statusCode).toBe(409)
    const thief = await signedIn(shop)
    expect((await thief.post('/profile/factor/')).statusCode).toBe(409)
  })

  it('is nothing for customers and strangers', async () => {
    const shop = await openTestShop()
    expect((await shop.anonymous('POST', '/profile/factor/')).statusCode).toBe(401)
  })

  it('is in the audit log, and so is its removal', async () => {
    const shop = await openTestShop()
    const own = await signedIn(shop)
    await setUpFactor(own, shop.now)
    expect((await own.remove('/profile/factor/')).statusCode).toBe(204)
    const log = await (await signedIn(shop, 'here')).get('/staff/audit/?noun=members')
    const actions = log.json<{ action: string }[]>().map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['set up factor', 'remove factor']))
  })
})
