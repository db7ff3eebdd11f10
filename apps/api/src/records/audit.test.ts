import type { AuditEntry, Size } from '@etrend/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { byEngine } from '../test/by-engine'
import { png } from '../test/forms'
import type { TestShop } from '../test/open-shop'
import { openTestShop, shopOfFour, stockedShop } from '../test/test-app'
import { refusalOf } from '../test/test-database'

async function log(shop: TestShop, query = '') {
  return (await shop.get(`/staff/audit/${query}`)).json<AuditEntry[]>()
}

const undo = (shop: TestShop, id: number) => shop.post(`/staff/audit/${id}/undo/`)

async function shopWithSize() {
  const shop = await openTestShop()
  await shop.form('POST', '/comp/createSize/', { size_name: 'XS' })
  return { shop, one: '/comp/updateDeleteSize/1/' }
}

describe('the audit log', () => {
  it('says who did what to which record, before and after, the newest first', async () => {
    const { shop, one } = await shopWithSize()
    await shop.patch(one, { size_name: 'XXS' })
    await shop.patch(one, { size_name: 'XXS' }) // changes nothing, and so adds no entry
    await shop.remove(one)
    const entries = await log(shop, '?noun=sizes&row_id=1')
    expect(entries).toMatchObject([
      { action: 'delete', label: 'XXS', before: { id: 1, size_name: 'XXS' }, after: null },
      { action: 'edit', before: { size_name: 'XS' }, after: { size_name: 'XXS' } },
      { action: 'add', before: null, after: { id: 1, size_name: 'XS' }, staff_name: 'boss' },
    ])
    expect(new Set(entries.map(({ request_id }) => request_id)).size).toBe(3)
  })

  it('is filtered by noun, action, staff, time and words, and paged', byEngine, async () => {
    const { shop, one } = await shopWithSize()
    await shop.form('POST', '/product/createCategory/', { title: 'Women' })
    await shop.patch(one, { size_name: 'XXS' })
    expect(await log(shop, '?noun=categories')).toMatchObject([{ label: 'Women' }])
    expect(await log(shop, '?action=edit&staff=1')).toMatchObject([{ label: 'XXS' }])
    expect(await log(shop, '?action=edit&staff=2')).toEqual([])
    expect(await log(shop, '?without=edit&page_size=1')).toMatchObject([{ label: 'Women' }])
    expect(await log(shop, '?q=wom')).toHaveLength(1)
    expect(await log(shop, '?to=2020-01-01')).toEqual([])
    const page = await shop.get('/staff/audit/?page=2&page_size=1')
    expect([page.headers['x-total-count'], page.json()]).toMatchObject(['4', [{ label: 'Women' }]])
    expect((await shop.get('/staff/audit/?from=yesterday')).statusCode).toBe(400)
  })

  it('has an entry for the display image that another picture replaced', async () => {
    const shop = await stockedShop()
    for (const color of ['#111111', '#222222']) {
      await shop.form('POST', '/comp/createProductImg/', {
        product: '1',
        is_display_image: 'True',
        image: await png(color),
        color: '1',
      })
    }
    expect(await log(shop, '?noun=productImages&row_id=1')).toMatchObject([
      { action: 'edit', before: { is_display_image: true }, after: { is_display_image: false } },
      { action: 'add' },
    ])
  })

  it('has an entry for each sign-in', async () => {
    const shop = await openTestShop()
    expect(await log(shop)).toMatchObject([{ action: 'sign-in', noun: 'members', row_id: 1 }])
  })

  it('has an entry for each export with its query, which can’t be undone', async () => {
    const { shop } = await shopWithSize()
    expect((await shop.get('/staff/export/sizes/?q=x')).statusCode).toBe(200)
    await shop.get('/staff/export/sizes/?sort=password')
    const entries = await log(shop, '?action=export')
    expect(entries).toMatchObject([
      { staff_name: 'boss', noun: 'sizes', row_id: null, after: { q: 'x' }, is_undoable: false },
    ])
    expect(entries[0]?.label).toMatch(/^sizes-\d{4}-\d\d-\d\d\.csv$/)
    expect((await undo(shop, entries[0]?.id ?? 0)).statusCode).toBe(409)
  })

  it('is kept append-only by the database itself', byEngine, async () => {
    const { db } = (await shopWithSize()).shop
    for (const statement of [sql`UPDATE audit SET label = 'MD'`, sql`DELETE FROM audit`]) {
      const tampered = db.transaction((tx) => Promise.resolve(tx.run(statement)))
      expect(await refusalOf(tampered)).toContain('the audit log is never')
    }
  })

  it('has no entry of what was refused', async () => {
    const shop = await shopOfFour()
    const before = (await log(shop)).length
    expect((await shop.remove('/comp/updateDeleteSize/1/')).statusCode).toBe(409)
    expect(await log(shop)).toHaveLength(before)
  })
})

describe('undoing', () => {
  it('puts an edit back, once, and can itself be undone', async () => {
    const { shop, one } = await shopWithSize()
    await shop.patch(one, { size_name: 'XXS' })
    const [edit] = await log(shop)
    expect(edit?.is_undoable).toBe(true)
    const undone = (await undo(shop, edit?.id ?? 0)).json<{ audit: number; rows: number }>()
    expect(undone.rows).toBe(1)
    expect((await shop.get(one)).json<Size>().size_name).toBe('XS')
    const again = await undo(shop, edit?.id ?? 0)
    expect([again.statusCode, again.json()]).toEqual([409, { message: 'This is undone already.' }])
    const [entry, former] = await log(shop)
    expect(entry).toMatchObject({ id: undone.audit, action: 'edit', undoes: edit?.id })
    expect(former).toMatchObject({ undone_by: undone.audit, is_undoable: false })
    await undo(shop, undone.audit)
    expect((await shop.get(one)).json<Size>().size_name).toBe('XXS')
  })

  it('of an edit is refused where somebody changed the same field since', byEngine, async () => {
    const { shop, one } = await shopWithSize()
    await shop.patch(one, { size_name: 'XXS' })
    const [edit] = await log(shop)
    await shop.patch(one, { size_name: 'SM' })
    const refused = await undo(shop, edit?.id ?? 0)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: 'Somebody else changed this size meanwhile.' },
    ])
  })

  it('of an addition deletes, of a deletion restores', byEngine, async () => {
    const { shop, one } = await shopWithSize()
    const [added] = await log(shop)
    await undo(shop, added?.id ?? 0)
    expect((await shop.get(one)).statusCode).toBe(404)
    const [deleted] = await log(shop)
    expect(deleted).toMatchObject({ action: 'delete', undoes: added?.id })
    await undo(shop, deleted?.id ?? 0)
    expect((await shop.get(one)).json()).toMatchObject({ id: 1, size_name: 'XS' })
  })

  it('moves a sub category back into its category, and a movement back to its quantity', async () => {
    const shop = await shopOfFour()
    await shop.patch('/product/updateDeleteSubCategory/2/', { category: 2 })
    await undo(shop, (await log(shop))[0]?.id ?? 0)
    const sub = await shop.get('/product/updateDeleteSubCategory/2/')
    expect(sub.json()).toMatchObject({ title: 'Bottoms', category: { id: 1 } })
    await shop.patch('/stock/updateDeleteStock/1/', { quantity: 3, notes: 'Miscounted' })
    await undo(shop, (await log(shop))[0]?.id ?? 0)
    const movement = await shop.get('/stock/updateDeleteStock/1/')
    expect(movement.json()).toMatchObject({ quantity: 9, notes: '' })
  })

  it('brings a replaced picture back', async () => {
    const shop = await stockedShop()
    const src = async () =>
      (await shop.get('/comp/singleproductcolor/1/')).json<{ color_img: string }>().color_img
    const before = await src()
    const color_img = await png('#aa2222')
    const fields = { product: '1', color: '1', color_img }
    await shop.form('PUT', '/comp/updateDeleteproductcolor/1/', fields)
    expect(await src()).not.toBe(before)
    await undo(shop, (await log(shop))[0]?.id ?? 0)
    expect(await src()).toBe(before)
    expect((await shop.get(`${before}-320.webp`)).statusCode).toBe(200)
  })

  it('is not offered for a sign-in', async () => {
    const shop = await openTestShop()
    expect((await log(shop))[0]?.is_undoable).toBe(false)
    expect((await undo(shop, 1)).statusCode).toBe(409)
    expect((await undo(shop, 99)).statusCode).toBe(404)
  })
})
