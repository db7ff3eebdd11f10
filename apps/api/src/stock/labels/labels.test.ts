import { labelSheets, type Failure } from '@etrend/contract'
import { pdfText } from '@etrend/tooling/pdf-text'
import { describe, expect, it } from 'vitest'
import type { TestShop } from '../../test/open-shop'
import { shopOfFour, stockedShop } from '../../test/test-app'
import { barsOf } from './bars'

const tee = { product_color: 1, size: 1 }
const order = (shop: TestShop, copies: number, more: object = {}) =>
  shop.post('/staff/units/labels.pdf', { sheet: 'a4-24', labels: [{ ...tee, copies }], ...more })

async function codedShop() {
  const shop = await stockedShop()
  await shop.post('/staff/units/codes/', { units: [tee] })
  return shop
}

/** How many pages a PDF has. */
function pagesOf(bytes: Buffer) {
  return [...bytes.toString('latin1').matchAll(/\/Type \/Page\b/g)].length
}

describe('labels', () => {
  it('have the name, color, size, price, SKU and barcode of each unit', async () => {
    const shop = await codedShop()
    const answer = await order(shop, 2)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const lines = pdfText(answer.rawPayload).split('\n')
    expect(lines.filter((line) => line === 'Everyday Tee')).toHaveLength(2)
    expect(lines).toContain('Rs.\u00a02,500')
    expect(lines.join('\n')).toContain('2000000000015   1-NAVY-MD')
  })

  it.each([
    ['a4-24', 24],
    ['a4-40', 40],
    ['a4-65', 65],
    ['roll-50x25', 1],
    ['roll-40x30', 1],
  ] as const)('on %s fill a page with %i of them', async (sheet, count) => {
    const shop = await codedShop()
    expect(pagesOf((await order(shop, count, { sheet })).rawPayload)).toBe(1)
    expect(pagesOf((await order(shop, count + 1, { sheet })).rawPayload)).toBe(2)
  })

  it('leave the places of a sheet empty that are used already', async () => {
    const shop = await codedShop()
    expect(pagesOf((await order(shop, 4, { skip: 20 })).rawPayload)).toBe(1)
    expect(pagesOf((await order(shop, 5, { skip: 20 })).rawPayload)).toBe(2)
  })

  it('of a unit without any code are refused, and so is a code that is too long', async () => {
    const shop = await stockedShop()
    const none = await order(shop, 1)
    expect([none.statusCode, none.json()]).toEqual([
      409,
      { message: 'Everyday Tee - Navy, MD has no barcode yet: make its codes first.' },
    ])
    await shop.put('/staff/units/1/1/codes/', { sku: 'A-VERY-LONG-SKU-OF-40-LETTERS-AND-DIGITS' })
    const long = await order(shop, 1, { sheet: 'roll-40x30' })
    expect(long.statusCode).toBe(409)
    expect(long.json<Failure>().message).toContain('is too long for this label')
  })

  it('are drawn 2000 at a time, and no more', async () => {
    const shop = await shopOfFour()
    const units = [1, 2, 3, 4].map((product_color) => ({
      product_color,
      size: product_color === 2 ? 2 : 1,
      copies: 500,
    }))
    await shop.post('/staff/units/codes/', { units: 'all' })
    const all = await shop.post('/staff/units/labels.pdf', { sheet: 'a4-65', labels: units })
    expect([all.statusCode, pagesOf(all.rawPayload)]).toEqual([200, Math.ceil(2000 / 65)])
    const more = [...units, { ...tee, copies: 1 }]
    const refused = await shop.post('/staff/units/labels.pdf', { sheet: 'a4-65', labels: more })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { message: 'Print at most 2000 labels at a time.' },
    ])
  })
})

it('every sheet’s labels lie on its page', () => {
  for (const [name, { size, count, margin, gap }] of Object.entries(labelSheets)) {
    const [across, down] = [0, 1].map(
      (axis) =>
        2 * (margin[axis] ?? 0) +
        (count[axis] ?? 0) * ((size[axis] ?? 0) + (gap[axis] ?? 0)) -
        (gap[axis] ?? 0),
    )
    const isRoll = name.startsWith('roll')
    expect([name, Math.abs((across ?? 0) - (isRoll ? size[0] : 210)) < 0.2]).toEqual([name, true])
    expect([name, (down ?? 0) <= (isRoll ? size[1] : 297.1)]).toEqual([name, true])
  }
})

it('an EAN-13 has 95 modules between its margins, a Code 128 eleven for each character', () => {
  expect(barsOf({ code: '4006381333931', symbology: 'ean13' }).modules).toBe(11 + 95 + 7)
  const { modules, widths } = barsOf({ code: 'AB', symbology: 'code128' })
  expect(modules).toBe(10 + (2 + 2) * 11 + 13 + 10)
  expect(widths).toHaveLength(6 * 4 + 7)
})
