import { apiKey } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { madeKey } from '../../test/api-keys'
import { colleague } from '../../test/colleagues'
import { signedIn, tired } from '../../test/second-factor'
import { openTestShop, stockedShop } from '../../test/test-app'

const keys = z.array(apiKey)
const input = { name: 'Courier program', scopes: ['read:stock'] }

describe('an API key', () => {
  it('reads what its scope names, and its last use is noted', async () => {
    const shop = await stockedShop()
    const program = await madeKey(shop, ['read:stock'])
    expect((await program.get('/stock/allStock/')).statusCode).toBe(200)
    const [listed] = keys.parse((await shop.get('/staff/api-keys/')).json())
    expect(listed).toMatchObject({ state: 'active', prefix: program.secret.slice(0, 10) })
    expect(listed?.last_used_at).not.toBeNull()
  })

  it('is shown once and stored as a hash', async () => {
    const shop = await openTestShop()
    const { secret } = await madeKey(shop, ['read:stock'])
    expect(secret).toMatch(/^etk_[\w-]{43}$/)
    expect((await shop.get('/staff/api-keys/')).body).not.toContain(secret.slice(10))
    expect((await shop.get('/staff/audit/')).body).not.toContain(secret.slice(10))
  })

  it('that may only read is told which scope a write needs', async () => {
    const shop = await stockedShop()
    const program = await madeKey(shop, ['read:catalogue'])
    const answer = await program.ask('DELETE', '/comp/updateDeleteSize/1/')
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { message: 'This API key needs the scope write:catalogue.', code: 'not-permitted' },
    ])
  })

  it('is named in the audit log beside its maker', async () => {
    const shop = await stockedShop()
    const program = await madeKey(shop, ['write:catalogue'])
    const answer = await program.ask('PATCH', '/comp/updateDeleteSize/1/', { size_name: 'XXL' })
    expect(answer.statusCode).toBe(200)
    const [entry] = (await shop.get('/staff/audit/?noun=sizes')).json<{ staff_name: string }[]>()
    expect(entry?.staff_name).toMatch(/ \(key Courier program\)$/)
  })

  it('is refused once it is revoked', async () => {
    const shop = await openTestShop()
    const program = await madeKey(shop, ['read:stock'])
    const revoked = await shop.post(`/staff/api-keys/${program.id}/revoke/`)
    expect(revoked.json()).toMatchObject({ state: 'revoked' })
    expect((await program.get('/stock/allStock/')).statusCode).toBe(401)
    expect((await shop.post('/staff/api-keys/999/revoke/')).statusCode).toBe(404)
  })

  it('works until the minute in which it expires', async () => {
    const shop = await openTestShop()
    const program = await madeKey(shop, ['read:stock'], { expires_in_days: 1 })
    await shop.later(24 * 60 - 1)
    expect((await program.get('/stock/allStock/')).statusCode).toBe(200)
    await shop.later(1)
    expect((await program.get('/stock/allStock/')).statusCode).toBe(401)
    await shop.signIn()
    const [listed] = keys.parse((await shop.get('/staff/api-keys/')).json())
    expect(listed?.state).toBe('expired')
  })

  it('never may more than its maker, and nothing once its maker is disabled', async () => {
    const shop = await openTestShop()
    const manager = await colleague(shop, 'manager')
    const made = await manager.post('/staff/api-keys/', { ...input, scopes: ['read:orders'] })
    const { secret } = made.json<{ secret: string }>()
    const headers = { host: '127.0.0.1', authorization: `Bearer ${secret}` }
    const read = async () =>
      (await shop.app.inject({ method: 'GET', url: '/staff/orders', headers })).statusCode
    expect(await read()).toBe(200)
    await shop.post(`/staff/members/${manager.id}/role/`, { role: 'editor' })
    expect(await read()).toBe(403)
    await shop.post(`/staff/members/${manager.id}/disable/`)
    expect(await read()).toBe(401)
    const [listed] = keys.parse((await shop.get('/staff/api-keys/')).json())
    expect(listed?.state).toBe('paused')
  })

  it('may make 300 calls a minute', async () => {
    const shop = await openTestShop()
    const program = await madeKey(shop, ['read:stock'])
    const ask = () => program.get('/stock/allStock/')
    for (let call = 1; call < 300; call += 1) await ask()
    expect((await ask()).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(429)
    await shop.later(1)
    expect((await ask()).statusCode).toBe(200)
  })

  it('is a stranger to the shop’s customers and to the storefront’s host', async () => {
    const shop = await openTestShop()
    const { secret } = await madeKey(shop, ['read:stock'])
    const authorization = `Bearer ${secret}`
    const ask = async (url: string, host: string) =>
      (await shop.app.inject({ method: 'GET', url, headers: { host, authorization } })).statusCode
    expect(await ask('/store/orders', '127.0.0.1')).toBe(403)
    expect(await ask('/stock/allStock/', 'localhost:4000')).toBe(404)
  })
})

describe('making a key', () => {
  it('asks for the password again, and is for owners and managers', async () => {
    const shop = await openTestShop()
    const sales = await colleague(shop, 'sales')
    expect((await sales.post('/staff/api-keys/', input)).statusCode).toBe(403)
    const { ask } = await tired(shop)
    const answer = await ask('POST', '/staff/api-keys/', input)
    expect(answer.json()).toMatchObject({ code: 'proof-needed' })
    const outside = await signedIn(shop)
    expect((await outside.post('/staff/api-keys/', input)).json()).toMatchObject({
      code: 'factor-missing',
    })
  })

  it('is refused without a name, without scopes, and with a scope that no key has', async () => {
    const shop = await openTestShop()
    const wrong = [
      { ...input, name: '' },
      { ...input, scopes: [] },
      { ...input, scopes: ['write:settings'] },
      { ...input, expires_in_days: 0 },
      { ...input, expires_in_days: 3651 },
    ]
    for (const body of wrong) {
      expect((await shop.post('/staff/api-keys/', body)).statusCode).toBe(400)
    }
    const longest = { ...input, expires_in_days: 3650 }
    expect((await shop.post('/staff/api-keys/', longest)).statusCode).toBe(201)
  })
})
