import { NOW } from '@etrend/tooling/given-time'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { DRAFT_KEY } from '../lib/kept-checkout'
import { refuseCalls, refusedField } from '../test/refuse-calls'
import { tshirtDetail } from '../test/shop-answers'

const ADDRESS = '/productDetail/1-adjective-attire-t-shirt'
const LINK = { name: 'Size sold out? Tell me when it is back' }
const { product_colors } = tshirtDetail

afterEach(() => {
  tshirtDetail.product_colors = product_colors
})

/** Opens the dialog of a product's page, and the page's calls. */
async function opened(search = '') {
  const page = await openPage(ADDRESS + search)
  await userEvent.click(await screen.findByRole('button', LINK))
  const dialog = await screen.findByRole('dialog', { name: 'Tell me when it is back' })
  const sent = () =>
    page.calls.filter(({ path }) => path.endsWith('/alerts')).map(({ body }) => body)
  return { dialog: within(dialog), sent }
}

test('a shopper asks for the sold-out size of the chosen colour, and is told what happens', async () => {
  const { dialog, sent } = await opened('?color=navy&size=')
  expect(dialog.getByRole('combobox', { name: 'Colour' })).toHaveProperty('value', 'Navy')
  expect(dialog.getByRole('radio', { name: 'M' })).toHaveProperty('checked', true)
  await userEvent.type(dialog.getByLabelText('Email'), ' Sita@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }))
  const status = await screen.findByText(/^We write to/)
  expect(status.textContent).toBe(
    'We write to Sita@example.com once, as soon as M in Navy is back.',
  )
  expect(document.activeElement).toBe(status)
  expect(dialog.queryByLabelText('Email')).toBeNull()
  expect(sent()).toMatchObject([{ product_color: 12, size: 2 }])
})

test('another colour has its own sold-out sizes', async () => {
  const { dialog, sent } = await opened()
  const color = dialog.getByRole('combobox', { name: 'Colour' })
  expect(color).toHaveProperty('value', 'Black')
  expect(dialog.queryByRole('radio', { name: 'M' })).toBeNull()
  await userEvent.selectOptions(color, 'Navy')
  expect(dialog.queryByRole('radio', { name: 'XL' })).toBeNull()
  await userEvent.type(dialog.getByLabelText('Email'), 'sita@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }))
  await screen.findByText(/^We write to/)
  expect(sent()).toEqual([{ product_color: 12, size: 2, email: 'sita@example.com' }])
})

test('of several sizes one is to be chosen: what is missing is said there, and nothing is sent', async () => {
  setStock(11, ['out', 'out', 'out'])
  const { dialog, sent } = await opened('?color=black&size=')
  expect(dialog.getAllByRole('radio').map((one) => one.getAttribute('aria-label'))).toEqual([
    'S',
    'M',
    'XL',
  ])
  await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }))
  expect(dialog.getByText('Please select a size')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'S' }))
  await userEvent.click(dialog.getByRole('radio', { name: 'XL' }))
  expect(dialog.queryByText('Please select a size')).toBeNull()
  expect(sent()).toEqual([])
})

test('the address is that of the account, else the one that was typed at the checkout', async () => {
  const email = 'maya@example.com'
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ email, kept_at: NOW }))
  const { dialog: first } = await opened()
  expect(first.getByLabelText('Email')).toHaveProperty('value', email)
  await userEvent.click(first.getByRole('button', { name: 'Close' }))
  localStorage.setItem('email', 'sita@example.com')
  await userEvent.click(screen.getByRole('button', LINK))
  expect(await screen.findByLabelText('Email')).toHaveProperty('value', 'sita@example.com')
})

test('a refused address is said at its field, which has the focus', async () => {
  const { dialog } = await opened()
  refuseCalls(/\/alerts$/, refusedField(400, 'email', 'Enter an email address.'))
  await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }))
  expect(await dialog.findByText('Enter an email address.')).toBeTruthy()
  expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(dialog.getByLabelText('Email'))
})

test('a size that has come back is said so, and the page sells it', async () => {
  const { dialog } = await opened()
  await userEvent.type(dialog.getByLabelText('Email'), 'sita@example.com')
  const message = 'This size is in stock again: you can buy it now.'
  refuseCalls(/\/alerts$/, refusedField(409, 'size', message))
  setStock(11, ['in', 'low', 'in'])
  await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'XL' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('radio', { name: 'XL' })).toHaveProperty('disabled', false)
})

test('what could not be sent says so, and what was typed stays', async () => {
  const { dialog } = await opened()
  await userEvent.type(dialog.getByLabelText('Email'), 'sita@example.com')
  const recover = refuseCalls(/\/alerts$/)
  await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }))
  expect(await dialog.findByText('The shop is out of breath.')).toBeTruthy()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Tell me' }))
  recover()
  await userEvent.click(dialog.getByRole('button', { name: 'Tell me' }))
  expect(await screen.findByText(/^We write to/)).toBeTruthy()
})

test('nothing is offered for a colour in which no size is sold out, nor in a preview', async () => {
  const { unmount } = await openPage(`${ADDRESS}?color=white&size=M`)
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy()
  expect(screen.queryByRole('button', LINK)).toBeNull()
  unmount()
  await openPage('/preview/good')
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy()
  expect(screen.queryByRole('button', LINK)).toBeNull()
})

test('where everything is sold out, the offer is in the place of the buttons', async () => {
  for (const { id } of product_colors) setStock(id, ['out', 'out', 'out'])
  await openPage(ADDRESS)
  expect(await screen.findByText('Sold out in every colour and size.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when it is back' }))
  expect(await screen.findByRole('dialog', { name: 'Tell me when it is back' })).toBeTruthy()
})

/** Sets the stock of each unit of a colour, in the order of its sizes. */
function setStock(color: number, stock: ('in' | 'low' | 'out')[]) {
  tshirtDetail.product_colors = tshirtDetail.product_colors.map((one) => {
    if (one.id !== color) return one
    const units = one.units.map((unit, at) => ({ ...unit, stock: stock[at] ?? unit.stock }))
    return { ...one, units }
  })
}
