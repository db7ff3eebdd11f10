import { lastInvoice } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { expect, it } from 'vitest'
import { restoration } from '../../db/schema/backups'
import { billsOf, paidSkirt, shopWith } from '../../test/billing'
import type { OrderingShop } from '../../test/ordering'
import { call } from '../../test/staff-orders'

const stateOf = async (shop: OrderingShop) =>
  lastInvoice.parse((await shop.get('/staff/last-invoice/')).json())

const answer = (shop: OrderingShop, last_invoice: string, last_credit_note?: string) =>
  shop.put('/staff/last-invoice/', { last_invoice, last_credit_note })

const payBack = (shop: OrderingShop, { number }: { number: string }) =>
  call(shop, 'POST', `/orders/${number}/refunds`, { amount: 100, reason: 'A seam' })

/** The numbers of an order's last bill and credit note. */
async function numbersOf(shop: OrderingShop, placed: { number: string }) {
  const { bills, credit_notes } = await billsOf(shop, placed)
  return { bill: bills[0]?.number ?? '', note: credit_notes[0]?.number ?? '' }
}

/** A shop with a billed order that was restored, and has paid back a part of it since. */
async function restoredShop({ withNote }: { withNote: boolean }) {
  const shop = await shopWith('vat_inclusive')
  const placed = await paidSkirt(shop)
  if (withNote) await payBack(shop, placed)
  const known = await numbersOf(shop, placed)
  const at = new Date(NOW).toISOString()
  await shop.db.write
    .insert(restoration)
    .values({ backup: 'b', backup_made_at: at, restored_at: at, set_aside: 'before' })
  await payBack(shop, placed)
  return { shop, known, placed }
}

/** 'CN-01-2083-84-00001' with another serial. */
const serial = (number: string, to: number) => number.replace(/\d+$/, String(to).padStart(5, '0'))

it('after a restore, credit notes wait for the last number on paper, and never repeat one', async () => {
  const { shop, known, placed } = await restoredShop({ withNote: true })
  expect(await numbersOf(shop, placed)).toEqual(known)
  expect(await stateOf(shop)).toMatchObject({
    has_bills: true,
    known: known.bill,
    known_credit_note: known.note,
  })
  const given = await answer(shop, serial(known.bill, 9), serial(known.note, 7))
  expect(given.statusCode).toBe(200)
  expect((await numbersOf(shop, placed)).note).toBe(serial(known.note, 8))
  const next = await paidSkirt(shop)
  await payBack(shop, next)
  expect(await numbersOf(shop, next)).toEqual({
    bill: serial(known.bill, 10),
    note: serial(known.note, 9),
  })
})

it('credit notes that the restored data doesn’t have at all are not repeated either', async () => {
  const { shop, known, placed } = await restoredShop({ withNote: false })
  expect(await stateOf(shop)).toMatchObject({ known_credit_note: null })
  const note = known.bill.replace('SI-', 'CN-')
  expect((await answer(shop, known.bill, serial(note, 3))).statusCode).toBe(200)
  expect((await numbersOf(shop, placed)).note).toBe(serial(note, 4))
})

it('without a credit note on paper the first one has the number 1', async () => {
  const { shop, known, placed } = await restoredShop({ withNote: false })
  expect((await answer(shop, known.bill, '')).statusCode).toBe(200)
  expect((await numbersOf(shop, placed)).note).toBe(serial(known.bill.replace('SI-', 'CN-'), 1))
})

it.each([
  ['an earlier number', 'last_credit_note', (note: string) => serial(note, 0)],
  ['nothing, though there is one', 'last_credit_note', () => ''],
  ['the number of a bill', 'last_credit_note', (note: string) => note.replace('CN-', 'SI-')],
  ['a year that hasn’t begun', 'last_credit_note', () => 'CN-01-2183-84-00001'],
  ['something else', 'last_credit_note', () => 'twelve'],
])('%s is refused at the field of the credit note', async (_what, field, given) => {
  const { shop, known } = await restoredShop({ withNote: true })
  const refused = await answer(shop, known.bill, given(known.note))
  expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: { [field]: /./ } }])
  expect(await stateOf(shop)).toMatchObject({ is_unknown: true })
})

it('a credit note’s number is no bill’s number, and the restored one may be the last', async () => {
  const { shop, known, placed } = await restoredShop({ withNote: true })
  const swapped = await answer(shop, known.note, known.note)
  expect(swapped.json()).toMatchObject({
    fields: { last_invoice: /is the number of a credit note/ },
  })
  expect((await answer(shop, known.bill, known.note)).statusCode).toBe(200)
  expect((await numbersOf(shop, placed)).note).toBe(serial(known.note, 2))
})
