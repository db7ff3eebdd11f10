import { nameKey, writtenText } from '@etrend/contract/typed-text'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { workbookFile } from '../sheets/workbook'
import { productForm } from '../test/forms'
import { checked, send } from '../test/importing'
import type { TestShop } from '../test/open-shop'
import { stockedShop } from '../test/test-app'

const unchanged = { existing: 'update', create_missing: 'True' }
const nothing = { products: 0, updates: 0, pieces: 0, missing: [], wrong: 0, errors: [] }

/** Texts that spreadsheets, CSV and this import may take for something else. */
const awkward = fc.oneof(
  fc.constantFrom('-20° Down Parka', '- cotton', '=1+1', '@home', '+5', "'-5", "''=x", "'quoted'"),
  fc.constantFrom(
    'a "b", c',
    'a;b\tc',
    'ends with \\',
    '"',
    '<b>bold</b>',
    '1299,50',
    '1,5',
    '007',
  ),
  fc.constantFrom(
    'True',
    'null',
    '2026-11-28',
    '1E+12',
    'कुर्ता २',
    'क्\u200dष',
    'Éva',
    '🧥 Warm',
    'A & B',
  ),
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
)
const text = awkward.map(writtenText).filter((one) => /^[^\p{Cc}]+$/u.test(one))
const lines = fc
  .array(text, { minLength: 1, maxLength: 3 })
  .map((all) => writtenText(all.join('\n')))
const product = fc.record({
  title: text,
  Brand: text,
  description: lines,
  material: text,
  care: lines,
})

/** A shop with products of awkward texts, whose titles and brands differ in more than capital letters. */
async function awkwardShop() {
  const shop = await stockedShop()
  await shop.form('POST', '/product/createCategory/', { title: '- Warm, 12' })
  await shop.form('POST', '/product/createsubCategory/', { title: '8', category: '2' })
  const made = new Set<string>()
  for (const fields of fc.sample(product, { numRuns: 60, seed: 20261128 })) {
    const key = `${nameKey(fields.title)}\n${nameKey(fields.Brand)}`
    if (made.has(key)) continue
    made.add(key)
    const subcategory = made.size % 2 === 0 ? '1' : '2'
    const price = ['2500', '1250.50', '129950'][made.size % 3] ?? '1'
    const answer = await shop.form(
      'POST',
      '/product/createProduct/',
      productForm({ ...fields, subcategory, price }),
    )
    expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([201, expect.anything()])
  }
  return { shop, count: made.size + 1 }
}

async function exported(shop: TestShop) {
  return (await shop.get('/staff/export/products/')).body
}

it('the shop’s own export changes nothing when it is imported, as CSV and as a workbook', async () => {
  const { shop, count } = await awkwardShop()
  const csv = await exported(shop)
  expect(await checked(shop, csv, unchanged)).toMatchObject({ ...nothing, skipped: count })

  const [titles = [], ...rows] = Papa.parse<string[]>(csv.replace('\uFEFF', '').trimEnd()).data
  const bytes = await workbookFile({
    name: 'Products',
    columns: titles.map((title) => ({ title, width: 20 })),
    rows,
  })
  const file = new File([Uint8Array.from(bytes)], 'products.xlsx')
  const answer = await shop.form('POST', '/staff/imports/check/', { file, ...unchanged })
  expect(answer.json()).toMatchObject({ ...nothing, skipped: count })

  const refused = await send(shop, '/staff/imports/', csv, unchanged)
  expect([refused.statusCode, await exported(shop)]).toEqual([409, csv])
})

it('one cell that differs is one change', async () => {
  const shop = await stockedShop()
  const csv = (await exported(shop)).replace('Soft and plain.', 'Soft.')
  expect(await checked(shop, csv, unchanged)).toMatchObject({ ...nothing, updates: 1, skipped: 0 })
})
