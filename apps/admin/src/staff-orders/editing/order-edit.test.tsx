import { editPreview, type EditPreview } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  delivery,
  number,
  openOrder,
  orderOf,
  orderPath,
  pricedOf,
  totals,
} from '../../test/sample-answers'

const preview = `POST ${orderPath}/edit/preview`
const save = `PUT ${orderPath}`
const after = { ...totals, subtotal: 7500, total: 7506 }
const lines = [{ product_color: 7, size: 4, quantity: 3 }]

it('shows what a change costs before it is saved, and saves it as it was seen', async () => {
  const { user, sent } = await openEdit({ body: orderOf({ totals: after }) })
  const dialog = await previewed(user)
  expect(dialog.getByText('The customer pays Rs. 2,500 more.')).toBeTruthy()
  expect(dialog.getByText('Rs. 7,506 is to be paid on delivery.')).toBeTruthy()
  expect(dialog.queryByText(/goes back to the customer/)).toBeNull()
  expect(sent(preview)?.body).toEqual({ ...delivery, buyer_pan: '', lines })
  expect(sent(save)).toBeUndefined()
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Order changed')).toBeTruthy()
  expect(sent(save)?.body).toEqual({
    ...delivery,
    buyer_pan: '',
    lines,
    seen_event: 12,
    expected_total: 7506,
  })
  expect(await screen.findByRole('button', { name: 'Edit order' })).toBeTruthy()
})

it('shows what goes back to the customer where the order becomes cheaper', async () => {
  const { user } = await openEdit({}, { difference: -500.5, to_pay: 0, pay_back: 500.5 })
  const dialog = await previewed(user)
  expect(dialog.getByText('The customer pays Rs. 500.50 less.')).toBeTruthy()
  expect(dialog.getByText('Rs. 500.50 goes back to the customer.')).toBeTruthy()
  expect(dialog.queryByText(/is to be paid on delivery/)).toBeNull()
})

it('can’t save a change that the stock prevents, and says which line', async () => {
  const message = 'Only 2 pieces of Patan Linen Kurta, Navy, MD are left.'
  const short = { product_color: 7, size: 4, name: 'Patan Linen Kurta', left: 2, price: null }
  const { user } = await openEdit({}, { changes: [{ ...short, kind: 'short', message }] })
  const dialog = await previewed(user)
  expect(dialog.getByRole('alert').textContent).toBe(message)
  expect(dialog.getByRole('button', { name: 'Save changes' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

it('a refused change says why, and keeps what was typed', async () => {
  const message = 'The total is now Rs.\u00a07,600.'
  const { user } = await openEdit({ status: 409, body: { message, total: 7600 } })
  const dialog = await previewed(user)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(quantity()).toHaveProperty('value', '3')
})

it('a field that the server refuses says so there, and no price is shown', async () => {
  const message = 'Enter a mobile number like 984-1234567.'
  const refused = { status: 400, body: { message, fields: { phone: message } } }
  const { user } = await openEdit({}, {}, refused)
  const phone = screen.getByLabelText('Mobile number')
  await user.clear(phone)
  await user.type(phone, '12')
  await user.click(screen.getByRole('button', { name: 'Preview the price' }))
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(message)).toBeTruthy()
  expect(phone).toHaveProperty('value', '12')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('corrects the buyer’s PAN where the shop issues bills', async () => {
  const order = orderOf({ totals: { ...totals, tax_mode: 'vat_inclusive', vat: 576 } })
  const billed = { ...order, buyer_pan: '302345678' }
  const { user, sent } = await openEdit({ body: billed }, {}, undefined, billed)
  const pan = screen.getByLabelText('Buyer’s PAN')
  expect(pan).toHaveProperty('value', '302345678')
  await user.clear(pan)
  await user.type(pan, '३०२३४५')
  await user.click(screen.getByRole('button', { name: 'Preview the price' }))
  expect(await screen.findByText('Enter a PAN of nine digits, or nothing.')).toBeTruthy()
  await user.type(pan, '-६७९')
  const dialog = await previewed(user)
  await user.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Order changed')).toBeTruthy()
  expect(sent(save)?.body).toMatchObject({ buyer_pan: '302345679' })
})

it('asks for no PAN where the tax is fixed', async () => {
  await openEdit({})
  expect(screen.queryByLabelText('Buyer’s PAN')).toBeNull()
})

/** Opens the edit of an order, and sets its line to 3 pieces. */
async function openEdit(
  saved: { status?: number; body?: unknown },
  cost: Partial<EditPreview> = {},
  refused?: { status: number; body: unknown },
  order = orderOf(),
) {
  const body = editPreview.parse({
    before: totals,
    after,
    difference: 2500,
    to_pay: 7506,
    pay_back: 0,
    lines: [],
    changes: [],
    ...cost,
  })
  const app = openOrder(order, save, saved, {
    'POST /store/cart': { body: pricedOf() },
    [preview]: refused ?? { body },
  })
  await app.user.click(await screen.findByRole('button', { name: 'Edit order' }))
  await app.user.clear(quantity())
  await app.user.type(quantity(), '३')
  return app
}

async function previewed(user: ReturnType<typeof openOrder>['user']) {
  await user.click(screen.getByRole('button', { name: 'Preview the price' }))
  return within(await screen.findByRole('dialog', { name: `Change ${number}?` }))
}

function quantity() {
  return screen.getByLabelText('Quantity of Patan Linen Kurta, Navy, MD')
}
