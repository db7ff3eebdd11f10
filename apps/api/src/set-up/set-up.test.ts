import type { SetUpState } from '@etrend/contract'
import { describe, expect, it } from 'vitest'
import { colleague } from '../test/colleagues'
import { oneSkirt, orderingShop } from '../test/ordering'
import { setUpFactor, signedIn } from '../test/second-factor'
import { move } from '../test/stocking'
import { openTestShop, shopOfFour } from '../test/test-app'
import { lacksOfBackups, lacksOfPayments } from './server-lacks'

type Asked = Pick<Awaited<ReturnType<typeof openTestShop>>, 'get'>

async function stepsOf(shop: Asked) {
  return (await shop.get('/staff/set-up/')).json<{ steps: SetUpState[] }>().steps
}

/** What a step lacks, by name. */
async function lacksOf(shop: Asked, step: string) {
  const state = (await stepsOf(shop)).find((one) => one.step === step)
  return state?.lacks.map(({ lack }) => lack)
}

const newShop = () => openTestShop({ isNew: true })

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
        'tax_number',
        'grievance_name',
        'grievance_phone',
      ],
      ['money', 'shipping'],
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
    const fields = { registration_number: '1', tax_number: '6', grievance_name: 'Hari' }
    await shop.patch('/staff/settings', fields)
    expect(await lacksOf(shop, 'law')).toEqual(['grievance_phone'])
    await shop.patch('/staff/settings', { grievance_email: 'hari@example.com' })
    expect(await lacksOf(shop, 'law')).toEqual([])
    await shop.patch('/staff/settings', { tax_number: '' })
    expect(await lacksOf(shop, 'law')).toEqual(['tax_number'])
  })

  it('and money are done with other fees than the example, 0 too', async () => {
    const shop = await newShop()
    await shop.patch('/staff/settings', { tax: '0' })
    expect(await lacksOf(shop, 'money')).toEqual([])
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

describe('what the server needs', () => {
  it('is a mail server, and a test mail that it took', async () => {
    const shop = await openTestShop({ isNew: true, hasMailServer: true })
    expect(await lacksOf(shop, 'mail')).toEqual(['test_mail'])
    const words = { subject: 'Hello', opening: 'Hello', closing: 'Bye' }
    await shop.post('/staff/mail-texts/order_shipped/test', words)
    await expect.poll(() => lacksOf(shop, 'mail')).toEqual([])
  })

  it('is a payment that came in through a gateway with keys', async () => {
    const { db } = await openTestShop()
    const server = { backups: { store: { folder: '/', lastGood: nothing } }, folders: folder('/') }
    const lacks = async (gateways: { simulator: boolean; khalti?: object }) =>
      (await lacksOfPayments(db.read, { ...server, gateways })).map(({ lack }) => lack)
    expect(await lacks({ simulator: false })).toEqual(['payment_keys'])
    expect(await lacks({ simulator: true })).toEqual(['payment_keys'])
    expect(await lacks({ simulator: false, khalti: {} })).toEqual(['test_payment'])
  })

  it('is a backup on another disk', async () => {
    const lacks = async (at: string, lastGood: () => Promise<object | undefined>) => {
      const backups = { store: { folder: at, lastGood } }
      const parts = { backups, folders: folder(import.meta.dirname) }
      const found = await lacksOfBackups({ ...parts, gateways: { simulator: false } })
      return found.map(({ lack }) => lack)
    }
    expect(await lacks(import.meta.dirname, nothing)).toEqual(['backup_disk', 'first_backup'])
    expect(await lacks('/dev', nothing)).toEqual(['first_backup'])
    expect(await lacks('/dev', () => Promise.resolve({}))).toEqual([])
  })

  it('is a second factor of whoever looks', async () => {
    const shop = await newShop()
    const { email } = await colleague(shop, 'manager')
    const own = await signedIn(shop, 'here', { email, password: 'keys to the back room' })
    await setUpFactor(own, shop.now)
    expect(await lacksOf(own, 'factor')).toEqual([])
    expect(await lacksOf(shop, 'factor')).toEqual(['factor'])
  })
})

const nothing = () => Promise.resolve(undefined)
const folder = (path: string) => ({ folder: path })
