import type { CashNow } from '@etrend/contract'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { heldBack, openApp } from '../app/testing'

const at = '2026-11-24T06:00:00.000Z'
const now: CashNow = {
  day: '2026-11-24',
  is_closed: false,
  from: at,
  opening: 0,
  sales: 1020,
  sales_count: 1,
  refunds: 0,
  entries: 0,
  expected: 1020,
  entry_list: [],
}
const cash = {
  'GET /staff/cash-days/now': { body: now },
  'GET /staff/cash-days': { body: [] },
}

describe('Devanagari digits', () => {
  it('count notes, and the sum of a day', async () => {
    const { user, requests } = openApp('/etrendadmin/cashdays', {
      ...cash,
      'POST /staff/cash-days': { status: 409, body: { message: 'Look again.' } },
    })
    const last = () => requests.findLast(({ call }) => call === 'POST /staff/cash-days')?.body
    await user.type(await screen.findByLabelText('Counted'), '१०१०.५')
    expect(screen.getByText('Rs. 9.50 less than expected')).toBeTruthy()
    await user.type(screen.getByLabelText('Reason of a difference'), 'x')
    await user.click(screen.getByRole('button', { name: 'Close the day' }))
    await screen.findByText('Look again.')
    expect(last()).toMatchObject({ counted: 1010.5, notes: null })
    await user.type(screen.getByLabelText('Rs. 1,000'), '१')
    await user.type(screen.getByLabelText('Rs. 10'), '०2')
    expect(screen.getByText('As expected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close the day' }))
    await screen.findByText('Look again.')
    expect(last()).toMatchObject({ counted: 1020, notes: { 1000: 1, 10: 2 } })
  })

  it('are the amount of an entry; letters are refused', async () => {
    const { user, sent } = openApp('/etrendadmin/cashdays', {
      ...cash,
      'POST /staff/cash-days/entries': { status: 201, body: {} },
    })
    await user.type(await screen.findByLabelText('Who and why'), 'Nabil Bank')
    await user.type(screen.getByLabelText('Amount'), '१२x')
    await user.click(screen.getByRole('button', { name: 'Note cash' }))
    expect(await screen.findByText('Enter an amount in rupees.')).toBeTruthy()
    expect(sent('POST /staff/cash-days/entries')).toBeUndefined()
    await user.clear(screen.getByLabelText('Amount'))
    await user.type(screen.getByLabelText('Amount'), '१,२३४.५०')
    await user.selectOptions(screen.getByLabelText('What happened'), 'Taken to the bank')
    await user.click(screen.getByRole('button', { name: 'Note cash' }))
    expect(await screen.findByText('Cash noted')).toBeTruthy()
    expect(sent('POST /staff/cash-days/entries')?.body).toMatchObject({ amount: -1234.5 })
  })
})

describe('what was counted', () => {
  it('at a note that can’t be read is an error there, and the day isn’t closed', async () => {
    const { user, sent } = openApp('/etrendadmin/cashdays', {
      ...cash,
      'POST /staff/cash-days': { status: 409, body: { message: 'Look again.' } },
    })
    await user.type(await screen.findByLabelText('Rs. 1,000'), '1')
    const fives = screen.getByLabelText('Rs. 5')
    const button = screen.getByRole('button', { name: 'Close the day' })
    for (const [text, problem] of [
      ['1O', 'Enter how many notes there are.'],
      ['2.5', 'Enter how many notes there are.'],
      ['-4', 'Enter how many notes there are.'],
      ['100,001', 'Enter how many notes there are.'],
      ['1.000', '“1.000” can be 1.00 or 1000. Write the one that you mean.'],
    ] as const) {
      await user.type(fives, text)
      expect(screen.getByText(problem)).toBeTruthy()
      expect(fives.getAttribute('aria-invalid')).toBe('true')
      expect(button.getAttribute('aria-disabled')).toBe('true')
      expect(screen.getByLabelText('Counted')).toHaveProperty('value', '')
      await user.clear(fives)
    }
    await user.type(fives, '4')
    expect(screen.getByText('As expected')).toBeTruthy()
    await user.click(button)
    await screen.findByText('Look again.')
    expect(sent('POST /staff/cash-days')?.body).toMatchObject({
      counted: 1020,
      notes: { 1000: 1, 5: 4 },
    })
  })

  it('as a sum is read with its commas, and says where it can’t be read', async () => {
    const { user } = openApp('/etrendadmin/cashdays', cash)
    const field = await screen.findByLabelText('Counted')
    const button = screen.getByRole('button', { name: 'Close the day' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.type(field, '1,020')
    expect(screen.getByText('As expected')).toBeTruthy()
    expect(button.getAttribute('aria-disabled')).toBeNull()
    for (const text of ['1e3', '0x64', '-5', '10.0501']) {
      await user.clear(field)
      await user.type(field, text)
      expect(screen.getByText('Enter what you counted, in rupees.')).toBeTruthy()
      expect(button.getAttribute('aria-disabled')).toBe('true')
    }
  })
})

it('leads to the page where the cash of couriers is settled', async () => {
  openApp('/etrendadmin/cashdays', cash)
  const link = await screen.findByRole('link', { name: 'Courier cash', current: false })
  expect(link.getAttribute('href')).toBe('/etrendadmin/couriercash')
})

it('a day that is closed after its screen was left doesn’t pull anybody back', async () => {
  const { answer, release } = heldBack({ status: 201, body: { id: 7 } })
  const { user } = openApp('/etrendadmin/cashdays', {
    ...cash,
    'POST /staff/cash-days': answer,
  })
  await user.type(await screen.findByLabelText('Counted'), '1020')
  await user.click(screen.getByRole('button', { name: 'Close the day' }))
  await user.click(screen.getByRole('link', { name: 'Reports' }))
  await waitFor(() => expect(location.pathname).toBe('/etrendadmin/reports'))
  release()
  expect(await screen.findByText('24 Nov 2026 is closed')).toBeTruthy()
  expect(location.pathname).toBe('/etrendadmin/reports')
})
