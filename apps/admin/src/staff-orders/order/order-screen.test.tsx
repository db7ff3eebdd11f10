import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp } from '../../app/testing'
import {
  eventOf,
  number,
  openOrder,
  orderLine,
  orderOf,
  orderPath,
} from '../../test/sample-answers'

const move = `POST ${orderPath}/state`
const confirmed = orderOf({ state: 'confirmed', next_states: ['packed', 'cancelled'] })
const packed = orderOf({ state: 'packed', next_states: ['shipped', 'cancelled'] })
const address = `/etrendadmin/order/${number}`

describe('the page of an order', () => {
  it('shows the customer, the lines, the money, and the events with the latest first', async () => {
    const note = { kind: 'note', staff_name: 'Sunita' } as const
    openOrder(
      orderOf({
        timeline: [
          eventOf(12, 'The order was placed'),
          eventOf(13, 'She is home after five', { ...note, is_public: false }),
          eventOf(14, 'We pack tomorrow', { ...note, is_public: true }),
        ],
      }),
    )
    const customer = within(await screen.findByRole('region', { name: 'Customer' }))
    const phone = customer.getByRole('link', { name: '9841234567' })
    expect(phone.getAttribute('href')).toBe('tel:+9779841234567')
    expect(customer.getByText('· guest')).toBeTruthy()
    expect(customer.getByText('Please call before you come.', { exact: false })).toBeTruthy()
    const lines = within(screen.getByRole('region', { name: 'Lines' }))
    expect(lines.getByText('2 × Rs. 2,500')).toBeTruthy()
    expect(lines.getByText('Rs. 5,006')).toBeTruthy()
    const money = within(screen.getByRole('region', { name: 'Money' }))
    expect(money.getByText('Still to pay').nextElementSibling?.textContent).toBe('Rs.\u00a05,006')
    expect(money.queryByRole('button', { name: 'Refund' })).toBeNull()
    const events = within(screen.getByRole('list', { name: 'Timeline' })).getAllByRole('listitem')
    expect(events.map((event) => event.querySelector('p')?.textContent)).toEqual([
      'We pack tomorrow',
      'She is home after five',
      'The order was placed',
    ])
    expect(events[0]?.textContent).toContain('Visible to the customer')
    expect(events[1]?.textContent).toContain('Staff only')
  })

  it('shows the full price of a reduced line struck through beside the paid one', async () => {
    openOrder(orderOf({ lines: [{ ...orderLine, original_price: 3000 }] }))
    const lines = within(await screen.findByRole('region', { name: 'Lines' }))
    expect(lines.getByText(/^2 × Rs. 2,500/).querySelector('s')?.textContent).toBe(
      'before Rs.\u00a03,000',
    )
  })

  it.each([
    ['cash', 'Cash'],
    ['khalti', 'Khalti QR'],
  ] as const)(
    'says that a sale in the shop was paid by %s, not on delivery',
    async (way, words) => {
      openOrder(orderOf({ is_walk_in: true, counter_method: way }))
      const method = within(await screen.findByRole('region', { name: 'Money' })).getByText(
        'Method',
      )
      expect(method.nextElementSibling?.textContent).toBe(words)
    },
  )

  it.each([
    [orderOf(), /^Placed .+, on the website$/],
    [orderOf({ source: 'phone' }), /^Placed .+, by phone$/],
    [orderOf({ source: 'walk_in', is_walk_in: true }), /^Sold .+, in the shop$/],
    [orderOf({ source: 'exchange', is_walk_in: true }), /^Sold .+, in the shop$/],
  ])('says where it came from', async (order, words) => {
    openOrder(order)
    const said = (await screen.findByText(/^(Placed|Sold) /, { selector: 'span' })).textContent
    expect(said).toMatch(words)
  })

  it('says that money is to be refunded until it was paid back', async () => {
    openOrder(
      orderOf({ payment_state: 'refund_due', paid: 5006, refunded: 5006, to_pay_back: 5006 }),
    )
    const money = within(await screen.findByRole('region', { name: 'Money' }))
    expect(money.getByText('To be refunded').nextElementSibling?.textContent).toBe('Rs.\u00a05,006')
    expect(money.getByText('Refunded').nextElementSibling?.textContent).toBe('Rs.\u00a00')
    expect(screen.getAllByText('To be refunded')).toHaveLength(2)
  })

  it('says that it is an exchange, and that its cash is due', async () => {
    openOrder(orderOf({ source: 'exchange' }))
    expect(await screen.findByText(/, as an exchange$/)).toBeTruthy()
    expect(screen.getByText('Cash due')).toBeTruthy()
  })

  it('that doesn’t exist says so, and offers no Retry', async () => {
    const answer = { status: 404, body: { message: 'There is no such order.' } }
    openApp(address, { [`GET ${orderPath}`]: answer })
    expect(await screen.findByText(`There is no order ${number}.`)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it('that can’t be loaded says why, and is loaded by Retry', async () => {
    const message = 'The shop is busy. Please try again in a minute.'
    let answer: { status?: number; body: unknown } = { status: 503, body: { message } }
    const { user } = openApp(address, { [`GET ${orderPath}`]: () => answer })
    expect(await screen.findByText(message)).toBeTruthy()
    answer = { body: orderOf() }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'Customer' })).toBeTruthy()
  })
})

describe('a next step', () => {
  it('is done at once, from the state that was seen, and the page shows the steps after it', async () => {
    const { user, sent } = openOrder(confirmed, move, { body: packed })
    await user.click(await screen.findByRole('button', { name: 'Mark as packed' }))
    expect(await screen.findByText('Order packed')).toBeTruthy()
    expect(sent(move)?.body).toEqual({ state: 'packed', from: 'confirmed' })
    expect(await screen.findByRole('button', { name: 'Mark as shipped' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull()
  })

  it('that is refused says why, and can be tried again', async () => {
    const message = 'Somebody else has just changed this order. Look again.'
    const { user } = openOrder(confirmed, move, { status: 409, body: { message } })
    await user.click(await screen.findByRole('button', { name: 'Mark as packed' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    const again = screen.getByRole('button', { name: 'Mark as packed' })
    expect(again.getAttribute('aria-disabled')).toBeNull()
  })

  it('that ships asks for courier and tracking code first', async () => {
    const { user, sent } = openOrder(packed, move, { body: { ...packed, state: 'shipped' } })
    await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Mark as shipped?' }))
    expect(dialog.queryByLabelText('Reason')).toBeNull()
    await user.type(dialog.getByLabelText('Courier'), 'Nepal Can Move')
    await user.type(dialog.getByLabelText('Tracking code'), 'NCM-88412')
    expect(sent(move)).toBeUndefined()
    await user.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent(move)?.body).toEqual({
      state: 'shipped',
      from: 'packed',
      reason: '',
      courier: 'Nepal Can Move',
      tracking_code: 'NCM-88412',
    })
  })

  it('that cancels asks for a reason, which stays where the server refuses', async () => {
    const message = "An order that is shipped can't become cancelled: mark it as returned."
    const { user, sent } = openOrder(packed, move, { status: 409, body: { message } })
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel order?' }))
    expect(dialog.getByText(/Money that was paid must be refunded\.$/)).toBeTruthy()
    const reason = dialog.getByLabelText('Reason')
    await user.type(reason, 'Wrong address')
    await user.click(dialog.getByRole('button', { name: 'Cancel order' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(message)
    expect(sent(move)?.body).toMatchObject({ state: 'cancelled', reason: 'Wrong address' })
    expect(reason).toHaveProperty('value', 'Wrong address')
    const again = dialog.getByRole('button', { name: 'Cancel order' })
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
  })
})

it('the packing slip is saved as a file that is named after the order', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  const slip = `GET ${orderPath}/packing-slip.pdf`
  const { user } = openOrder(packed, slip, { body: '%PDF' })
  await user.click(await screen.findByRole('button', { name: 'Packing slip' }))
  await waitFor(() => expect(saved).toEqual([`${number}-packing-slip.pdf`]))
})

it('a note is for staff only, unless it is made visible to the customer', async () => {
  const add = `POST ${orderPath}/notes`
  const { user, requests } = openOrder(packed, add, { body: packed })
  const open = async () => user.click(await screen.findByRole('button', { name: 'Add a note' }))
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  await user.type(screen.getByLabelText('Note'), 'Fragile')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await isClosed()
  await open()
  await user.type(screen.getByLabelText('Note'), 'On its way')
  await user.click(screen.getByLabelText('Visible to the customer'))
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await isClosed()
  expect(requests.filter(({ call }) => call === add).map(({ body }) => body)).toEqual([
    { text: 'Fragile', is_public: false },
    { text: 'On its way', is_public: true },
  ])
})
