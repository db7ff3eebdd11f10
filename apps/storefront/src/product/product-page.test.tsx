import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { refuseCalls } from '../test/refuse-calls'
import { tshirtDetail } from '../test/shop-answers'

const ADDRESS = '/productDetail/1-adjective-attire-t-shirt'

test('shows the price, what it was before, and what others said', async () => {
  await openPage(ADDRESS)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Adjective Attire | T-shirt' }),
  ).toBeTruthy()
  expect(screen.getByText('Rs. 1,200')).toBeTruthy()
  expect(screen.getByText('Rs. 1,500').closest('s')).toBeTruthy()
  expect(screen.getByText('4.8')).toBeTruthy()
  expect(screen.getByText('87 reviews')).toBeTruthy()
  expect(screen.getByText('100 likes')).toBeTruthy()
})

test('says the state of each size in words', async () => {
  await openPage(ADDRESS)
  expect(await screen.findByRole('radio', { name: 'M, only 2 left' })).toHaveProperty(
    'checked',
    true,
  )
  expect(screen.getByRole('radio', { name: 'XL, sold out' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('radio', { name: 'Navy, sold out' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'White' }))
  expect(screen.getByRole('radio', { name: 'XL, not in this colour' })).toBeTruthy()
})

test('a size of a product for kids has the ages of those who wear it, in its name too', async () => {
  await openPage('/productDetail/16-everyday-shirt-16')
  const medium = await screen.findByRole('radio', { name: 'M, 6–7 years, only 2 left' })
  expect(medium.closest('label')?.textContent).toBe('M6–7 years')
  expect(screen.getByRole('group', { name: 'Size · M, 6–7 years' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'S, 4–5 years' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'XL, sold out' })).toBeTruthy()
})

test('keeps the choice in the address', async () => {
  const { address } = await openPage(ADDRESS)
  await userEvent.click(await screen.findByRole('radio', { name: 'White' }))
  expect(address()).toBe(`${ADDRESS}?color=white&size=M`)
})

test('arrow keys choose colour and size; the address has them, and how few are left is said', async () => {
  const { address } = await openPage(`${ADDRESS}?color=black&size=S`)
  const small = await screen.findByRole('radio', { name: 'S' })
  expect(small).toHaveProperty('checked', true)
  expect(screen.queryByText('Only 2 left')).toBeNull()
  small.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'M, only 2 left' })).toHaveProperty('checked', true)
  expect(screen.getByText('Only 2 left')).toBeTruthy()
  expect(address()).toBe(`${ADDRESS}?color=black&size=M`)
  screen.getByRole('radio', { name: 'Black' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(address()).toBe(`${ADDRESS}?color=white&size=M`)
})

test('adds the chosen unit to the cart, and the badge says so', async () => {
  await openPage(ADDRESS)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeTruthy()
  expect(
    await screen.findByRole('dialog', { name: 'Added to cart successfully! 1 item in your cart' }),
  ).toBeTruthy()
})

test('asks for the size once, beside the control, and moves there when it is missing', async () => {
  await openPage(`${ADDRESS}?color=navy`)
  await userEvent.click(await screen.findByRole('button', { name: 'Add to cart' }))
  expect(screen.getByRole('alert').textContent).toBe('Please select a size')
  expect(screen.getAllByText('Please select a size')).toHaveLength(1)
  expect(document.activeElement?.getAttribute('name')).toBe('size')
  expect(screen.getByRole('link', { name: 'Cart, 0 items' })).toBeTruthy()
})

test('asks for the colour after a size that the colour was not made in', async () => {
  await openPage(`${ADDRESS}?color=white&size=M`)
  await userEvent.click(await screen.findByRole('radio', { name: 'XL, not in this colour' }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  expect(screen.getAllByText('Please select a color').length).toBeGreaterThan(0)
})

test('Buy now puts the unit in the cart and goes to the checkout', async () => {
  const { address } = await openPage(ADDRESS)
  await userEvent.click(await screen.findByRole('button', { name: 'Buy now' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeTruthy()
  expect(address()).toBe('/checkout')
})

test('a product that does not exist shows a link to the front page', async () => {
  await openPage('/productDetail/99-gone')
  expect(await screen.findByRole('link', { name: 'To the front page' })).toBeTruthy()
})

test('a product that could not be loaded says so, and Retry brings it', async () => {
  const opening = openPage(ADDRESS)
  const answerAgain = refuseCalls(/\/store\/products\/1$/)
  await opening
  expect(await screen.findByText('The product could not be loaded.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull()
  answerAgain()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeTruthy()
})

test('shows similar products; /productDetail opens the product viewed last', async () => {
  const first = await openPage(ADDRESS)
  await userEvent.keyboard('{Shift}')
  const similar = await screen.findByRole('region', { name: 'You Might Also Like' })
  expect(within(similar).getAllByRole('article')).toHaveLength(6)
  expect(screen.queryByRole('region', { name: 'Recently viewed Products' })).toBeNull()
  first.unmount()
  const { address } = await openPage('/productDetail')
  await screen.findByRole('heading', { level: 1, name: 'Adjective Attire | T-shirt' })
  expect(address()).toBe(ADDRESS)
})

test('/productDetail stays as it is once its product counts as looked at, with what was chosen', async () => {
  const { address } = await openPage('/productDetail')
  const size = await screen.findByRole<HTMLInputElement>('radio', { name: 'S' })
  await waitFor(() => expect(localStorage.getItem('etrend.recent')).not.toBeNull())
  await userEvent.click(size)
  expect(size.isConnected && size.checked).toBe(true)
  expect(address()).toMatch(/^\/productDetail\?color=\w+&size=S$/)
})

test('answers beside the picture what people ask before they buy', async () => {
  await openPage(ADDRESS)
  await userEvent.click(await screen.findByText('Material and care'))
  expect(screen.getByText('100 % linen').closest('details')?.open).toBe(true)
  expect(screen.getByText('Wash at 30 °C. Dry in the shade.')).toBeTruthy()
  expect(screen.getByText('Sewn in Lalitpur')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  await userEvent.click(screen.getByText('Fit and measures'))
  expect(screen.getByText('Regular. True to size.')).toBeTruthy()
  expect(await screen.findByRole('table')).toBeTruthy()
  expect(screen.getByText(/^10 days to send it back/)).toBeTruthy()
})

test('measures of the garment itself take the place of its size guide’s, for the sizes that it has', async () => {
  tshirtDetail.measures = {
    of: 'garment',
    columns: [{ name: 'Length', unit: 'cm' }],
    rows: ['SM', 'MD', 'LG', 'XL'].map((size, at) => ({ size, values: [String(60 + at)] })),
  }
  onTestFinished(() => void (tshirtDetail.measures = null))
  await openPage(ADDRESS)
  await userEvent.click(await screen.findByText('Fit and measures'))
  const table = await screen.findByRole('table', { name: 'Garment measures in centimetres' })
  const cells = within(table).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['60', '61', '63'])
})

test('shows what staff wear with it, each product once and not itself, and no empty row', async () => {
  const { id, similar } = tshirtDetail
  const [one, two] = similar
  if (!one || !two) throw new Error('The sample product has no similar ones.')
  tshirtDetail.worn_with = [two.id, id, one.id, two.id, 999]
  onTestFinished(() => void (tshirtDetail.worn_with = []))
  const first = await openPage(ADDRESS)
  await userEvent.keyboard('{Shift}')
  const look = await screen.findByRole('region', { name: 'Complete the look' })
  const names = within(look).getAllByRole('article')
  expect(names.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    two.title,
    one.title,
  ])
  first.unmount()
  tshirtDetail.worn_with = [999]
  await openPage(ADDRESS)
  await userEvent.keyboard('{Shift}')
  await screen.findByRole('region', { name: 'You Might Also Like' })
  expect(screen.queryByRole('region', { name: 'Complete the look' })).toBeNull()
})

test('the address is shared by the device, or copied where it can’t share', async () => {
  const user = userEvent.setup()
  await openPage(`${ADDRESS}?color=white&size=M`)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(window.location.href)

  const shared: unknown[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (what: unknown) => void shared.push(what),
  })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(shared).toEqual([{ title: 'Adjective Attire | T-shirt', url: window.location.href }])
})
