import { fireEvent, getConfig, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'

async function chips() {
  return within(await screen.findByRole('list', { name: 'Applied filters' }))
}

test('a collection is filtered in its own address', async () => {
  const { address, calls } = await openPage('/womens?subcategory=tops&page=2')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^S \d/ }))
  expect(address()).toBe('/womens?size=S&subcategory=tops')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Navy/ }))
  expect(address()).toBe('/womens?size=S&color=navy&subcategory=tops')
  const list = calls.findLast(({ path }) => path.startsWith('/store/products'))
  expect(list?.path).toContain('size=S&color=navy&category=women&subcategory=tops')
  expect(screen.queryByRole('group', { name: 'Category' })).toBeNull()
})

test('a value that is chosen before the list shows the last one adds to it', async () => {
  const { address } = await openPage('/womens')
  const size = await screen.findByRole('checkbox', { name: /^S \d/ })
  const color = screen.getByRole('checkbox', { name: /^Navy/ })
  // React flushes only what is urgent between the two presses, as it does for a person on a slow phone.
  await getConfig().asyncWrapper(async () => {
    size.click()
    await Promise.resolve()
    expect(size).toHaveProperty('checked', true)
    color.click()
  })
  await waitFor(() => expect(address()).toBe('/womens?size=S&color=navy'))
})

test('a chosen value is removed by the same checkbox', async () => {
  const { address } = await openPage('/all-products?color=navy&color=red')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Navy/ }))
  expect(address()).toBe('/all-products?color=red')
})

test('prices filter the list when their field loses the focus, and a chip removes them', async () => {
  const { address } = await openPage('/mens?page=2')
  await userEvent.type(await screen.findByPlaceholderText('1,200'), '1500')
  await userEvent.type(screen.getByLabelText('To (Rs.)'), '2000.50{Enter}')
  expect(address()).toBe('/mens?min_price=1500&max_price=2000.5')
  const link = (await chips()).getByRole('link', {
    name: /^Remove Rs.\u00a01,500 – Rs.\u00a02,000.50/,
  })
  await userEvent.click(link)
  expect(address()).toBe('/mens')
  expect(screen.getByLabelText('From (Rs.)')).toHaveProperty('value', '')
})

test.each(['१५००', '1,500'])('a price may be typed as %s', async (typed) => {
  const { address } = await openPage('/all-products')
  await userEvent.type(await screen.findByLabelText('To (Rs.)'), `${typed}{Enter}`)
  expect(address()).toBe('/all-products?max_price=1500')
  expect(screen.getByLabelText('To (Rs.)')).toHaveProperty('value', '1500')
})

test('a price that is not a number changes nothing', async () => {
  const { address } = await openPage('/all-products')
  const from = await screen.findByLabelText('From (Rs.)')
  fireEvent.change(from, { target: { value: 'cheap' } })
  fireEvent.blur(from)
  expect(address()).toBe('/all-products')
})

test('Clear all keeps the collection', async () => {
  const { address } = await openPage('/kids?size=S&size=M&discounted=true&sort=price-asc')
  expect((await chips()).getAllByRole('link')).toHaveLength(4)
  await userEvent.click((await chips()).getByRole('link', { name: 'Clear all' }))
  expect(address()).toBe('/kids')
})

test('on a phone the filters open in a sheet that shows the number of results', async () => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), mediaOf(query))
  const { address } = await openPage('/all-products')
  await userEvent.click(await screen.findByText('Filters'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await userEvent.click(
    within(sheet.getByRole('group', { name: 'Category' })).getByRole('radio', { name: /^Kids/ }),
  )
  expect(address()).toBe('/all-products?category=kids')
  await userEvent.click(await sheet.findByRole('button', { name: 'Show 8 results' }))
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull()
})

test('an empty list says which filter to drop, and how many products remain without it', async () => {
  await openPage('/womens?subcategory=outerwear&size=S')
  const ways = within(await screen.findByRole('list', { name: 'Filters to drop' }))
  const way = await ways.findByRole('link', { name: 'Without Outerwear: 7 products' })
  expect(way.getAttribute('href')).toBe('/womens?size=S')
  expect(ways.queryByRole('link', { name: /Without S: / })).toBeNull()
})

function mediaOf(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: media.includes('1024'),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
}
