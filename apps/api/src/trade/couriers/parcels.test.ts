import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import { packed, shopWithCourier } from '../../test/handing-over'
import { oneSkirt, type OrderingShop } from '../../test/ordering'
import { call, read } from '../../test/staff-orders'

const note = (shop: OrderingShop, number: string, tracking_code: string, more: object = {}) =>
  call(shop, 'PUT', `/parcels/${number}/code`, { tracking_code, ...more })

describe('the courier’s code of a parcel', () => {
  it('is noted once the order is packed, and can be sent twice', async () => {
    const shop = await shopWithCourier()
    const number = await packed(shop)
    const seen = await shop.get(`/staff/parcels/${number.toLowerCase()}`)
    expect(seen.json()).toMatchObject({ number, to_collect: 906, tracking_code: null })
    expect((await note(shop, number, ' NCM-1 ')).json()).toMatchObject({ tracking_code: 'NCM-1' })
    expect((await note(shop, number, 'NCM-1')).statusCode).toBe(200)
    expect(await read(shop, number)).toMatchObject({ tracking_code: 'NCM-1' })
  })

  it('is replaced only by somebody who has seen the former one', async () => {
    const shop = await shopWithCourier()
    const number = await packed(shop)
    await note(shop, number, 'NCM-1')
    const other = await note(shop, number, 'NCM-2')
    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      { message: `${number} has the code NCM-1 already.` },
    ])
    expect((await note(shop, number, 'NCM-2', { replaces: 'NCM-0' })).statusCode).toBe(409)
    expect((await note(shop, number, 'NCM-2', { replaces: 'NCM-1' })).statusCode).toBe(200)
  })

  it('of another order is refused, and so is the number of an order', async () => {
    const shop = await shopWithCourier()
    const [first, second] = [await packed(shop), await packed(shop)]
    await note(shop, first, 'NCM-1')
    const doubled = await note(shop, second, 'NCM-1')
    expect([doubled.statusCode, doubled.json()]).toMatchObject([
      409,
      { message: `The code NCM-1 is on ${first} already.` },
    ])
    const scanned = await note(shop, second, first)
    expect([scanned.statusCode, scanned.json()]).toMatchObject([
      400,
      { message: `${first} is the number of an order, not a courier’s code.` },
    ])
  })

  it.each([
    ['placed', [], 'is not packed yet.'],
    ['cancelled', ['cancelled'], 'is cancelled already.'],
    ['delivered', ['confirmed', 'packed', 'shipped', 'delivered'], 'is delivered already.'],
  ])('is refused for an order that is %s', async (_state, steps, words) => {
    const shop = await shopWithCourier()
    const { number } = await shop.placed()
    for (const state of steps) await call(shop, 'POST', `/orders/${number}/state`, { state })
    for (const answer of [
      await shop.get(`/staff/parcels/${number}`),
      await note(shop, number, 'A'),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([409, { message: `${number} ${words}` }])
    }
    expect((await shop.get('/staff/parcels/ET-2020-000001')).statusCode).toBe(404)
  })
})

describe('address labels', () => {
  const labels = (shop: OrderingShop, numbers: string[], more: object = {}) =>
    shop.post('/staff/parcels/labels.pdf', { sheet: 'a4-8', numbers, ...more })

  const pagesOf = (bytes: Buffer) =>
    [...bytes.toString('latin1').matchAll(/\/Type \/Page\b/g)].length

  it('have name, phone, address, district, number and the cash to collect', async () => {
    const shop = await shopWithCourier()
    const number = await packed(shop, {
      ...oneSkirt,
      name: 'सीता तामाङ',
      landmark: 'Near the stupa',
    })
    const answer = await labels(shop, [number])
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const words = pdfText(answer.rawPayload)
    for (const part of [
      '\n9841234567\n',
      'Ward 10, New Baneshwor',
      'Near the stupa',
      'Kathmandu Metropolitan City, Kathmandu',
      'Collect Rs.\u00a0906 in cash',
      number,
    ]) {
      expect(words).toContain(part)
    }
    expect(words.replaceAll('\n', '')).toContain('सीता तामाङ')
  })

  it('have the whole of a long address and code, in several or smaller lines', async () => {
    const shop = await shopWithCourier()
    const landmark = 'Green gate, opposite to the Shrī Pashupati Medical Hall, blue signboard'
    const street =
      'Ward 10, New Baneshwor, behind the hotel, third house on the left after the temple'
    const name = 'Dhaulagiri Himalayan Handicrafts and Garment Industries Private Limited'
    const number = await packed(shop, { ...oneSkirt, name, street, landmark })
    const tracking_code = 'NCM-VERY-LONG-TRACKING-CODE-0123456789'
    await note(shop, number, tracking_code)
    for (const sheet of ['a4-8', 'a4-4', 'a6', 'roll-100x150']) {
      const words = pdfText((await labels(shop, [number], { sheet })).rawPayload)
      const together = words.replaceAll(/\s/g, '')
      for (const part of [name, street, landmark, tracking_code]) {
        expect(together).toContain(part.replaceAll(' ', ''))
      }
    }
  })

  it('fill a sheet, leave used places empty, and fill one page each on a roll or on A6', async () => {
    const shop = await shopWithCourier()
    const numbers = [await packed(shop), await packed(shop)]
    expect(pagesOf((await labels(shop, numbers, { skip: 6 })).rawPayload)).toBe(1)
    expect(pagesOf((await labels(shop, numbers, { skip: 7 })).rawPayload)).toBe(2)
    expect(pagesOf((await labels(shop, numbers, { sheet: 'roll-100x150' })).rawPayload)).toBe(2)
    expect(pagesOf((await labels(shop, numbers, { sheet: 'a6' })).rawPayload)).toBe(2)
  })

  it('are refused for an order that gets no parcel any more', async () => {
    const shop = await shopWithCourier()
    const { number } = await shop.placed()
    await call(shop, 'POST', `/orders/${number}/state`, { state: 'cancelled' })
    const answer = await labels(shop, [number])
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { message: `${number} is cancelled: it needs no label.` },
    ])
  })
})
