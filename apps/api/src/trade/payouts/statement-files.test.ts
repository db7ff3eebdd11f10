import { TODAY } from '@etrend/tooling/given-time'
import { describe, expect, it } from 'vitest'
import { amountOf } from '../../sheets/amounts'
import { orderingShop } from '../../test/ordering'
import { checkedStatement, heading, line, sendStatement } from '../../test/payouts'
import { totalOf } from '../../test/total-of'
import { dayReader } from './statement-cells'

const bytes = (text: string, encoding: 'utf8' | 'utf16le') =>
  Uint8Array.from(Buffer.from(text, encoding))

it.each([
  ['906', 90_600],
  ['906.5', 90_650],
  ['Rs. 1,23,456.50', 12_345_650],
  ['1,234,567.00', 123_456_700],
  ['NPR 12,345', 1_234_500],
  ['रु १,२३४.०५', 123_405],
  ['-300', -30_000],
  ['(300.10)', -30_010],
  ['300.500', 30_050],
  ['12,5', undefined],
  ['1.234,50', undefined],
  ['0.005', undefined],
  ['1 lakh', undefined],
  ['', undefined],
])('the amount %s is %s paisa', (cell, amount) => {
  expect(amountOf(cell)).toBe(amount)
})

it.each([
  ['2026-11-24T14:32:05Z', [], '2026-11-24'],
  ['2026/11/04', [], '2026-11-04'],
  ['4/11/2026 10:00', [], '2026-11-04'],
  ['11/4/2026', ['11/24/2026'], '2026-11-04'],
  ['24 Nov 2026', [], '2026-11-24'],
  ['November 4, 2026', [], '2026-11-04'],
  ['2026-02-30', [], undefined],
  ['2083-08-09', [], undefined],
  ['yesterday', [], undefined],
])('the day %s is read, beside %j', (cell, others, expected) => {
  expect(dayReader([cell, ...others])(cell)).toBe(expected)
})

describe('a file', () => {
  it('may have a title above its headings, totals below, and payments that were not completed', async () => {
    const shop = await orderingShop()
    const rows = [
      'eSewa merchant statement',
      'eTrend,,,,',
      heading,
      line('0001ABC', { fee: '22.65' }),
      line('0002ABC', { state: 'CANCELED' }),
      '"0003\nABC",24 Nov 2026,"1,23,456.50",,,Payment,Complete',
      ',,124362.50,22.65,,,Total',
    ]
    const check = await checkedStatement(shop, rows)
    expect(check).toMatchObject({ rows: 2, left_out: 2, wrong: 0, fees: 22.65, paid: 124_362.5 })
    expect(check.mapping).toEqual(['reference', 'day', 'amount', 'fee', 'net', 'kind', 'state'])
  })

  it('is read as UTF-8 with a mark, and as UTF-16', async () => {
    const shop = await orderingShop()
    const text = `\uFEFF${heading}\n${line('0001ABC', { amount: 'रु ९०६' })}`
    for (const encoding of ['utf8', 'utf16le'] as const) {
      const check = await checkedStatement(shop, bytes(text, encoding))
      expect(check).toMatchObject({ rows: 1, paid: 906, wrong: 0 })
    }
  })

  it('adds nothing when a row is wrong, and names the row', async () => {
    const shop = await orderingShop()
    const rows = [heading, line('0001ABC'), line('0002ABC', { amount: '12,5' }), line('1.2E+15')]
    const answer = await sendStatement(shop, '', rows)
    const message =
      'Nothing was added. Row 3, Amount paid: “12,5” is not an amount in rupees. 1 more are wrong.'
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { message }])
    expect((await shop.get('/staff/payouts')).json()).toEqual([])
    expect((await checkedStatement(shop, rows)).errors).toMatchObject([
      { row: 3, column: 'Amount paid' },
      { row: 4, column: 'Reference' },
    ])
  })

  it.each([
    [
      'garbage',
      [...Buffer.from('\u0001\u0002 nothing to see here')],
      409,
      'No column holds the reference',
    ],
    [
      'a damaged workbook',
      [0x50, 0x4b, 3, 4, 1],
      422,
      'This is no Excel workbook that can be read.',
    ],
    ['a PDF', [...Buffer.from('%PDF-1.7 x')], 422, 'This is a PDF.'],
    ['headings alone', [...Buffer.from(heading)], 409, 'There are no payments in this file.'],
    ['an empty sheet', [...Buffer.from(',,\n,,')], 400, 'There are no rows in this.'],
  ])('that is %s is refused with a sentence', async (_, content, status, message) => {
    const shop = await orderingShop()
    const answer = await sendStatement(shop, '', Uint8Array.from(content))
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(message)])
  })

  it('computes the fee from what was paid out, and refuses sums that disagree', async () => {
    const shop = await orderingShop()
    const row = (fee: string, net: string) => [heading, `0001ABC,${TODAY},1000,${fee},${net},,`]
    const mapping = JSON.stringify(['reference', 'day', 'amount', 'fee', 'net', null, null])
    const check = (fee: string, net: string) => checkedStatement(shop, row(fee, net), { mapping })
    expect(await check('', '979.99')).toMatchObject({ fees: 20.01, net: 979.99 })
    expect(await check('20.01', '979.99')).toMatchObject({ fees: 20.01, wrong: 0 })
    const [error] = (await check('20', '979.99')).errors
    expect(error?.message).toBe('Rs.\u00a01,000 with a fee of Rs.\u00a020 is not Rs.\u00a0979.99.')
  })

  it('has its columns remembered for the next file with the same headings', async () => {
    const shop = await orderingShop()
    const mapping = JSON.stringify([null, 'reference', 'day', 'amount'])
    const file = (reference: string) => ['Note,Voucher,When,Rupees', `x,${reference},${TODAY},906`]
    expect((await checkedStatement(shop, file('1'))).wrong).toBeGreaterThan(0)
    expect((await sendStatement(shop, '', file('1'), { mapping })).statusCode).toBe(201)
    expect(await checkedStatement(shop, file('2'))).toMatchObject({ is_remembered: true, rows: 1 })
  })

  it('may have 10,000 rows', async () => {
    const shop = await orderingShop()
    const rows = Array.from({ length: 10_000 }, (_, row) => line(`T${row}`, { fee: '0.01' }))
    const answer = await sendStatement(shop, '', [heading, ...rows])
    expect(answer.json()).toMatchObject({ rows: 10_000, paid: 9_060_000, fees: 100 })
    expect(totalOf(await shop.get('/staff/payouts/differences'))).toBe(10_000)
  }, 30_000)
})
