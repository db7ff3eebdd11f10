import { emptyScope, type SaleOffer, type SaleOfferPreview } from '@etrend/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openApp, type Answer, type Answers } from '../app/testing'
import { category } from '../test/sample-rows'

const home = '/etrendadmin'
const saved: SaleOffer = {
  id: 4,
  title: 'Tihar',
  percent_off: 20,
  amount_off: null,
  round_to: 1,
  applies_to: { ...emptyScope, categories: [category.id] },
  excluding: { ...emptyScope, brands: ['Himal'] },
  starts_at: '2026-01-05T10:00:00.000Z',
  ends_at: null,
  is_active: true,
}
const none = { count: 0, examples: [] }
const seen: SaleOfferPreview = {
  total: 4,
  reduced: {
    count: 2,
    examples: [{ id: 1, title: 'Kurta', before: 2000, after: 1600, margin: null }],
  },
  own: none,
  others: {
    count: 1,
    examples: [{ id: 2, title: 'Shawl', before: 700, after: 700, margin: null }],
  },
  other_sales: [{ id: 9, title: 'Clearance', count: 1 }],
  at_floor: {
    count: 1,
    examples: [{ id: 1, title: 'Kurta', before: 2000, after: 1600, margin: null }],
  },
  at_least: { count: 1, examples: [{ id: 3, title: 'Sock', before: 90, after: 1, margin: null }] },
  most_off: 20,
  margin: null,
}
const preview = 'POST /staff/sale-offers/preview/'
const created = 'POST /staff/sale-offers/'
const options: Answers = {
  'GET /product/allCategory/': { body: [category] },
  'GET /product/allsubCategory/': { body: [] },
  'GET /staff/collections/': { body: [] },
  'GET /staff/brands/': { body: ['Himal', 'Yak'] },
  'GET /product/allProduct/': { body: [], total: 0 },
  'GET /staff/sale-offers/4/': { body: saved, headers: { etag: '"one"' } },
  'GET /staff/sale-offers/4/brought/': {
    body: { orders: 3, pieces: 1204, reduction: 750.5, net_sales: 2250 },
  },
  [preview]: { body: seen },
}
const brought = 'GET /staff/sale-offers/4/brought/'

/** Finds a row in a field of products by typing its name, and chooses it. */
async function choose(user: UserEvent, field: string, name: string) {
  await user.type(screen.getByLabelText(field), name.split(': ')[1] ?? '')
  await user.click(await screen.findByRole('option', { name }))
}

it('the list says what each sale takes off, of which products, and whether it runs', async () => {
  openApp(`${home}/allsale`, {
    ...options,
    'GET /staff/sale-offers/': {
      body: [saved, { ...saved, id: 5, title: 'Off', is_active: false }],
      total: 2,
    },
  })
  const row = within(await screen.findByRole('row', { name: /Tihar/ }))
  expect(row.getByText('Running')).toBeTruthy()
  expect(row.getByText('20 %')).toBeTruthy()
  expect(row.getByText('No end')).toBeTruthy()
  expect(await row.findByText('Category: Men, except Brand: Himal')).toBeTruthy()
  const off = within(screen.getByRole('row', { name: /Off/ }))
  expect(off.getAllByText('Off')).toHaveLength(2)
})

it('a sale is deleted after a question, and leaves the list', async () => {
  const remove = 'DELETE /staff/sale-offers/4/'
  let rows = [saved]
  const { user, sent } = openApp(`${home}/allsale`, {
    ...options,
    'GET /staff/sale-offers/': () => ({ body: rows, total: rows.length }),
    [remove]: () => {
      rows = []
      return { status: 204 }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Tihar' }))
  const question = 'Are you sure you want to delete this Sale?'
  const dialog = within(screen.getByRole('dialog', { name: question }))
  expect(sent(remove)).toBeUndefined()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Sale deleted successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Tihar')).toBeNull())
})

it('the list narrows to the sales of a collection, as the refusal to delete that collection links it', async () => {
  const { user, requests } = openApp(`${home}/allsale?collection=7`, {
    ...options,
    'GET /staff/collections/': {
      body: [
        { id: 7, title: 'Dashain' },
        { id: 8, title: 'New in' },
      ],
    },
    'GET /staff/sale-offers/': { body: [saved], total: 1 },
  })
  const filter = await screen.findByLabelText<HTMLSelectElement>('Collection')
  await waitFor(() => expect(filter.value).toBe('7'))
  const asked = () =>
    requests.filter(({ call }) => call === 'GET /staff/sale-offers/').at(-1)?.query
  expect(asked()).toContain('collection=7')
  await user.selectOptions(filter, 'New in')
  await waitFor(() => expect(asked()).toContain('collection=8'))
})

it('products that were chosen in their list are put in a sale, which takes off the entered percentage', async () => {
  const { user, sent } = openApp(`${home}/addsale?products=3,5&percent_off=20`, {
    ...options,
    'POST /staff/collections/preview/': { body: { total: 0, items: [] } },
    [created]: { status: 201, body: saved },
  })
  const list = within(await screen.findByRole('list', { name: 'Chosen' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  await user.click(list.getByRole('button', { name: 'Take out Product: 3' }))
  await user.type(screen.getByLabelText('Title'), 'Weekend')
  await user.click(screen.getByRole('button', { name: 'Friday to Sunday' }))
  expect(screen.getByLabelText<HTMLInputElement>('Until').value).toMatch(/T00:00$/)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Sale added successfully')).toBeTruthy()
  expect(sent(created)?.body).toMatchObject({
    title: 'Weekend',
    percent_off: '20',
    applies_to: { ...emptyScope, products: [5] },
  })
})

it('a sale of chosen products is refused without any', async () => {
  const { user, sent } = openApp(`${home}/addsale`, options)
  await user.type(screen.getByLabelText('Title'), 'Weekend')
  await user.type(screen.getByLabelText('Takes off'), '20')
  await user.selectOptions(screen.getByLabelText('For'), 'Chosen products')
  expect(await screen.findByText(/^Choose what it is for to see/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Choose what it is for.')).toBeTruthy()
  expect(sent(created)).toBeUndefined()
})

it('a sale is previewed while it is written: what becomes cheaper, what doesn’t and why', async () => {
  const { user, sent } = openApp(`${home}/addsale`, {
    ...options,
    [created]: { status: 201, body: saved },
  })
  expect(screen.getByText(/Fill in what it takes off/)).toBeTruthy()
  await user.type(screen.getByLabelText('Title'), 'Tihar')
  await user.selectOptions(screen.getByLabelText('Kind'), 'An amount')
  await user.type(screen.getByLabelText('Takes off'), '300.50')
  await user.selectOptions(screen.getByLabelText('For'), 'Chosen products')
  await choose(user, 'Which products', 'Category: Men')
  await choose(user, 'Except', 'Brand: Yak')
  expect(await screen.findByText('2 of 4 products become cheaper')).toBeTruthy()
  expect(screen.getAllByText('Rs. 2,000 → Rs. 1,600')).toHaveLength(2)
  expect(screen.getByText('Of these, stopped at their floor price: 1')).toBeTruthy()
  const other = screen.getByRole('link', { name: 'Clearance (1 product)' })
  expect(other.getAttribute('href')).toBe(`${home}/editsale/9`)
  expect(screen.getByText(/1 product would cost only Rs. 1/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Sale added successfully')).toBeTruthy()
  expect(sent(created)?.body).toMatchObject({
    amount_off: '300.50',
    applies_to: { ...emptyScope, categories: [1] },
    excluding: { ...emptyScope, brands: ['Yak'] },
    is_active: true,
  })
})

it('a sale without what it takes off, or what it is for, isn’t sent', async () => {
  const { user, sent } = openApp(`${home}/addsale`, options)
  await user.type(screen.getByLabelText('Title'), 'Tihar')
  await user.selectOptions(screen.getByLabelText('For'), 'Chosen products')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(
    await screen.findByText('Enter what it takes off, as an amount or a percentage.'),
  ).toBeTruthy()
  await user.type(screen.getByLabelText('Takes off'), '20')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Choose what it is for.')).toBeTruthy()
  expect(sent(created)).toBeUndefined()
})

it('a preview that fails says so and can be tried again', async () => {
  openApp(`${home}/editsale/4`, {
    ...options,
    [preview]: { status: 503, body: { message: 'The shop is busy.' } },
  })
  expect(await screen.findByText(/It reduces prices until you switch it off/)).toBeTruthy()
  expect(await screen.findByText('The shop is busy.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('a sale is duplicated switched off, and the copy is opened', async () => {
  const { user, sent } = openApp(`${home}/allsale`, {
    ...options,
    'GET /staff/sale-offers/': { body: [saved], total: 1 },
    [created]: { status: 201, body: { ...saved, id: 4 } },
  })
  await user.click(await screen.findByRole('button', { name: 'Duplicate Tihar' }))
  await waitFor(() => expect(location.pathname).toBe(`${home}/editsale/4`))
  expect(sent(created)?.body).toMatchObject({ title: 'Copy of Tihar', is_active: false })
})

it('the preview says what is left after costs, and that a sale would hardly be noticed', async () => {
  const below = {
    count: 1,
    examples: [{ id: 3, title: 'Sock', before: 90, after: 88, margin: -12 }],
  }
  openApp(`${home}/editsale/4`, {
    ...options,
    [preview]: {
      body: {
        ...seen,
        most_off: 4.9,
        margin: { known: 2, before: 52.5, after: 48, below_cost: below },
      },
    },
  })
  expect(await screen.findByText(/at most 4.9 % off a price/)).toBeTruthy()
  expect(
    screen.getByText(
      'Margin of 2 products with a known cost: 48 % of the price, instead of 52.5 %.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('1 product would be sold for less than they cost.')).toBeTruthy()
  expect(screen.getByText('Rs. 90 → Rs. 88 · loses Rs. 12')).toBeTruthy()
})

it('a sale that makes no price lower says that nobody would notice it', async () => {
  openApp(`${home}/editsale/4`, {
    ...options,
    [preview]: { body: { ...seen, reduced: none, own: seen.reduced, most_off: 0 } },
  })
  expect(
    await screen.findByText('No price becomes lower: nobody would notice this sale.'),
  ).toBeTruthy()
})

it('the times of a sale are said by both calendars', async () => {
  openApp(`${home}/editsale/4`, options)
  expect(await screen.findByText('Mon 5 Jan 2026, 21 Poush 2082. Nepal’s time.')).toBeTruthy()
})

it('the state of a sale changes on the open list when it begins and when it ends', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-05T09:59:59.900Z') })
  onTestFinished(() => void vi.useRealTimers())
  const starting = { ...saved, ends_at: '2026-01-05T10:00:00.100Z' }
  openApp(`${home}/allsale`, {
    ...options,
    'GET /staff/sale-offers/': { body: [starting], total: 1 },
  })
  expect(await screen.findByText('Scheduled')).toBeTruthy()
  vi.setSystemTime(Date.parse(starting.starts_at))
  expect(await screen.findByText('Running', { selector: 'span' })).toBeTruthy()
  vi.setSystemTime(Date.parse(starting.ends_at))
  expect(await screen.findByText('Ended', { selector: 'span' })).toBeTruthy()
})

async function broughtPart() {
  return within(await screen.findByRole('region', { name: 'What it brought' }))
}

it('the page of a sale says what it brought, and leads to its orders', async () => {
  openApp(`${home}/editsale/4`, options)
  const part = await broughtPart()
  const figures = (await part.findAllByRole('term')).map((name) => [
    name.textContent,
    name.nextElementSibling?.textContent,
  ])
  expect(figures).toEqual([
    ['Orders', '3'],
    ['Pieces', '1,204'],
    ['Taken off', 'Rs.\u00a0750.50'],
    ['Net sales', 'Rs.\u00a02,250'],
  ])
  const orders = part.getByRole('link', { name: 'Orders' })
  expect(orders.getAttribute('href')).toBe(`${home}/allorder?sale=4`)
})

it('a sale without orders says so', async () => {
  openApp(`${home}/editsale/4`, {
    ...options,
    [brought]: { body: { orders: 0, pieces: 0, reduction: 0, net_sales: 0 } },
  })
  const part = await broughtPart()
  expect(await part.findByText('No order yet.')).toBeTruthy()
  expect(part.queryByRole('link', { name: 'Orders' })).toBeNull()
})

it('what a sale brought is loaded again after a failure', async () => {
  let isBusy = true
  const { user } = openApp(`${home}/editsale/4`, {
    ...options,
    [brought]: () =>
      isBusy
        ? { status: 503, body: { message: 'Busy.' } }
        : { body: { orders: 1, pieces: 1, reduction: 50, net_sales: 900 } },
  })
  const part = await broughtPart()
  const retry = await part.findByRole('button', { name: 'Retry' })
  isBusy = false
  await user.click(retry)
  expect(await part.findByText('Rs. 900')).toBeTruthy()
})

it('a saved sale that starts later opens the shop as it will be then; one that runs has no such button', async () => {
  const starts_at = '2099-12-18T12:15:00.000Z'
  const tab = { location: { href: '' }, close: vi.fn<() => void>() }
  vi.stubGlobal('open', () => tab)
  const see = 'POST /staff/shop-preview/'
  let answer: Answer = { status: 400, body: { message: 'Choose a time within the next year.' } }
  const { user, sent } = openApp(`${home}/editsale/4`, {
    ...options,
    'GET /staff/sale-offers/4/': { body: { ...saved, starts_at }, headers: { etag: '"one"' } },
    [see]: () => answer,
  })
  const button = await screen.findByRole('button', { name: 'See the shop then' })
  await user.click(button)
  expect(await screen.findByText(/Choose a time within the next year/)).toBeTruthy()
  expect(tab.close).toHaveBeenCalledOnce()
  answer = { status: 201, body: { url: 'http://localhost/as-of/token', expires_at: starts_at } }
  await user.click(button)
  await waitFor(() => expect(tab.location.href).toBe('http://localhost/as-of/token'))
  expect(sent(see)?.body).toEqual({ at: starts_at })
  cleanup()
  openApp(`${home}/editsale/4`, options)
  await screen.findByText('Running')
  expect(screen.queryByRole('button', { name: 'See the shop then' })).toBeNull()
})
