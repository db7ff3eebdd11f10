import { describe, expect, it } from 'vitest'
import { apiKey } from '../db/schema/api-keys'
import { customerNote } from '../db/schema/customer-files'
import { session, staffInvite } from '../db/schema/people'
import { stocktake } from '../db/schema/stock'
import { page } from '../db/schema/website'
import { signUp } from '../test/customers'
import { orderingShop } from '../test/ordering'
import { addPage, pageText } from '../test/pages'
import { openTestShop } from '../test/test-app'

const created_at = '2026-11-21T08:00:00.000Z'
const expires_at = '2099-01-01T00:00:00.000Z'
const many = <Row>(count: number, row: (at: number) => Row) =>
  Array.from({ length: count }, (_, at) => row(at))

describe('what a person can make has a bound, with a sentence:', () => {
  it('200 notes about a customer', async () => {
    const shop = await orderingShop()
    await signUp(shop, 'sita')
    const note = () => shop.post('/staff/customer-files/2/notes', { text: 'Called.' })
    expect((await note()).statusCode).toBe(201)
    const row = { customer_file: 1, text: 'Called.', created_at }
    await shop.db.write.insert(customerNote).values(many(198, () => row))
    expect((await note()).statusCode).toBe(201)
    const message = 'A customer has at most 200 notes: delete one first.'
    expect([(await note()).json()]).toMatchObject([{ message, fields: { text: message } }])
  })

  it('500 pages', async () => {
    const shop = await openTestShop()
    const rows = many(499, (at) => ({ slug: `p-${at}`, title: `Page ${at}`, body: {} }))
    await shop.db.write.insert(page).values(rows)
    await addPage(shop)
    const refused = await shop.post('/staff/pages/', {
      slug: 'more',
      title: 'More',
      body: pageText('x'),
    })
    expect(refused.json()).toEqual({ message: 'The shop has 500 pages already: delete one first.' })
  })

  it('100 keys that aren’t revoked', async () => {
    const shop = await openTestShop()
    const key = (at: number) => ({
      name: 'Key',
      prefix: 'etk_',
      hash: `${at}`,
      user: 1,
      created_at,
    })
    const revoked = many(5, (at) => ({ ...key(1000 + at), scopes: [], revoked_at: created_at }))
    await shop.db.write.insert(apiKey).values(revoked)
    await shop.db.write.insert(apiKey).values(many(99, (at) => ({ ...key(at), scopes: [] })))
    const add = () => shop.post('/staff/api-keys/', { name: 'Till', scopes: ['read:orders'] })
    expect((await add()).statusCode).toBe(201)
    expect((await add()).json()).toEqual({
      message: 'The shop has 100 keys already: revoke one first.',
    })
  })

  it('50 stocktakes that are open', async () => {
    const shop = await openTestShop()
    const row = { name: 'All', state: 'open', scope: 'all', scope_name: '', units: 0 } as const
    await shop.db.write.insert(stocktake).values(many(49, () => ({ ...row, created_at })))
    const start = () => shop.post('/staff/stocktakes/', { scope: 'all' })
    expect((await start()).statusCode).toBe(201)
    expect((await start()).json()).toEqual({
      message: '50 stocktakes are open already: finish or cancel one first.',
    })
  })

  it('50 invitations that are open', async () => {
    const shop = await openTestShop()
    const row = { role: 'sales', invited_by: 1, created_at, expires_at } as const
    const rows = many(49, (at) => ({ ...row, email: `${at}@example.com`, token_hash: `${at}` }))
    await shop.db.write.insert(staffInvite).values(rows)
    const invite = (email: string) => shop.post('/staff/members/invite/', { email, role: 'sales' })
    expect((await invite('last@example.com')).statusCode).toBe(201)
    expect((await invite('more@example.com')).json()).toEqual({
      message: '50 invitations are open already: withdraw one first.',
    })
    expect((await invite('last@example.com')).statusCode, 'sent again').toBe(201)
  })

  it('200 sessions, of which the oldest ends', async () => {
    const shop = await openTestShop()
    const rows = many(199, (at) => ({ id: `s${at}`, user: 1, refresh_hash: `${at}` }))
    const at = '2020-01-01T00:00:00.000Z'
    await shop.db.write
      .insert(session)
      .values(rows.map((row) => ({ ...row, created_at: at, expires_at })))
    await shop.signIn()
    expect(await shop.db.read.$count(session)).toBe(200)
    expect((await shop.get('/staff/orders')).statusCode).toBe(200)
  })
})
