import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../app/testing'
import {
  number,
  openOrder,
  orderOf,
  orderPath,
  pricedOf,
  totals,
  unitOf,
} from '../../test/sample-answers'

it('says when a refund takes back more pieces than the customer has', async () => {
  const order = orderOf({
    state: 'delivered',
    payment_state: 'paid',
    paid: 5006,
    to_pay: 0,
    refundable: 5006,
    delivered_at: '2026-11-24T06:00:00.000Z',
  })
  const message = 'You can’t take back more pieces of a line than the customer still has.'
  const { user, sent } = openOrder(order, `POST ${orderPath}/refunds`, {
    status: 409,
    body: { message, fields: { restock: message } },
  })
  await user.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(screen.getByRole('dialog', { name: `Refund ${number}` }))
  await user.type(dialog.getByLabelText('Reason'), 'x')
  const spin = dialog.getByRole('textbox', { name: /\(of \d+\)/ })
  await user.clear(spin)
  await user.type(spin, '5')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(sent(`POST ${orderPath}/refunds`)).toBeTruthy())
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Refund' }).getAttribute('aria-disabled')).toBeNull(),
  )
  await waitFor(() => expect(dialog.queryByText(message)).toBeTruthy())
})

it('asks before a phone order that was refused is left', async () => {
  const { user } = openPhone({ status: 409, body: { message: 'Sold out meanwhile.' } }, () =>
    pricedOf(),
  )
  await placeOrder(user)
  await screen.findByText('Sold out meanwhile.')
  await user.click(screen.getByRole('link', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})

it('sends a phone order that was refused for its total with the new total', async () => {
  let total = 5006
  const place = () => {
    total = 6006
    return { status: 409, body: { message: 'The total is now Rs.\u00a06,006.', total: 6006 } }
  }
  const { user, requests } = openPhone(place, () => pricedOf({ totals: { ...totals, total } }))
  await placeOrder(user)
  await screen.findByText('The total is now Rs. 6,006.')
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  const totalsSent = () =>
    requests
      .filter(({ call }) => call === 'POST /staff/orders')
      .map(({ body }) => /"expected_total":(\d+)/.exec(JSON.stringify(body))?.[1])
  await waitFor(() => expect(totalsSent()).toEqual(['5006', '6006']))
})

function openPhone(place: object, prices: () => object) {
  return openApp('/etrendadmin/addorder', {
    'GET /store/checkout': {
      body: {
        payment_methods: [{ method: 'cod', name: 'Cash on delivery', description: '' }],
        hold_minutes: 15,
        return_days: 14,
      },
    },
    'GET /staff/stock/units/': { body: [unitOf()], total: 1 },
    'POST /store/cart': () => ({ body: prices() }),
    'POST /staff/orders': place,
  })
}

/** Fills in a phone order and sends it. */
async function placeOrder(user: ReturnType<typeof openPhone>['user']) {
  await user.click(await screen.findByRole('combobox', { name: 'Add a product' }))
  await user.click(await screen.findByRole('option', { name: /Kurta/ }))
  await screen.findByLabelText('Quantity of Patan Linen Kurta, Navy, MD')
  for (const label of ['Name', 'Mobile number', 'City or municipality', 'Street, ward or tole'])
    await user.type(screen.getByLabelText(label), 'xx')
  await user.click(screen.getByRole('button', { name: 'Place order' }))
}
