import { emptyScope } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'

const created = 'POST /staff/promo-codes'
const collections = [
  { id: 7, title: 'Dashain' },
  { id: 8, title: 'New in' },
]

const open = (more: Answers = {}) =>
  openApp('/etrendadmin/promocodes/add', {
    'GET /staff/collections/': { body: collections },
    'GET /staff/brands/': { body: ['Himal', 'Yak'] },
    'GET /product/allCategory/': { body: [] },
    'GET /product/allsubCategory/': { body: [] },
    'GET /product/allProduct/': { body: [], total: 0 },
    'GET /staff/promo-codes': { body: [] },
    [created]: { status: 400, body: { message: 'Not now.' } },
    ...more,
  })

it('a code is limited to what is chosen, and not to what is taken out again', async () => {
  const { user, sent } = open()
  await user.type(await screen.findByLabelText('Code'), 'TIHAR')
  await user.type(screen.getByLabelText('Takes off'), '100')
  const choose = async (words: string, option: string) => {
    await user.type(screen.getByLabelText('Only for'), words)
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await choose('new', 'Collection: New in')
  await choose('dash', 'Collection: Dashain')
  await choose('yak', 'Brand: Yak')
  await user.click(screen.getByRole('button', { name: 'Take out Collection: New in' }))
  await user.click(screen.getByLabelText('Also for reduced products'))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() =>
    expect(sent(created)?.body).toMatchObject({
      applies_to: { ...emptyScope, collections: [7], brands: ['Yak'] },
      excluding: emptyScope,
      covers_reduced: false,
    }),
  )
})

it('a code without a choice is for every product, reduced or not', async () => {
  const { user, sent } = open()
  await user.type(await screen.findByLabelText('Code'), 'TIHAR')
  await user.type(screen.getByLabelText('Takes off'), '100')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() =>
    expect(sent(created)?.body).toMatchObject({ applies_to: null, covers_reduced: true }),
  )
})

it('the form offers another try when the choices could not be read', async () => {
  let isBusy = true
  const { user } = open({
    'GET /staff/collections/': () =>
      isBusy ? { status: 503, body: { message: 'Busy.' } } : { body: collections },
  })
  const [retry] = await screen.findAllByRole('button', { name: 'Retry' })
  isBusy = false
  if (retry) await user.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull())
  await user.click(screen.getByLabelText('Only for'))
  expect(await screen.findByRole('option', { name: 'Collection: Dashain' })).toBeTruthy()
})

it('the focus goes on to the next choice when one is taken out, and at last to the field', async () => {
  const { user } = open()
  const field = await screen.findByLabelText('Only for')
  for (const option of ['Collection: Dashain', 'Collection: New in']) {
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: option }))
  }
  screen.getByRole('button', { name: 'Take out Collection: Dashain' }).focus()
  await user.keyboard('{Enter}')
  const next = screen.getByRole('button', { name: 'Take out Collection: New in' })
  await waitFor(() => expect(document.activeElement).toBe(next))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('each kind of code asks only for what it takes off', async () => {
  const { user } = open()
  const kind = await screen.findByLabelText('Kind')
  expect(screen.queryByLabelText('At most')).toBeNull()
  await user.selectOptions(kind, 'A percentage')
  expect(screen.getByLabelText('Takes off')).toBeTruthy()
  expect(screen.getByLabelText('At most')).toBeTruthy()
  await user.selectOptions(kind, 'Only the delivery fee')
  expect(screen.queryByLabelText('Takes off')).toBeNull()
  expect(screen.queryByLabelText('At most')).toBeNull()
  expect(screen.queryByLabelText('Free delivery')).toBeNull()
})

it('a code for only the delivery fee takes that off, and not the amount that was typed before', async () => {
  const { user, sent } = open()
  await user.type(await screen.findByLabelText('Code'), 'DOOR')
  await user.type(screen.getByLabelText('Takes off'), '100')
  await user.selectOptions(screen.getByLabelText('Kind'), 'Only the delivery fee')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(sent(created)?.body).toMatchObject({ free_delivery: true }))
  expect(sent(created)?.body).not.toHaveProperty('amount_off', '100')
})

it('a code with an amount takes the delivery fee off only where that is ticked', async () => {
  const { user, requests } = open()
  await user.type(await screen.findByLabelText('Code'), 'BOTH')
  await user.type(screen.getByLabelText('Takes off'), '100')
  const sentBodies = () => requests.filter(({ call }) => call === created).map(({ body }) => body)
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }))
  await submit()
  await waitFor(() => expect(sentBodies()).toMatchObject([{ free_delivery: false }]))
  await user.click(screen.getByLabelText('Free delivery'))
  await submit()
  await waitFor(() => expect(sentBodies()[1]).toMatchObject({ free_delivery: true }))
})

it('a code is valid from and to the times that were typed, in Nepal', async () => {
  const { user, sent } = open()
  await user.type(await screen.findByLabelText('Code'), 'XMAS')
  await user.type(screen.getByLabelText('Takes off'), '100')
  await user.type(screen.getByLabelText('Valid from'), '2026-12-25T00:00')
  await user.type(screen.getByLabelText('Valid to'), '2026-12-25T23:59')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() =>
    expect(sent(created)?.body).toMatchObject({
      valid_from: '2026-12-24T18:15:00.000Z',
      valid_to: '2026-12-25T18:14:00.000Z',
    }),
  )
})

it('the numbers of a code are read as people write them, and others say so at their field', async () => {
  const { user, sent } = open()
  await user.type(await screen.findByLabelText('Code'), 'TIHAR')
  await user.type(screen.getByLabelText('Takes off'), '१,२००')
  await user.type(screen.getByLabelText('Smallest subtotal'), '2.500')
  await user.type(screen.getByLabelText('Uses in all'), '1e3')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Enter the smallest subtotal as a number.')).toBeTruthy()
  expect(screen.getByText('Enter a whole number above 0, or nothing.')).toBeTruthy()
  expect(sent(created)).toBeUndefined()
  await user.clear(screen.getByLabelText('Smallest subtotal'))
  await user.type(screen.getByLabelText('Smallest subtotal'), '2,500')
  await user.clear(screen.getByLabelText('Uses in all'))
  await user.type(screen.getByLabelText('Uses in all'), '1,000')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() =>
    expect(sent(created)?.body).toMatchObject({
      amount_off: 1200,
      min_subtotal: 2500,
      max_uses: 1000,
    }),
  )
})

it('the page of a code says what it brought, and leads to its orders', async () => {
  const code = {
    id: 6,
    code: 'TIHAR',
    amount_off: 100,
    percent_off: null,
    max_off: null,
    free_delivery: true,
    is_active: true,
    max_uses: null,
    max_uses_per_customer: null,
    first_order_only: false,
    collections: [],
    min_subtotal: null,
    valid_from: null,
    valid_to: null,
    uses: 2,
  }
  openApp('/etrendadmin/promocodes/6', {
    'GET /staff/collections/': { body: collections },
    'GET /staff/promo-codes': { body: [code] },
    'GET /staff/promo-codes/6/brought': {
      body: { orders: 2, pieces: 3, reduction: 204, net_sales: 1658 },
    },
  })
  const part = within(await screen.findByRole('region', { name: 'What it brought' }))
  expect(await part.findByText('Rs. 204')).toBeTruthy()
  expect(part.getByText('Rs. 1,658')).toBeTruthy()
  const orders = part.getByRole('link', { name: 'Orders' })
  expect(orders.getAttribute('href')).toBe('/etrendadmin/allorder?promo_code=6')
})
