import type { Holiday } from '@etrend/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, pageOf } from '../app/testing'
import { openOrder, orderOf } from '../test/sample-answers'

const tihar: Holiday = { id: 1, name: 'Tihar', first_day: '2026-11-08', last_day: '2026-11-10' }
const create = 'POST /staff/holidays/'

it('holidays show their days by both calendars, and one without a last day has one day', async () => {
  const { user, sent } = openApp('/etrendadmin/allholiday', {
    'GET /staff/holidays/': pageOf([tihar]),
    [create]: { status: 201, body: tihar },
  })
  const row = await screen.findByRole('row', { name: /Tihar/ })
  expect(row.textContent).toContain('8–10 Nov 2026')
  expect(row.textContent).toContain('2083-07-22 to 2083-07-24')
  await user.click(screen.getByRole('link', { name: 'Add Holiday' }))
  await user.type(screen.getByLabelText('Name'), 'Constitution Day')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect((await screen.findAllByText('Enter the first day.')).length).toBeGreaterThan(0)
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-09-19' } })
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-09-18' } })
  expect(await screen.findByText('The last day can’t be before the first day.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Holiday added successfully')).toBeTruthy()
  expect(sent(create)?.body).toEqual({
    name: 'Constitution Day',
    first_day: '2026-09-19',
    last_day: '2026-09-19',
  })
})

it('an order’s page says what its customer was promised', async () => {
  openOrder(orderOf({ promised: { from: '2026-12-03', to: '2026-12-07' } }))
  expect(await screen.findByText('Promised for Thu 3 – Mon 7 Dec')).toBeTruthy()
})
