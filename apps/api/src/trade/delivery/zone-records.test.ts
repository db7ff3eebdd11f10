import type { AuditEntry, FoundGroup, TrashRow } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { byEngine } from '../../test/by-engine'
import { orderingShop, type OrderingShop } from '../../test/ordering'
import { tired } from '../../test/second-factor'
import { call } from '../../test/staff-orders'

const valley = { name: 'Valley', districts: ['Kathmandu', 'Lalitpur'], fee: 100 }
const near = { name: 'Near', districts: ['Bhaktapur'], fee: 120 }

const add = (shop: OrderingShop, zone: object) => call(shop, 'POST', '/delivery-zones', zone)
const edit = (shop: OrderingShop, zone: object, id = 1) =>
  call(shop, 'PUT', `/delivery-zones/${id}`, zone)
const zone = async (shop: OrderingShop, id = 1) =>
  (await shop.get(`/staff/delivery-zones/${id}`)).json<object>()

/** The audit entries of zones, the newest first. */
async function entriesOf(shop: OrderingShop) {
  return (await shop.get('/staff/audit/?noun=deliveryZones')).json<AuditEntry[]>()
}

/** Undoes the newest audit entry of a zone with this action. */
async function undo(shop: OrderingShop, action: string) {
  const entry = (await entriesOf(shop)).find((one) => one.action === action)
  return await shop.post(`/staff/audit/${entry?.id}/undo/`)
}

const restore = (shop: OrderingShop) =>
  shop.post('/staff/trash/restore/', { noun: 'deliveryZones', id: 1 })

async function trashOf(shop: OrderingShop) {
  return (await shop.get('/staff/trash/?noun=deliveryZones')).json<TrashRow[]>()
}

describe('an edit of a delivery zone', () => {
  it('is undone from the audit log, with its districts', async () => {
    const shop = await orderingShop()
    await add(shop, valley)
    await edit(shop, { ...valley, districts: ['Kathmandu', 'Kaski'], fee: 150 })
    expect((await undo(shop, 'edit')).statusCode).toBe(200)
    expect(await zone(shop)).toMatchObject({ id: 1, ...valley })
    const delivery = await shop.get('/store/delivery?district=Lalitpur')
    expect(delivery.json()).toMatchObject({ fee: 100 })
    expect((await entriesOf(shop)).map(({ action }) => action)).toEqual(['edit', 'edit', 'add'])
  })

  it('of an import is undone as well', async () => {
    const shop = await orderingShop()
    await add(shop, valley)
    const text = new File(['Zone,Districts,Fee\nValley,Kathmandu,180'], 'zones.csv')
    const sent = await shop.form('POST', '/staff/delivery-zones/import', {
      text,
      is_trial: 'False',
    })
    expect(sent.json()).toMatchObject({ changed: 1 })
    expect(await zone(shop)).toMatchObject({ districts: ['Kathmandu'], fee: 180 })
    expect((await undo(shop, 'edit')).statusCode).toBe(200)
    expect(await zone(shop)).toMatchObject(valley)
  })

  it('stays where one of its districts is in another zone by now', async () => {
    const shop = await orderingShop()
    await add(shop, valley)
    await edit(shop, { ...valley, districts: ['Kathmandu'] })
    await add(shop, { ...near, districts: ['Lalitpur'] })
    const refused = await undo(shop, 'edit')
    const message = 'Lalitpur is in the zone “Near” already.'
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message }])
    expect(await zone(shop)).toMatchObject({ districts: ['Kathmandu'] })
  })

  it('stays where its former name is taken', async () => {
    const shop = await orderingShop()
    await add(shop, valley)
    await edit(shop, { ...valley, name: 'Centre' })
    await add(shop, { ...near, name: 'valley' })
    const refused = await undo(shop, 'edit')
    const message = 'A zone with this name exists already.'
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message }])
  })

  it('stays where its days would be in the wrong order', async () => {
    const shop = await orderingShop()
    await add(shop, { ...valley, days_from: 1, days_to: 3 })
    await edit(shop, { ...valley, days_from: 1, days_to: 7 })
    const [widened] = await entriesOf(shop)
    await edit(shop, { ...valley, days_from: 5, days_to: 7 })
    const refused = await shop.post(`/staff/audit/${widened?.id}/undo/`)
    const message = 'The last day can’t be before the first day.'
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { message }])
  })

  it('is no edit of all other districts, which can’t be undone', async () => {
    const shop = await orderingShop()
    await call(shop, 'PUT', '/delivery-terms', { fee: 300 })
    const [entry] = (await shop.get('/staff/audit/')).json<AuditEntry[]>()
    expect(entry).toMatchObject({
      noun: 'deliveryTerms',
      label: 'All other districts',
      is_undoable: false,
    })
    expect(await entriesOf(shop)).toEqual([])
  })
})

describe('a deleted delivery zone', () => {
  it('is in the trash, and comes back with its districts', async () => {
    const shop = await orderingShop()
    await add(shop, valley)
    const before = await zone(shop)
    expect((await shop.remove('/staff/delivery-zones/1')).statusCode).toBe(204)
    expect(await trashOf(shop)).toMatchObject([{ row_id: 1, label: 'Valley', parts: 0 }])
    const back = await restore(shop)
    const named = { noun: 'deliveryZones', id: 1, label: 'Valley' }
    expect([back.statusCode, back.json()]).toEqual([200, named])
    expect(await zone(shop)).toEqual(before)
    expect(await trashOf(shop)).toEqual([])
  })

  it('stays in the trash where a district is in another zone by now', async () => {
    const shop = await orderingShop()
    await add(shop, valley)
    await shop.remove('/staff/delivery-zones/1')
    await add(shop, { ...near, districts: ['Bhaktapur', 'Lalitpur'] })
    const refused = await restore(shop)
    const message = 'Lalitpur is in the zone “Near” already.'
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message }])
    expect(await trashOf(shop)).toHaveLength(1)
  })

  it('stays in the trash where its name is taken', async () => {
    const shop = await orderingShop()
    await add(shop, valley)
    await shop.remove('/staff/delivery-zones/1')
    await add(shop, { ...near, name: 'Valley' })
    const refused = await restore(shop)
    const message = 'A zone with this name exists already.'
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { message }])
  })

  it('is not one that somebody has changed since it was read', async () => {
    const shop = await orderingShop()
    await add(shop, valley)
    const seen = await shop.get('/staff/delivery-zones/1')
    await edit(shop, { ...valley, fee: 110 })
    const late = await shop.app.inject({
      method: 'DELETE',
      url: '/staff/delivery-zones/1',
      headers: { ...shop.headers, 'if-match': String(seen.headers.etag) },
    })
    const message = 'Somebody else changed this delivery zone meanwhile.'
    expect([late.statusCode, late.json()]).toMatchObject([409, { message }])
    expect(await trashOf(shop)).toEqual([])
  })
})

it('undoing, restoring and deleting zones by the calls for any noun ask again who is there', async () => {
  const shop = await orderingShop()
  await add(shop, valley)
  await edit(shop, { ...valley, fee: 150 })
  const [edited] = await entriesOf(shop)
  await add(shop, near)
  await shop.remove('/staff/delivery-zones/2')
  const { ask } = await tired(shop)
  const doors: [string, object?][] = [
    [`/staff/audit/${edited?.id}/undo/`],
    ['/staff/trash/restore/', { noun: 'deliveryZones', id: 2 }],
    ['/staff/bulk/delete/', { noun: 'deliveryZones', ids: [1] }],
    ['/staff/bulk/restore/', { noun: 'deliveryZones', ids: [2] }],
  ]
  const code = 'proof-needed'
  for (const [url, body] of doors) {
    const answer = await ask('POST', url, body)
    expect([url, answer.statusCode, answer.json()]).toMatchObject([url, 403, { code }])
  }
  expect((await ask('GET', '/staff/delivery-zones/1')).json()).toMatchObject({ fee: 150 })
  const other = await ask('POST', '/staff/trash/restore/', { noun: 'holidays', id: 1 })
  expect(other.statusCode).toBe(404)
})

it('the search finds zones by their name and by a district', byEngine, async () => {
  const shop = await orderingShop()
  await add(shop, valley)
  await add(shop, near)
  const found = async (words: string) => {
    const groups = (await shop.get(`/staff/search/?q=${words}`)).json<FoundGroup[]>()
    return groups.filter(({ noun }) => noun === 'deliveryZones').flatMap(({ rows }) => rows)
  }
  expect(await found('vall')).toEqual([{ id: 1, label: 'Valley', detail: 'Kathmandu, Lalitpur' }])
  expect(await found('lalit')).toEqual([{ id: 1, label: 'Valley', detail: 'Lalitpur' }])
  expect(await found('bhaktapur')).toEqual([{ id: 2, label: 'Near', detail: 'Bhaktapur' }])
  expect(await found('mustang')).toEqual([])
})
