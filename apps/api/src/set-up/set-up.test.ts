import { describe, expect, it } from 'vitest'
import { oneSkirt, orderingShop } from '../test/ordering'
import { addPage } from '../test/pages'
import { lacksOf, newShop, stepsOf } from '../test/set-up-steps'
import { move } from '../test/stocking'
import { openTestShop, shopOfFour } from '../test/test-app'

describe('the checklist of a new shop', () => {
  it('is empty where the shop opened with the demo', async () => {
    expect(await stepsOf(await openTestShop())).toEqual([])
  })

  it('names all that an empty shop lacks', async () => {
    const steps = await stepsOf(await newShop())
    expect(steps.map(({ step, lacks }) => [step, ...lacks.map(({ lack }) => lack)])).toEqual([
      [
        'law',
        'name',
        'phone',
        'location',
        'registration_number',
        'commerce_number',
        'tax_number',
        'grievance_name',
        'grievance_phone',
      ],
      ['policies', 'privacy_policy', 'return_policy'],
      ['money', 'shipping', 'tax_mode'],
      ['delivery', 'delivery_zones'],
      ['product', 'category', 'subcategory', 'color', 'size'],
      ['payments', 'payment_keys'],
      ['mail', 'mail_server'],
      ['backups', 'backup_disk', 'first_backup'],
      ['factor', 'factor'],
      ['order', 'order'],
    ])
  })

  it('remembers what isn’t needed, until it is needed after all, and logs both', async () => {
    const shop = await newShop()
    const url = '/staff/set-up/payments/'
    const isNeeded = async () =>
      (await stepsOf(shop)).filter(({ is_needed }) => !is_needed).map(({ step }) => step)
    expect((await shop.put(url, { is_needed: false })).statusCode).toBe(200)
    expect((await shop.put(url, { is_needed: false })).statusCode).toBe(200)
    expect(await isNeeded()).toEqual(['payments'])
    await shop.put(url, { is_needed: true })
    expect(await isNeeded()).toEqual([])
    const log = (await shop.get('/staff/audit/?noun=set-up')).json<{ action: string }[]>()
    expect(log.map(({ action }) => action)).toEqual(['need step', 'skip step'])
    expect((await shop.put('/staff/set-up/lunch/', { is_needed: true })).statusCode).toBe(400)
    expect((await shop.put(url, {})).statusCode).toBe(400)
  })
})

describe('name and law', () => {
  it('are done once the shop shows what the law wants, and again lack what is taken away', async () => {
    const shop = await newShop()
    await shop.patch('/staff/settings', {
      phone: '+977 981-1111111',
      location: 'New Road 4, Kathmandu',
    })
    expect(await lacksOf(shop, 'law')).not.toContain('name')
    const fields = {
      registration_number: '1',
      commerce_number: '2',
      tax_number: '6',
      grievance_name: 'Hari',
    }
    await shop.patch('/staff/settings', fields)
    expect(await lacksOf(shop, 'law')).toEqual(['grievance_phone'])
    await shop.patch('/staff/settings', { grievance_email: 'hari@example.com' })
    expect(await lacksOf(shop, 'law')).toEqual([])
    await shop.patch('/staff/settings', { tax_number: '' })
    expect(await lacksOf(shop, 'law')).toEqual(['tax_number'])
  })

  it('and money are done once delivery and tax differ from the examples, each by itself, 0 too', async () => {
    const shop = await newShop()
    await shop.patch('/staff/settings', { tax: '0' })
    expect(await lacksOf(shop, 'money')).toEqual(['shipping'])
    await shop.patch('/staff/settings', { tax: '4', shipping: '0' })
    expect(await lacksOf(shop, 'money')).toEqual(['tax_mode'])
    await shop.patch('/staff/settings', { tax: '4.01' })
    expect(await lacksOf(shop, 'money')).toEqual([])
    await shop.patch('/staff/settings', { shipping: '2' })
    expect(await lacksOf(shop, 'money')).toEqual(['shipping'])
  })

  it.each(['pan', 'vat_inclusive'])('and the tax is decided by the mode %s', async (tax_mode) => {
    const shop = await newShop()
    const changed = await shop.patch('/staff/settings', { tax_number: '601234567', tax_mode })
    expect(changed.statusCode).toBe(200)
    expect(await lacksOf(shop, 'money')).toEqual(['shipping'])
    await shop.patch('/staff/settings', { tax_mode: 'flat' })
    expect(await lacksOf(shop, 'money')).toEqual(['shipping', 'tax_mode'])
  })

  it('and delivery is done with the first zone', async () => {
    const shop = await newShop()
    expect(await lacksOf(shop, 'delivery')).toEqual(['delivery_zones'])
    const valley = { name: 'Valley', districts: ['Kathmandu'], fee: 100 }
    await shop.post('/staff/delivery-zones', valley)
    expect(await lacksOf(shop, 'delivery')).toEqual([])
  })
})

describe('the policies', () => {
  it('are missing, then drafts that the checklist leads to, then done, and missing again when hidden', async () => {
    const shop = await newShop()
    const lacking = async () =>
      (await stepsOf(shop)).find(({ step }) => step === 'policies')?.lacks ?? []
    expect(await lacking()).toMatchObject([
      { lack: 'privacy_policy', page: null, message: 'The shop has no privacy policy.' },
      { lack: 'return_policy', page: null, message: 'The shop has no return and exchange policy.' },
    ])
    const id = await addPage(shop, { slug: 'privacy-policy', title: 'Privacy Policy' })
    expect(await lacking()).toMatchObject([
      { lack: 'privacy_policy', page: id, message: 'The privacy policy is a draft: publish it.' },
      { lack: 'return_policy', page: null },
    ])
    await shop.post(`/staff/pages/${id}/publish/`)
    expect(await lacksOf(shop, 'policies')).toEqual(['return_policy'])
    const other = await addPage(shop, { slug: 'return-and-exchange-policy', title: 'Returns' })
    await shop.post(`/staff/pages/${other}/publish/`)
    expect(await lacking()).toEqual([])
    await shop.post(`/staff/pages/${id}/hide/`)
    expect(await lacking()).toMatchObject([{ lack: 'privacy_policy', page: id }])
  })
})

describe('the first product', () => {
  it('is asked for once the lists have an entry, then until it is active and can sell', async () => {
    const shop = await shopOfFour({ isNew: true })
    expect(await lacksOf(shop, 'product')).toEqual([])
    for (const id of [1, 2, 3]) await shop.patch(`/product/updateDeleteProduct/${id}/`, archived)
    expect((await shop.get('/product/updateDeleteProduct/1/')).json()).toMatchObject(archived)
    for (const id of [1, 2, 3]) {
      await shop.patch(`/product/updateDeleteProduct/${id}/`, { status: 'draft' })
    }
    expect(await lacksOf(shop, 'product')).toEqual(['draft'])
    await shop.patch('/product/updateDeleteProduct/3/', { status: 'active' })
    expect(await lacksOf(shop, 'product')).toEqual([])
    await move(shop, 4, 1, 'Out', 2)
    for (const id of [1, 2]) await shop.patch(`/product/updateDeleteProduct/${id}/`, archived)
    const state = (await stepsOf(shop)).find(({ step }) => step === 'product')
    expect(state?.lacks).toMatchObject([{ lack: 'unsellable', product: 3 }])
    await shop.patch('/product/updateDeleteProduct/3/', archived)
    expect(await lacksOf(shop, 'product')).toEqual(['product'])
  })

  it('and the test order are done by an order, even when nothing is left', async () => {
    const shop = await orderingShop({ isNew: true })
    expect(await lacksOf(shop, 'order')).toEqual(['order'])
    await shop.placed(oneSkirt)
    for (const id of [1, 2, 3]) await shop.patch(`/product/updateDeleteProduct/${id}/`, archived)
    expect([await lacksOf(shop, 'order'), await lacksOf(shop, 'product')]).toEqual([[], []])
  })
})

const archived = { status: 'archived' }
