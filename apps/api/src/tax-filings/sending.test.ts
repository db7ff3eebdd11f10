import { describe, expect, it } from 'vitest'
import { billsOf } from '../test/billing'
import { call } from '../test/staff-orders'
import { shopWithTaxOffice } from '../test/tax-office'

const HOUR = 60
const DAY = 24 * HOUR

describe('a bill', () => {
  it('is sent right after it was issued, as the protocol says', async () => {
    const { shop, sell, later, filings, taken } = await shopWithTaxOffice()
    const placed = await sell({ buyer_pan: '302345678' })
    const [bill] = (await billsOf(shop, placed)).bills
    expect(await filings()).toMatchObject([{ number: bill?.number, state: 'waiting', attempts: 0 }])
    await later(0)
    const [year = '', end = ''] = bill?.number.split('-').slice(2) ?? []
    expect(await taken()).toMatchObject([
      {
        seller_pan: '999999999',
        buyer_pan: '302345678',
        buyer_name: 'Sita Sharma',
        fiscal_year: `${year}.0${end}`,
        invoice_number: bill?.number,
        invoice_date: bill?.date_bs.replaceAll('-', '.'),
        total_sales: 902,
        taxable_sales_vat: 798.23,
        vat: 103.77,
        tax_exempted_sales: 0,
        isrealtime: true,
      },
    ])
    expect(await filings()).toMatchObject([
      { state: 'sent', attempts: 1, is_realtime: true, problem: null, next_attempt_at: null },
    ])
  })

  it('of a shop with a PAN only is exempt from VAT', async () => {
    const { sell, later, taken } = await shopWithTaxOffice('pan')
    await sell()
    await later(0)
    expect(await taken()).toMatchObject([
      { buyer_pan: '', total_sales: 902, taxable_sales_vat: 0, vat: 0, tax_exempted_sales: 902 },
    ])
  })

  it('that is sent a minute after its issue is not reported as real time', async () => {
    const { sell, later, taken, filings } = await shopWithTaxOffice()
    await sell()
    await later(1)
    expect(await taken()).toMatchObject([{ isrealtime: false }])
    expect(await filings()).toMatchObject([{ state: 'sent', is_realtime: false }])
  })
})

describe('a credit note', () => {
  it('names its bill and waits until the tax office has it', async () => {
    const { shop, play, sell, later, taken, filings } = await shopWithTaxOffice()
    const placed = await sell({ buyer_pan: '302345678' })
    await call(shop, 'POST', `/orders/${placed.number}/refunds`, { amount: 500, reason: 'A seam' })
    play.trick = 'unsaved'
    await later(0)
    expect((await filings()).map(({ attempts }) => attempts)).toEqual([1, 0])
    play.trick = undefined
    await later(1)
    const { bills, credit_notes } = await billsOf(shop, placed)
    const [, note] = await taken()
    expect(note).toMatchObject({
      buyer_pan: 302_345_678,
      ref_invoice_number: bills[0]?.number,
      credit_note_number: credit_notes[0]?.number,
      credit_note_date: credit_notes[0]?.date_bs.replaceAll('-', '.'),
      reason_for_return: 'A seam',
      total_sales: 500,
      taxable_sales_vat: 442.48,
      vat: 57.52,
    })
    expect(note).not.toHaveProperty('invoice_number')
  })

  it('without a buyer’s PAN names none', async () => {
    const { shop, sell, later, taken } = await shopWithTaxOffice()
    const { number } = await sell()
    await call(shop, 'POST', `/orders/${number}/refunds`, { amount: 902, reason: 'A seam' })
    await later(0)
    expect(await taken()).toMatchObject([{ buyer_pan: '' }, { buyer_pan: null }])
  })

  it.each([
    ['missing', '{"message":"105"}'],
    ['lost', '{"message":"101"}'],
  ] as const)(
    'whose bill the tax office has lost is refused, and sent again with its bill: %s',
    async (trick, answer) => {
      const { shop, play, sell, later, filings, taken } = await shopWithTaxOffice()
      const { number } = await sell()
      await later(0)
      await call(shop, 'POST', `/orders/${number}/refunds`, { amount: 902, reason: 'A seam' })
      play.trick = trick
      await later(0)
      const [, note] = await filings()
      const one = (await shop.get(`/staff/tax-filings/${note?.id}/`)).json<object>()
      expect(one).toMatchObject({ log: [{ status: 400, answer }] })
      expect(note).toMatchObject({ state: 'refused', kind: 'credit note' })
      expect(note?.problem).toContain('Send again: the bill is sent again too.')
      play.trick = undefined
      await shop.post(`/staff/tax-filings/${note?.id}/resend/`)
      expect((await filings()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
      await later(0)
      expect((await filings()).map(({ state }) => state)).toEqual(['sent', 'sent'])
      expect(await taken()).toHaveLength(2)
    },
  )
})

describe('an attempt', () => {
  it.each([
    ['never', 'The tax office did not answer in time.'],
    ['down', 'The tax office answered nothing usable (HTTP 500).'],
    ['unsaved', 'The tax office could not save it (102).'],
    ['unknown', 'The tax office met an unknown problem (103).'],
    ['late', 'The tax office did not answer in time.'],
    ['garbage', 'The tax office answered nothing usable (HTTP 200).'],
    ['page', 'The tax office answered nothing usable (HTTP 200).'],
  ] as const)('that ends with “%s” is made again, and counts once', async (trick, problem) => {
    const { play, sell, later, filings, taken } = await shopWithTaxOffice()
    play.trick = trick
    await sell()
    await later(0)
    expect(await filings()).toMatchObject([{ state: 'waiting', attempts: 1, problem }])
    play.trick = undefined
    await later(0.5)
    expect(await filings()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    await later(0.5)
    expect(await filings()).toMatchObject([{ state: 'sent', attempts: 2, is_realtime: false }])
    expect(await taken()).toHaveLength(1)
  })

  it('that arrives two times is answered 101 and counts as taken', async () => {
    const { shop, play, sell, later, filings, taken } = await shopWithTaxOffice()
    play.trick = 'twice'
    await sell()
    await later(0)
    const [sent] = await filings()
    expect(sent).toMatchObject({ state: 'sent', attempts: 1 })
    expect(await taken()).toHaveLength(1)
    const one = (await shop.get(`/staff/tax-filings/${sent?.id}/`)).json<object>()
    expect(one).toMatchObject({ log: [{ status: 200, answer: '101', problem: null }] })
  })

  it('that is answered 104 with HTTP 400 is made again only by staff', async () => {
    const { shop, play, sell, later, filings, summary } = await shopWithTaxOffice()
    play.trick = 'refuses'
    await sell()
    await later(0)
    play.trick = undefined
    await later(DAY)
    const [refused] = await filings('?state=refused')
    expect(refused).toMatchObject({ state: 'refused', attempts: 1, next_attempt_at: null })
    expect(refused?.problem).toContain('does not accept the content (104). Check CBMS_SELLER_PAN')
    expect(await summary()).toMatchObject({ refused: 1, waiting: 0, problem: null })
    expect((await shop.post(`/staff/tax-filings/${refused?.id}/resend/`)).statusCode).toBe(202)
    await later(0)
    expect(await filings()).toMatchObject([{ state: 'sent', is_realtime: false }])
  })

  it('with a wrong password says so, and lets the bills wait', async () => {
    const { shop, play, sell, later, filings, summary } = await shopWithTaxOffice()
    play.trick = 'password'
    await sell()
    await sell()
    await later(0)
    expect((await filings()).map(({ attempts }) => attempts)).toEqual([1, 0])
    const { problem, waiting } = await summary()
    expect([waiting, problem]).toEqual([2, expect.stringContaining('Correct CBMS_USERNAME')])
    play.trick = undefined
    expect((await shop.post('/staff/tax-filings/resend/')).json()).toEqual({ count: 2 })
    await later(0)
    expect((await filings()).map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(await summary()).toMatchObject({ waiting: 0, problem: null, failing_since: null })
  })
})
