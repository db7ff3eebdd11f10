import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { order } from '../../db/schema/orders'
import { byEngine } from '../../test/by-engine'
import { colleague } from '../../test/colleagues'
import { readStatement, sendStatement } from '../../test/courier-statements'
import { addCourier, handOver, packed, shopWithCourier } from '../../test/handing-over'
import type { OrderingShop } from '../../test/ordering'
import { broughtBy, cashHeld, ordersHeld, pay, refusedBy, settled } from '../../test/settling'

const heading = 'Order,Tracking ID,COD amount,Delivery charge'

/** Writes a tracking code without the rules of the routes. */
async function setCode({ db }: OrderingShop, number: string, tracking_code: string) {
  await db.transaction((tx) =>
    tx.update(order).set({ tracking_code }).where(eq(order.number, number)),
  )
}

describe('a courier’s statement', () => {
  it(
    'names the orders that it pays for by number or code, and adds its columns up',
    byEngine,
    async () => {
      const shop = await shopWithCourier()
      const [first, second, third] = [
        await broughtBy(shop, shop.ncm.id),
        await broughtBy(shop, shop.ncm.id),
        await broughtBy(shop, shop.ncm.id),
      ]
      const back = await refusedBy(shop, shop.ncm.id, 75)
      await setCode(shop, second, 'NCM-77')
      const read = await readStatement(shop, shop.ncm.id, [
        'Nepal Can Move,,,',
        heading,
        `${first.toLowerCase()},,"Rs. 906.00",१००`,
        ',ncm-77,९०६,100',
        `${back},,0,75`,
        'Total,,1812,275',
      ])
      expect(read).toMatchObject({
        mapping: ['number', 'code', 'collected', 'fee'],
        samples: { length: 4, 0: [first.toLowerCase(), '', 'Rs. 906.00', '१००'] },
        rows: 3,
        left_out: 1,
        collected: 1812,
        fee: 275,
        numbers: [first, second],
        returned: [back],
        wrong: 0,
        not_in_file: 1,
        not_in_file_list: [third],
      })
    },
  )

  it('writes nothing', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    const before = [await cashHeld(shop), await ordersHeld(shop, shop.ncm.id)]
    await readStatement(shop, shop.ncm.id, [heading, `${number},,906,100`])
    expect([await cashHeld(shop), await ordersHeld(shop, shop.ncm.id)]).toEqual(before)
  })

  it('may have one column for numbers and codes', async () => {
    const shop = await shopWithCourier()
    const [first, second] = [await broughtBy(shop, shop.ncm.id), await broughtBy(shop, shop.ncm.id)]
    await setCode(shop, second, 'X-9')
    const rows = ['Reference,Amount', `${first},906`, 'x-9,906']
    expect(await readStatement(shop, shop.ncm.id, rows)).toMatchObject({
      mapping: ['number', 'collected'],
      numbers: [first, second],
      wrong: 0,
    })
  })

  it('is read by the columns that staff choose', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    const rows = ['A,B,C', `${number},906,50`]
    const guessed = await readStatement(shop, shop.ncm.id, rows)
    expect(guessed).toMatchObject({ mapping: [null, null, null], rows: 0, numbers: [] })
    expect(guessed.said).toEqual([
      '1 Order number: No column holds the order number or the tracking code.',
      '1 Collected: No column holds the collected amount.',
    ])
    const mapping = JSON.stringify(['number', 'collected', 'fee'])
    const chosen = await readStatement(shop, shop.ncm.id, rows, { mapping })
    expect(chosen).toMatchObject({ numbers: [number], collected: 906, fee: 50, wrong: 0 })
    const wrong = await sendStatement(shop, shop.ncm.id, rows, { mapping: '["price"]' })
    expect(wrong.statusCode).toBe(400)
  })

  it('is refused for an unknown courier, for what is no table, and to sellers and packers', async () => {
    const shop = await shopWithCourier()
    const rows = [heading, 'ET-2026-000001,,906,0']
    expect((await sendStatement(shop, 99, rows)).statusCode).toBe(404)
    const pdf = Uint8Array.from(Buffer.from('%PDF-1.7'))
    expect((await sendStatement(shop, shop.ncm.id, pdf)).statusCode).toBe(422)
    const long = [heading, `${'x'.repeat(100_000)},,906,0`]
    expect((await sendStatement(shop, shop.ncm.id, long)).statusCode).toBe(413)
    const many = [heading, ...Array.from({ length: 5001 }, () => 'x,,1,0')]
    expect((await sendStatement(shop, shop.ncm.id, many)).statusCode).toBe(413)
    const statuses = []
    for (const role of ['sales', 'packer', 'accountant'] as const) {
      const { headers } = await colleague(shop, role)
      const file = new File([rows.join('\n')], 'statement.csv')
      const path = `/staff/courier-settlements/held/${shop.ncm.id}/statement`
      statuses.push((await shop.form('POST', path, { file }, headers)).statusCode)
    }
    expect(statuses).toEqual([403, 403, 200])
  })
})

describe('what doesn’t fit in a statement', () => {
  it('is named with its row: orders that the courier doesn’t hold', byEngine, async () => {
    const shop = await shopWithCourier()
    const pathao = await addCourier(shop, 'Pathao')
    const paid = await broughtBy(shop, shop.ncm.id)
    const { id } = await settled(shop, pay(shop, shop.ncm.id, [paid]))
    const way = await packed(shop)
    await handOver(shop, shop.ncm.id, way)
    const waiting = await packed(shop)
    const other = await broughtBy(shop, pathao.id)
    const held = await broughtBy(shop, shop.ncm.id)
    const read = await readStatement(shop, shop.ncm.id, [
      heading,
      ...[paid, way, waiting, other, held, held, 'ET-2000-000001', '__proto__'].map(
        (number) => `${number},,906,0`,
      ),
    ])
    expect(read).toMatchObject({ numbers: [held], rows: 8, wrong: 7, collected: 7248 })
    expect(read.said).toEqual([
      `2 Order number: ${paid} is in settlement no. ${id} already.`,
      `3 Order number: ${way} is not delivered yet: it is shipped.`,
      `4 Order number: ${waiting} was sent with no courier of the shop.`,
      `5 Order number: ${other} was sent with Pathao.`,
      `7 Order number: ${held} is in row 6 already.`,
      '8 Order number: There is no order “ET-2000-000001”.',
      '9 Order number: There is no order “__proto__”.',
    ])
  })

  it('is named with its row: amounts that differ or can’t be read', async () => {
    const shop = await shopWithCourier()
    const [one, two, three, four] = [
      await broughtBy(shop, shop.ncm.id),
      await broughtBy(shop, shop.ncm.id),
      await broughtBy(shop, shop.ncm.id),
      await broughtBy(shop, shop.ncm.id),
    ]
    const read = await readStatement(shop, shop.ncm.id, [
      heading,
      `${one},,900,0`,
      `${two},,=1+1,free`,
      `${three},,,`,
      `${four},,"1,200.50",-5`,
    ])
    expect(read).toMatchObject({ numbers: [one, two, three, four], collected: 2100.5, fee: -5 })
    expect(read.said).toEqual([
      `2 Collected: The file has Rs. 900 for ${one}; Rs. 906 was collected.`,
      '3 Collected: “=1+1” is not an amount in rupees.',
      '3 Fee: “free” is not an amount in rupees.',
      `4 Collected: There is no amount for ${three}.`,
      `5 Collected: The file has Rs. 1,200.50 for ${four}; Rs. 906 was collected.`,
    ])
  })

  it('is named with its row: parcels that came back, with another fee or with cash', async () => {
    const shop = await shopWithCourier()
    const [charged, free] = [
      await refusedBy(shop, shop.ncm.id, 75),
      await refusedBy(shop, shop.ncm.id, 0),
    ]
    const read = await readStatement(shop, shop.ncm.id, [
      heading,
      `${charged},,906,80`,
      `${free},,0,60`,
    ])
    expect(read).toMatchObject({ returned: [charged], numbers: [] })
    expect(read.said).toEqual([
      `2 Collected: ${charged} came back undelivered: the file has Rs. 906.`,
      `2 Fee: The file has a fee of Rs. 80 for ${charged}, which came back; Rs. 75 is noted.`,
      `3 Fee: The file has a fee of Rs. 60 for ${free}, which came back; no fee is noted.`,
    ])
    expect(read.to_change).toEqual([charged, free])
  })

  it('is a code that two orders have, unless the number says which one is meant', async () => {
    const shop = await shopWithCourier()
    const [one, two] = [await broughtBy(shop, shop.ncm.id), await broughtBy(shop, shop.ncm.id)]
    await setCode(shop, one, 'SAME')
    await setCode(shop, two, 'SAME')
    const unclear = await readStatement(shop, shop.ncm.id, [heading, ',SAME,906,0'])
    expect(unclear.said).toEqual([`2 Tracking code: This row may be ${one} or ${two}.`])
    const clear = await readStatement(shop, shop.ncm.id, [heading, `${two},SAME,906,0`])
    expect(clear).toMatchObject({ numbers: [two], wrong: 0 })
  })

  it('is a row without number and code, unless it is a total', async () => {
    const shop = await shopWithCourier()
    const number = await broughtBy(shop, shop.ncm.id)
    const read = await readStatement(shop, shop.ncm.id, [
      `\uFEFF${heading}`,
      `${number},,906,0`,
      ',,500,0',
      ',,906,',
      '"Grand total: ",,906,',
      'जम्मा,,906,',
      ',,,',
    ])
    expect(read).toMatchObject({ rows: 1, left_out: 3, collected: 906 })
    expect(read.said).toEqual(['3 Order number: There is no order number and no tracking code.'])
  })
})
