import { placedOrder } from '@etrend/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp, type Answers } from '../../app/testing'
import { number, orderOf, orderPath, pricedOf, unitOf } from '../../test/sample-answers'

const place = 'POST /staff/orders'
const placed = placedOrder.parse({
  number,
  token: 'the token of the order',
  state: 'placed',
  payment_method: 'cod',
  payment_state: 'due',
  total: 5006,
})
const unknown = { orders: 0, refusals: 0, is_cash_blocked: false, details: null }
const lines = [{ product_color: 7, size: 4, quantity: 1 }]
const customer = [
  ['Name', 'Sita'],
  ['Mobile number', '984-1234567'],
  ['City or municipality', 'Lalitpur'],
  ['Street, ward or tole', 'Ward 10'],
] as const

it('an order that lacks a product or a field is not sent, and says what is missing', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Place order' }))
  expect(await screen.findByText('Enter a name.')).toBeTruthy()
  expect(screen.getByText('Enter a mobile number.')).toBeTruthy()
  expect(screen.getByText('Enter a city or municipality.')).toBeTruthy()
  expect(screen.getByText('Enter a street, ward or tole.')).toBeTruthy()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Add a product first.')
  expect(screen.queryByText('Enter a name.')).toBeNull()
  expect(sent(place)).toBeUndefined()
})

it('an order is sent with the total that was shown, and its page opens', async () => {
  const { user, sent } = open({ [place]: { status: 201, body: placed } })
  await addUnit(user)
  await fill(user)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Payment' }), 'eSewa')
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByRole('heading', { name: `Order ${number}` })).toBeTruthy()
  expect(location.pathname).toBe(`/etrendadmin/order/${number}`)
  expect(sent(place)?.body).toEqual({
    name: 'Sita',
    phone: '984-1234567',
    email: null,
    province: 'Bagmati',
    district: 'Kathmandu',
    city: 'Lalitpur',
    street: 'Ward 10',
    landmark: '',
    note: '',
    payment_method: 'esewa',
    expected_total: 5006,
    lines,
  })
})

it('a buyer’s PAN is asked for where the shop writes bills, and sent', async () => {
  const fees = { subtotal: 5000, discount: 0, shipping: 2, tax: 0, total: 5002 }
  const { user, sent } = open({
    'POST /store/cart': { body: pricedOf({ totals: { ...fees, tax_mode: 'pan' } }) },
    [place]: { status: 201, body: placed },
  })
  await addUnit(user)
  await fill(user)
  await user.type(await screen.findByLabelText('Buyer’s PAN'), '३०२ ३४५ ६७८')
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByRole('heading', { name: `Order ${number}` })).toBeTruthy()
  expect(sent(place)?.body).toMatchObject({ buyer_pan: '302345678' })
})

it('a field that the server refuses says so there, and the rest of the order stays', async () => {
  const message = 'Enter a mobile number like 984-1234567.'
  const refused = { status: 400, body: { message, fields: { phone: message } } }
  const { user } = open({ [place]: refused })
  await addUnit(user)
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('Mobile number').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Sita')
  expect(screen.getByLabelText(/^Quantity of/)).toHaveProperty('value', '1')
  expect(
    screen.getByRole('button', { name: 'Place order' }).getAttribute('aria-disabled'),
  ).toBeNull()
})

it('an order sent again keeps its idempotency key, and a changed one gets another', async () => {
  const { user } = open()
  const keys = sentKeys()
  await addUnit(user)
  await fill(user)
  const send = screen.getByRole('button', { name: 'Place order' })
  await user.click(send)
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  await user.click(send)
  await waitFor(() => expect(keys).toHaveLength(2))
  await waitFor(() => expect(send.getAttribute('aria-disabled')).toBeNull())
  await user.type(screen.getByLabelText('Landmark'), 'Temple')
  await user.click(send)
  await waitFor(() => expect(keys).toHaveLength(3))
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('the districts offered are those of the chosen province', async () => {
  const { user } = open()
  await user.selectOptions(await screen.findByLabelText('Province'), 'Gandaki')
  expect(screen.getByRole('option', { name: 'Kaski' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Kathmandu' })).toBeNull()
})

it('a promo code that isn’t valid says why at its field', async () => {
  const problem = 'This code is not valid any more.'
  const { user } = open({
    'POST /store/cart': ({ body }) => {
      const isSent = JSON.stringify(body).includes('"promo_code":"dashain25"')
      return { body: pricedOf({ promo_problem: isSent ? problem : null }) }
    },
  })
  await addUnit(user)
  await user.type(screen.getByLabelText('Promo code'), 'dashain25')
  expect(await screen.findByText(problem)).toBeTruthy()
})

it('a phone number that is blocked from cash or refused parcels is warned of while it is typed', async () => {
  const { user } = open({
    'GET /staff/buyers': ({ query }) => ({
      body: {
        ...unknown,
        orders: 3,
        refusals: query.includes('9841234567') ? 2 : 0,
        is_cash_blocked: true,
      },
    }),
  })
  const field = await screen.findByLabelText('Mobile number')
  const about = screen.getByLabelText('About this phone number')
  await user.type(field, '98412345')
  expect(about.textContent).toBe('')
  await user.type(field, '67')
  expect(await screen.findByText('2 orders refused at the door')).toBeTruthy()
  expect(about.textContent).toContain('blocked from paying in cash')
  await user.type(field, '{Backspace}8')
  await waitFor(() => expect(about.textContent).not.toContain('refused at the door'))
  expect(await screen.findByText(/blocked from paying in cash/)).toBeTruthy()
})

it('a known phone number shows its customer, whose details are filled in by one press and not before', async () => {
  const details = {
    name: 'Bikash Gurung',
    email: null,
    province: 'Gandaki',
    district: 'Kaski',
    city: 'Pokhara',
    street: 'Lakeside 6',
    landmark: 'Behind the bank',
  }
  const { user } = open({
    'GET /staff/buyers': { body: { ...unknown, orders: 3, refusals: 1, details } },
  })
  const phone = await screen.findByLabelText('Mobile number')
  expect(document.querySelector('form input')).toBe(phone)
  await user.type(screen.getByLabelText('Name'), 'Bikas')
  await user.type(screen.getByLabelText('Email'), 'bikash@example.com')
  await user.type(phone, '9841234567')
  const about = screen.getByLabelText('About this phone number')
  const fill = await screen.findByRole('button', { name: 'Use these details' })
  expect(about.textContent).toContain('Bikash Gurung')
  expect(about.textContent).toContain('Lakeside 6, Behind the bank, Pokhara, Kaski, Gandaki')
  expect(about.textContent).toContain('3 orders so far')
  expect(about.textContent).toContain('1 order refused at the door')
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Bikas')
  await user.tab()
  expect(document.activeElement).toBe(fill)
  await user.keyboard('{Enter}')
  for (const [label, value] of [
    ['Name', 'Bikash Gurung'],
    ['Email', 'bikash@example.com'],
    ['Province', 'Gandaki'],
    ['District', 'Kaski'],
    ['City or municipality', 'Pokhara'],
    ['Street, ward or tole', 'Lakeside 6'],
    ['Landmark', 'Behind the bank'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveProperty('value', value)
  }
})

it('an unknown phone number has nothing in the way', async () => {
  const { user, sent } = open()
  await user.type(await screen.findByLabelText('Mobile number'), '9841234567')
  await waitFor(() => expect(sent('GET /staff/buyers')).toBeTruthy())
  expect(screen.getByLabelText('About this phone number').textContent).toBe('')
  expect(screen.queryByRole('button', { name: 'Use these details' })).toBeNull()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByLabelText('Name'))
})

function open(answers: Answers = {}) {
  const method = { method: 'cod', name: 'Cash on delivery', description: '' }
  const esewa = { method: 'esewa', name: 'eSewa', description: '' }
  const body = { payment_methods: [method, esewa], hold_minutes: 15, return_days: 14 }
  return openApp('/etrendadmin/addorder', {
    'GET /store/checkout': { body },
    'GET /staff/stock/units/': { body: [unitOf()], total: 1 },
    'POST /store/cart': { body: pricedOf() },
    'GET /staff/buyers': { body: unknown },
    [`GET ${orderPath}`]: { body: orderOf({ source: 'phone' }) },
    ...answers,
  })
}

type User = ReturnType<typeof open>['user']

/** Adds a piece of the unit that is in stock, and waits for its price. */
async function addUnit(user: User) {
  await user.click(await screen.findByRole('combobox', { name: 'Add a product' }))
  const choice = { name: 'Patan Linen Kurta - Navy, MD · 12 left' }
  await user.click(await screen.findByRole('option', choice))
  expect(await screen.findByLabelText('Quantity of Patan Linen Kurta, Navy, MD')).toBeTruthy()
}

async function fill(user: User) {
  for (const [label, text] of customer) await user.type(screen.getByLabelText(label), text)
}

/** The idempotency keys with which orders are placed from now on. */
function sentKeys() {
  const answer = fetch
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (init.method === 'POST' && address.endsWith('/staff/orders')) {
      keys.push(new Headers(init.headers).get('idempotency-key'))
    }
    return answer(address, init)
  })
  return keys
}
