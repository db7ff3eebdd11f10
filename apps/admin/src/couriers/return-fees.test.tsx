import type { ReturnedParcel } from '@etrend/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'
import { heldCash, settlementOf } from '../test/courier-answers'

const at = '2026-11-20T06:00:00.000Z'
const parcelOf = (number: string, return_fee: number): ReturnedParcel => ({
  number,
  name: 'Hari Thapa',
  district: 'Kaski',
  courier: 'Nepal Can Move',
  returned_at: at,
  came_back: 'refused',
  return_fee,
})
const returned_list = [parcelOf('ET-2026-000008', 75), parcelOf('ET-2026-000009', 50.5)]
const add = 'POST /staff/courier-settlements'

it('the fees of parcels that came back are kept back too, unless they are unticked', async () => {
  const { user, sent } = openApp('/etrendadmin/couriercash/3', {
    'GET /staff/courier-settlements/held/3': {
      body: { ...heldCash, returned: 2, returned_list },
    },
    [add]: { status: 201, body: settlementOf({ fee: 175, return_fees: 75 }) },
  })
  const table = within(await screen.findByRole('table', { name: 'Parcels that came back' }))
  expect(table.getByRole('row', { name: /ET-2026-000008.*Refused.*Rs\.\u00a075/ })).toBeTruthy()
  expect(screen.getByText(/^Fees of 2 parcels that came back: Rs\. 125\.50\.$/)).toBeTruthy()
  const box = 'The fee of ET-2026-000009 is kept back'
  await user.click(table.getByRole('checkbox', { name: box }))
  expect(screen.getByText(/^Fees of 1 parcel that came back: Rs\. 75\.$/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Fee for delivered parcels'))
  await user.type(screen.getByLabelText('Fee for delivered parcels'), '100')
  await user.type(screen.getByLabelText('Paid in'), '1637')
  expect(screen.getByText('No difference.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  await screen.findByRole('link', { name: 'Settlement no. 7' })
  expect(sent(add)?.body).toMatchObject({
    numbers: ['ET-2026-000001', 'ET-2026-000002'],
    collected: 1812,
    returned: ['ET-2026-000008'],
    return_fees: 75,
    fee: 175,
    paid_in: 1637,
  })
})

it('a courier without cash keeps its fees for the next cash', async () => {
  openApp('/etrendadmin/couriercash/3', {
    'GET /staff/courier-settlements/held/3': {
      body: { ...heldCash, orders: 0, order_list: [], returned: 2, returned_list },
    },
  })
  expect(await screen.findByText('Nepal Can Move holds no cash of delivered orders.')).toBeTruthy()
  expect(screen.getByText(/^Their fees are settled with the next cash/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('a settlement shows the fees of parcels that came back', async () => {
  openApp('/etrendadmin/couriercash/settlements/7', {
    'GET /staff/courier-settlements/7': {
      body: {
        ...settlementOf({ fee: 175, return_fees: 75 }),
        order_list: heldCash.order_list,
        returned_list: returned_list.slice(0, 1),
      },
    },
  })
  const table = within(await screen.findByRole('table', { name: 'Parcels that came back' }))
  expect(table.getAllByRole('row')).toHaveLength(2)
  const name = screen.getByText('Of it for parcels that came back')
  expect(name.nextElementSibling?.textContent).toBe('Rs.\u00a075')
})

it('the months of couriers have a total, and as many months as are chosen', async () => {
  const sums = {
    delivered: 3,
    collected: 2718,
    fee: 200,
    paid_in: 2500,
    difference: -12,
    returned: 1,
    return_fees: 75,
  }
  const row = {
    courier: { id: 3, name: 'Nepal Can Move' },
    month: '2083-08',
    month_name: 'Mangsir 2083',
    from: '2026-11-17',
    to: '2026-12-15',
    ...sums,
  }
  const { user, requests } = openApp('/etrendadmin/couriercash/months', {
    'GET /staff/courier-settlements/months': { body: { rows: [row], total: sums } },
  })
  const table = within(await screen.findByRole('table', { name: 'Couriers by month' }))
  expect(
    table.getByRole('row', { name: /Mangsir 2083 Nepal Can Move 3 Rs\.\u00a02,718/ }),
  ).toBeTruthy()
  expect(
    table.getByRole('row', { name: /In all.*Rs\.\u00a012 too much 1 Rs\.\u00a075/ }),
  ).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Months'), 'The last 3 months')
  await screen.findByRole('table', { name: 'Couriers by month' })
  const asked = requests.filter(({ call }) => call === 'GET /staff/courier-settlements/months')
  expect(asked.map(({ query }) => query)).toEqual(['?months=12', '?months=3'])
})
