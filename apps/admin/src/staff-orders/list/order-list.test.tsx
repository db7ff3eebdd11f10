import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { number } from '../../test/sample-answers'
import { openOrders, orderRowOf } from '../../test/sample-lists'

const move = 'POST /staff/orders/state'
const sita = orderRowOf({})
const hari = orderRowOf({
  number: 'ET-2026-000124',
  name: 'Hari Thapa',
  state: 'confirmed',
  next_states: ['packed', 'cancelled'],
})

describe('the list of orders', () => {
  it('shows that it is loading, and then what staff need to know of each order', async () => {
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    openOrders(async () => {
      await arrived
      return [sita]
    })
    expect(await screen.findByLabelText('Loading')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    arrive()
    const row = within(await screen.findByRole('row', { name: new RegExp(number) }))
    expect(row.getByText('9841234567 · Kathmandu')).toBeTruthy()
    expect(row.getByText('1 call')).toBeTruthy()
    expect(row.getByText('Cash due')).toBeTruthy()
    expect(row.getByText('Rs. 5,006')).toBeTruthy()
    expect(row.getByText('2 pieces')).toBeTruthy()
    const link = row.getByRole('link', { name: number })
    expect(link.getAttribute('href')).toBe(`/etrendadmin/order/${number}`)
    expect(screen.queryByLabelText('Loading')).toBeNull()
  })

  it('marks what is late, and what was refused at the door', async () => {
    const late = orderRowOf({ state: 'shipped', is_late: true })
    const refused = orderRowOf({
      number: 'ET-2026-000124',
      state: 'returned',
      came_back: 'refused',
    })
    openOrders(() => [late, refused])
    expect((await screen.findByRole('row', { name: new RegExp(number) })).textContent).toContain(
      'ShippedLate',
    )
    const row = screen.getByRole('row', { name: /ET-2026-000124/ })
    expect(row.textContent).toContain('ReturnedRefused at the door')
  })

  it('says in one short mark how many other parcels the customer refused, as a tablet has room for', async () => {
    openOrders(() => [orderRowOf({ refusals: 2 })])
    const row = within(await screen.findByRole('row', { name: new RegExp(number) }))
    expect(row.getByText('2 refused')).toBeTruthy()
    expect(row.queryByText(/at the door/)).toBeNull()
  })

  it.each([
    ['', 'No orders yet. They appear here as soon as the first one is placed.'],
    ['?state=packed', 'Nothing here matches. Try fewer or other words, or fewer filters.'],
  ])('without orders at the address “%s”, says: %s', async (search, words) => {
    const { requests } = openOrders(() => [], {}, search)
    expect(await screen.findByText(words)).toBeTruthy()
    const asked = requests.find(({ query }) => query.includes('page='))?.query
    expect(asked).toBe(`?${search ? 'state=packed&' : ''}page=1&page_size=25`)
  })

  it('are counted by state once, whatever state and page are shown', async () => {
    const counts = { counts: [{ state: 'packed', count: 4 }], to_call: 1 }
    const call = 'GET /staff/orders/counts'
    const { user, requests } = openOrders(() => [sita], { [call]: { body: counts } }, '?page=1')
    await user.click(await screen.findByRole('link', { name: 'Packed 4' }))
    await waitFor(() =>
      expect(requests.map(({ query }) => query)).toContain('?state=packed&page=1&page_size=25'),
    )
    expect(screen.getByRole('link', { name: 'To call 1' })).toBeTruthy()
    expect(requests.filter((one) => one.call === call)).toHaveLength(1)
  })

  it('that a figure of a report leads to says which orders they are', async () => {
    const { requests } = openOrders(() => [sita], {}, '?sold_from=2026-11-17&sold_to=2026-12-15')
    const words = 'Orders that a report counts from 2026-11-17 to 2026-12-15.'
    expect(await screen.findByText(words)).toBeTruthy()
    const asked = requests.find(({ query }) => query.includes('page='))?.query
    expect(asked).toContain('sold_from=2026-11-17&sold_to=2026-12-15')
  })

  it.each([
    ['sale=4', 'Orders with pieces at the price of one sale, without cancelled and returned ones.'],
    ['promo_code=6', 'Orders with one promo code, without cancelled and returned ones.'],
  ])('that the link of %s leads to says which orders they are', async (search, words) => {
    const { requests } = openOrders(() => [sita], {}, `?${search}`)
    expect(await screen.findByText(words)).toBeTruthy()
    expect(requests.find(({ query }) => query.includes('page='))?.query).toContain(search)
  })

  it('that can’t be loaded says why, and is loaded by Retry', async () => {
    let isDown = true
    const { user } = openOrders(() => {
      if (isDown) throw new TypeError('Failed to fetch')
      return [sita]
    })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The shop could not be reached. Check your connection and try again.',
    )
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('row', { name: new RegExp(number) })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('many orders', () => {
  it('are moved together; an order that may not move says why and stays selected', async () => {
    const message = "An order that is placed can't become packed: confirm it first."
    const moved = { moved: [hari.number], refused: [{ number, message }] }
    const { user, sent } = openOrders(() => [sita, hari], { [move]: { body: moved } })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Mark as packed' }))
    const outcome = within(await screen.findByRole('dialog', { name: '1 moved, 1 not' }))
    expect(outcome.getByRole('alert').textContent).toBe(`${number} ${message}`)
    expect(sent(move)?.body).toEqual({ numbers: [number, hari.number], state: 'packed' })
    await user.click(outcome.getByRole('button', { name: 'Close' }))
    expect(screen.getByText('1 selected')).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: `Select ${number}` })).toHaveProperty(
      'checked',
      true,
    )
  })

  it('are cancelled only after a question', async () => {
    const { user, sent } = openOrders(() => [sita, hari], {
      [move]: { body: { moved: [number], refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: `Select ${number}` }))
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    const question = within(screen.getByRole('dialog', { name: 'Cancel order: 1 order?' }))
    expect(sent(move)).toBeUndefined()
    await user.click(question.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByText('1 order cancelled')).toBeTruthy()
    expect(sent(move)?.body).toEqual({ numbers: [number], state: 'cancelled' })
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull())
  })
})
