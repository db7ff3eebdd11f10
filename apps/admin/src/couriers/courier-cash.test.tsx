import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, pageOf } from '../app/testing'
import { heldCash, settlementOf } from '../test/courier-answers'

const at = '2026-11-20T06:00:00.000Z'
const settlement = settlementOf()
const held = heldCash
const { courier, order_list: orders } = held
const couriers = { 'GET /staff/couriers/': { body: [], total: 0 } }

it('shows what each courier holds, and the differences of what was paid in', async () => {
  openApp('/etrendadmin/couriercash', {
    ...couriers,
    'GET /staff/courier-settlements/held': {
      body: [
        { courier, orders: 2, amount: 1812, since: at, returned: 2, return_fees: 125 },
        {
          courier: { id: null, name: 'Other couriers' },
          orders: 1,
          amount: 906.5,
          since: at,
          returned: 0,
          return_fees: 0,
        },
      ],
    },
    'GET /staff/courier-settlements': pageOf([settlement]),
  })
  const table = within(await screen.findByRole('table', { name: 'Held by couriers' }))
  expect(table.getByRole('row', { name: /Nepal Can Move.*2.*Rs\.\u00a01,812/ })).toBeTruthy()
  expect(table.getByText('Rs. 125 (2)')).toBeTruthy()
  expect(table.getByRole('link', { name: 'Settle with Other couriers' })).toBeTruthy()
  expect(screen.getByText('Rs. 2,718.50')).toBeTruthy()
  const settlements = within(await screen.findByRole('table', { name: 'Settlements' }))
  expect(settlements.getByText('Rs. 12 too little')).toBeTruthy()
  expect(settlements.getByText('They will bring it')).toBeTruthy()
})

it('says so where nothing is held or settled, and lets a failed list be loaded again', async () => {
  openApp('/etrendadmin/couriercash', {
    ...couriers,
    'GET /staff/courier-settlements/held': { status: 500, body: { message: 'It broke.' } },
    'GET /staff/courier-settlements': pageOf([]),
  })
  expect(await screen.findByText(/Nothing was settled yet/)).toBeTruthy()
  expect(await screen.findByText('It broke.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Retry|again/i })).toBeTruthy()
})

it('settles the chosen orders in Devanagari digits too, and asks for the note of a difference', async () => {
  const message = 'Say why there is a difference of Rs. 6.'
  const answers = [
    { status: 400, body: { message, fields: { note: message } } },
    { status: 201, body: { ...settlement, orders: 1, difference: 6 } },
  ]
  const { user, requests } = openApp('/etrendadmin/couriercash/3', {
    'GET /staff/courier-settlements/held/3': { body: held },
    'POST /staff/courier-settlements': () => answers.shift() ?? { status: 500, body: {} },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'ET-2026-000002 is paid in' }))
  expect(screen.getByText(/^1 order chosen/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Fee kept back by the courier'))
  await user.type(screen.getByLabelText('Fee kept back by the courier'), '१००')
  await user.type(screen.getByLabelText('Paid in'), '८००')
  expect(screen.getByText('Rs. 6 too little.')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Where the money is'), 'In the bank')
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  await user.type(screen.getByLabelText('Note'), 'A torn note')
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  expect(await screen.findByRole('link', { name: 'Settlement no. 7' })).toBeTruthy()
  const last = requests.findLast(({ call }) => call === 'POST /staff/courier-settlements')
  expect(last?.body).toMatchObject({
    courier: 3,
    numbers: ['ET-2026-000001'],
    collected: 906,
    fee: 100,
    paid_in: 800,
    paid_into: 'bank',
    cash_entry: null,
    note: 'A torn note',
  })
})

it('takes cash that was noted by hand, instead of counting it twice', async () => {
  const { user, sent } = openApp('/etrendadmin/couriercash/3', {
    'GET /staff/courier-settlements/held/3': { body: held },
    'POST /staff/courier-settlements': { status: 201, body: settlement },
  })
  await user.click(await screen.findByRole('button', { name: 'Choose none' }))
  expect(screen.getByText(/^0 orders chosen/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Choose all' }))
  await user.type(screen.getByLabelText('Paid in'), '806')
  await user.selectOptions(screen.getByLabelText('Where the money is'), '4')
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  await screen.findByRole('link', { name: 'Settlement no. 7' })
  expect(sent('POST /staff/courier-settlements')?.body).toMatchObject({
    numbers: ['ET-2026-000001', 'ET-2026-000002'],
    paid_into: 'drawer',
    cash_entry: 4,
  })
})

it('takes a settlement back with a reason', async () => {
  const taken_back = { at, staff: 'Sunita', reason: 'Entered twice' }
  const bodies = [settlement, { ...settlement, taken_back }]
  const { user, sent } = openApp('/etrendadmin/couriercash/settlements/7', {
    'GET /staff/courier-settlements/7': () => ({
      body: {
        ...(bodies.length > 1 ? bodies.shift() : bodies[0]),
        order_list: orders,
        returned_list: [],
      },
    }),
    'POST /staff/courier-settlements/7/take-back': { body: { ...settlement, taken_back } },
  })
  await user.type(await screen.findByLabelText('Reason'), 'Entered twice')
  await user.click(screen.getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText(/^Taken back on .*: Entered twice$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
  const sentBack = sent('POST /staff/courier-settlements/7/take-back')
  expect(sentBack?.body).toEqual({ reason: 'Entered twice' })
})
