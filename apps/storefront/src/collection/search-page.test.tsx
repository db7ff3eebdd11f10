import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'

test('says what it shows results for, and which of them', async () => {
  await openPage('/search?q=hoody')
  expect(await screen.findByRole('heading', { name: 'Results for “hoody”' })).toBeTruthy()
  expect(await screen.findByText('Showing results for “hoodie”')).toBeTruthy()
  expect(screen.getByText('Showing 1–12 of 23 results')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
    '/search?q=hoody&page=2',
  )
  expect(screen.queryByRole('list', { name: 'Applied filters' })).toBeNull()
})

test('filters and orders keep the search, the best match first unless asked otherwise', async () => {
  const { address, calls } = await openPage('/search?q=shirt')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^S \d/ }))
  expect(address()).toBe('/search?q=shirt&size=S')
  const order = screen.getByRole('combobox', { name: 'Sort' })
  expect(order).toHaveProperty('value', 'best')
  await userEvent.selectOptions(order, 'Sort by Name')
  expect(address()).toBe('/search?q=shirt&size=S&sort=name')
  expect(calls.filter(({ path }) => path.includes('sort=')).map(({ path }) => path)).toEqual([
    expect.stringContaining('sort=name'),
  ])
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }))
  expect(address()).toBe('/search?q=shirt')
})

test('a search that finds nothing says so and offers ways on', async () => {
  await openPage('/search?q=zzz')
  expect(await screen.findByText('Nothing in the shop matches.')).toBeTruthy()
  const ways = within(screen.getByRole('list', { name: 'Collections' })).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/womens', '/mens', '/kids'])
  expect(screen.queryByRole('combobox', { name: 'Sort' })).toBeNull()
})

test('filters that leave nothing of a search can be cleared', async () => {
  await openPage('/search?q=shirt&subcategory=outerwear')
  expect(await screen.findByText('Nothing for “shirt” matches these filters.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe(
    '/search?q=shirt',
  )
})

test('sizes, colours and prices that the text names are shown as filters', async () => {
  const { address } = await openPage('/search?q=red+shirt+under+3000')
  const applied = within(await screen.findByRole('list', { name: 'Applied filters' }))
  const removing = applied.getAllByRole('link', { name: /^Remove/ })
  expect(removing.map((link) => link.textContent)).toEqual([
    expect.stringMatching(/^Remove Up to .*3,000$/),
    'Remove Red',
  ])
  await userEvent.click(applied.getByRole('link', { name: /Red/ }))
  expect(address()).toBe('/search?q=shirt&max_price=3000')
})
