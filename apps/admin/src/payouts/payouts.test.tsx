import { payoutDifference, statementCheck, type StatementCheck } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, pageOf, type Answers } from '../app/testing'

const lists = 'GET /staff/payouts'
const differences = 'GET /staff/payouts/differences'
const check = 'POST /staff/payouts/check'
const add = 'POST /staff/payouts'
const numbers = 'GET /staff/payouts/differences/counts'
const counts = { unknown: 0, not_paid: 0, amount: 1, twice: 0, refunded: 0, missing: 0 }

const difference = payoutDifference.parse({
  id: 'row-12',
  kind: 'amount',
  gateway: 'khalti',
  is_refund: false,
  reference: '0007XYZ',
  day: '2026-11-24',
  amount: 905.99,
  expected: 906,
  order_number: 'ET-2026-00001',
  name: 'Sita',
  settled: null,
})

const open = (answers: Answers, path = 'payouts') =>
  openApp(`/etrendadmin/${path}`, {
    [lists]: pageOf([]),
    [differences]: pageOf([]),
    [numbers]: { body: { counts: { ...counts, amount: 0 }, matched: 0 } },
    ...answers,
  })

describe('the differences', () => {
  it('lead to their order, and are settled with a reason', async () => {
    const { user, sent } = open({
      [differences]: pageOf([difference]),
      [numbers]: { body: { counts, matched: 3 } },
      'POST /staff/payouts/differences/row-12/settle': {
        body: {
          ...difference,
          settled: { reason: 'Rounded', staff: 'boss', at: '2026-11-24T00:00:00Z' },
        },
      },
    })
    const list = within(await screen.findByRole('list', { name: 'Differences' }))
    expect(list.getByText('Khalti paid out Rs. 905.99 instead of Rs. 906.')).toBeTruthy()
    expect(list.getByRole('link', { name: 'ET-2026-00001' })).toBeTruthy()
    expect(screen.getByText(/^3 rows of statements agree .* 1 difference is open/)).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Settle 0007XYZ' }))
    await user.click(list.getByRole('button', { name: 'Settle it' }))
    expect(list.getByText('Enter the reason.')).toBeTruthy()
    await user.type(list.getByLabelText(/^Reason/), 'Rounded')
    await user.click(list.getByRole('button', { name: 'Settle it' }))
    await waitFor(() =>
      expect(sent('POST /staff/payouts/differences/row-12/settle')?.body).toEqual({
        reason: 'Rounded',
      }),
    )
    expect(await screen.findByText('Difference settled')).toBeTruthy()
  })

  it('of an unknown payment are named, found once they are settled, and opened again', async () => {
    const reopen = 'POST /staff/payouts/differences/row-12/reopen'
    const unknown = {
      kind: 'unknown',
      gateway: 'esewa',
      expected: null,
      order_number: null,
    } as const
    const settled = { reason: 'Paid to our old shop', staff: 'boss', at: '2026-11-24T00:00:00Z' }
    let kept = [payoutDifference.parse({ ...difference, ...unknown, settled })]
    const { user, sent } = open({
      [differences]: ({ query }) => {
        return pageOf(query.includes('state=settled') ? kept : [{ ...difference, ...unknown }])
      },
      [reopen]: () => {
        kept = []
        return { body: { ...difference, ...unknown } }
      },
    })
    const words = 'eSewa paid out Rs. 905.99 for a payment that the shop doesn’t know.'
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText('Unknown to the shop', { selector: 'li *' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('State'), 'Settled')
    const list = within(screen.getByRole('list', { name: 'Differences' }))
    expect(await list.findByText(/^Settled: Paid to our old shop/)).toBeTruthy()
    await user.click(list.getByRole('button', { name: 'Open again' }))
    expect(await screen.findByText(/^Nothing here matches\./)).toBeTruthy()
    expect(sent(reopen)).toBeTruthy()
  })

  it('that can’t be loaded can be tried again', async () => {
    open({ [differences]: { status: 503, body: { message: 'Please try again.' } } })
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again.')
    expect(screen.getByRole('button', { name: /try again|retry/i })).toBeTruthy()
  })
})

describe('a statement', () => {
  it('keeps each choice of a column, also one that is made before the server has answered', async () => {
    const message = 'No column holds the reference.'
    const errors = [{ row: 1, column: '', message }]
    const body = checkOf({ wrong: 1, errors })
    const { user, requests } = await choose({ [check]: { body } })
    expect(await screen.findByText(message)).toBeTruthy()
    const columns = within(await screen.findByRole('table', { name: 'Columns of the file' }))
    await user.selectOptions(columns.getByLabelText('What Voucher holds'), 'Reference')
    await user.selectOptions(columns.getByLabelText('What Rupees holds'), 'Amount paid')
    await waitFor(() =>
      expect(requests.findLast(({ call }) => call === check)?.body).toMatchObject({
        gateway: 'esewa',
        mapping: '["reference","amount"]',
      }),
    )
    expect(screen.getByRole('button', { name: /^Add \d/ }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  it('has the columns of the last one with these headings; one that is here already adds nothing', async () => {
    await choose({ [check]: { body: checkOf({ is_remembered: true, known: 1 }) } })
    expect(await screen.findByText(/As in the last statement with these headings\./)).toBeTruthy()
    const words = 'There is nothing new in this file. 1 row of it is here already.'
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add 0 rows' }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  it('tells its sums, what is here already and what is left out, and why it was refused', async () => {
    const message = 'All rows of this file are here already. Nothing was added.'
    const { user } = await choose({
      [check]: {
        body: checkOf({ rows: 2, paid: 1812, fees: 22.7, net: 1789.3, known: 1, left_out: 1 }),
      },
      [add]: { status: 409, body: { message } },
    })
    const words = await screen.findByText(/^Payments Rs\. 1,812, refunds Rs\. 0, fees Rs\. 22\.70/)
    expect(words.textContent).toContain(
      'Rs.\u00a01,789.30 paid out. 1 row of it is here already. 1 row left out',
    )
    await user.click(screen.getByRole('button', { name: 'Add 2 rows' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
  })
})

function checkOf(changes: Partial<StatementCheck>) {
  return statementCheck.parse({
    headings: ['Voucher', 'Rupees'],
    mapping: [null, null],
    is_remembered: false,
    samples: [['0007XYZ', '906']],
    rows: 0,
    paid: 0,
    refunded: 0,
    fees: 0,
    net: 0,
    known: 0,
    left_out: 0,
    wrong: 0,
    errors: [],
    ...changes,
  })
}

async function choose(answers: Answers) {
  const app = open(answers, 'payouts/add')
  const file = new File(['Voucher,Rupees\n0007XYZ,906\n'], 'new.csv', { type: 'text/csv' })
  await app.user.upload(await screen.findByLabelText('Choose a file'), file)
  return app
}
