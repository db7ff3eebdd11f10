import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp, type Answers } from '../../app/testing'
import { number, orderOf, orderPath, pricedOf, unitOf } from '../../test/sample-answers'

const sell = 'POST /staff/walk-in-sales'
const sale = { number, invoice_number: 'INV-2083-84-000007', total: 5000 }
const lines = [{ product_color: 7, size: 4, quantity: 1 }]

it('a sale is sent with its total without shipping, and shows bill and change', async () => {
  const { user, sent } = open()
  await addUnit(user)
  await user.type(screen.getByLabelText('Name'), 'Gita')
  await user.type(screen.getByLabelText('Cash received'), '5500')
  expect(await screen.findByText('Change: Rs. 500')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Sell for Rs.\u00a05,000' }))
  expect(await screen.findByRole('heading', { name: 'Sold for Rs.\u00a05,000' })).toBeTruthy()
  expect(screen.getByText('Change: Rs. 500')).toBeTruthy()
  expect(screen.getByText(/INV-2083-84-000007/)).toBeTruthy()
  const details = { name: 'Gita', phone: '', paid_by: 'cash' }
  expect(sent(sell)?.body).toEqual({ ...details, expected_total: 5000, lines })
  await user.click(screen.getByRole('button', { name: 'Next sale' }))
  expect(await screen.findByRole('heading', { name: 'Walk-in Sale' })).toBeTruthy()
  expect(screen.queryByLabelText(/^Quantity of/)).toBeNull()
})

it('a sale that is not paid in cash asks for no cash, and is sent with its way', async () => {
  const { user, sent } = open()
  await addUnit(user)
  await user.type(screen.getByLabelText('Cash received'), '6000')
  await user.click(screen.getByRole('radio', { name: 'eSewa QR' }))
  expect(screen.queryByLabelText('Cash received')).toBeNull()
  expect(screen.queryByText(/^Change/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sell for Rs.\u00a05,000' }))
  expect(await screen.findByRole('heading', { name: 'Sold for Rs.\u00a05,000' })).toBeTruthy()
  expect(screen.queryByText(/^Change/)).toBeNull()
  expect(sent(sell)?.body).toMatchObject({ paid_by: 'esewa', expected_total: 5000 })
})

it('the total is shown during the sale, with how many pieces it is for', async () => {
  const { user } = open()
  const total = await screen.findByLabelText('Total')
  expect(total.textContent).toBe('–')
  await addUnit(user)
  await vi.waitFor(() => expect(total.textContent).toBe('Rs.\u00a05,000'))
  expect(screen.getByText('1 piece')).toBeTruthy()
})

it('a buyer’s PAN is asked for where the shop writes bills, checked, and sent', async () => {
  const fees = { subtotal: 5000, discount: 0, shipping: 2, tax: 0, total: 5002 }
  const totals = { ...fees, tax_mode: 'vat_inclusive' as const, vat: 575.44 }
  const { user, sent } = open({ 'POST /store/cart': { body: pricedOf({ totals }) } })
  await addUnit(user)
  const field = await screen.findByLabelText('Buyer’s PAN')
  await user.type(field, '30234567')
  await user.click(screen.getByRole('button', { name: 'Sell for Rs.\u00a05,000' }))
  expect(await screen.findByText('Enter a PAN of nine digits, or nothing.')).toBeTruthy()
  expect(sent(sell)).toBeUndefined()
  await user.type(field, '8')
  await user.click(screen.getByRole('button', { name: 'Sell for Rs.\u00a05,000' }))
  expect(await screen.findByRole('heading', { name: 'Sold for Rs.\u00a05,000' })).toBeTruthy()
  expect(sent(sell)?.body).toMatchObject({ buyer_pan: '302345678' })
})

it('the bill opens in a new tab to be printed', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  const { user, sent } = open()
  await addUnit(user)
  await user.click(screen.getByRole('button', { name: 'Sell for Rs.\u00a05,000' }))
  await user.click(await screen.findByRole('button', { name: 'Print bill' }))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith(expect.stringContaining('blob:')))
  expect(sent(`GET ${orderPath}/invoice.pdf`)).toBeTruthy()
})

it('nothing is sold without a piece, or for less cash than the total', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Sell' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Add a product first.')
  await addUnit(user)
  await user.type(screen.getByLabelText('Cash received'), '4999')
  await user.click(screen.getByRole('button', { name: 'Sell for Rs.\u00a05,000' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The cash received is less than the total.',
  )
  expect(sent(sell)).toBeUndefined()
})

it.each(['5,500', '५५००', 'Rs.\u00a05,500'])('cash “%s” shows its change', async (text) => {
  const { user } = open()
  await addUnit(user)
  await user.type(screen.getByLabelText('Cash received'), text)
  expect(await screen.findByText('Change: Rs. 500')).toBeTruthy()
})

it('cash that can’t be read is an error at its field, and nothing is sold', async () => {
  const { user, sent } = open()
  await addUnit(user)
  await user.type(screen.getByLabelText('Cash received'), '6e3')
  expect(screen.queryByText(/^Change/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sell for Rs.\u00a05,000' }))
  expect(await screen.findByText('Enter the cash in rupees, or nothing.')).toBeTruthy()
  expect(sent(sell)).toBeUndefined()
})

it('a refused sale says why, and keeps its pieces', async () => {
  const message = 'Only 1 left of Patan Linen Kurta in Navy, size M.'
  const { user } = open({ [sell]: { status: 409, body: { message } } })
  await addUnit(user)
  await user.click(screen.getByRole('button', { name: 'Sell for Rs.\u00a05,000' }))
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(screen.getByLabelText(/^Quantity of/)).toHaveProperty('value', '1')
})

function open(answers: Answers = {}) {
  return openApp('/etrendadmin/walkin', {
    'GET /staff/stock/units/': { body: [unitOf()], total: 1 },
    'POST /store/cart': { body: pricedOf() },
    [`GET ${orderPath}`]: { body: orderOf({ source: 'walk_in' }) },
    [`GET ${orderPath}/invoice.pdf`]: { body: {} },
    [sell]: { status: 201, body: sale },
    ...answers,
  })
}

/** Adds a piece of the unit that is in stock, and waits for its price. */
async function addUnit(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('combobox', { name: 'Add a product' }))
  const choice = { name: 'Patan Linen Kurta - Navy, MD · 12 left' }
  await user.click(await screen.findByRole('option', choice))
  expect(await screen.findByLabelText('Quantity of Patan Linen Kurta, Navy, MD')).toBeTruthy()
}
