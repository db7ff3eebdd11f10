import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { refuseCalls } from '../test/refuse-calls'

test('says which results show, and links to the other pages', async () => {
  await openPage('/all-products')
  expect(await screen.findByText('Showing 1–12 of 23 results')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
    '/all-products?page=2',
  )
})

test('shows the products of the next page below on request, and moves the focus there', async () => {
  const { address } = await openPage('/all-products')
  const main = within(screen.getByRole('main'))
  const twelfth = (await main.findAllByRole('article'))[11]
  await userEvent.click(screen.getByRole('button', { name: 'Show 11 more' }))
  expect(await screen.findByText('Showing 1–23 of 23 results')).toBeTruthy()
  await waitFor(() => expect(main.getAllByRole('article')).toHaveLength(23))
  const thirteenth = main.getAllByRole('article')[12]
  expect(main.getAllByRole('article')[11]).toBe(twelfth)
  expect(thirteenth?.contains(document.activeElement)).toBe(true)
  expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).toBeNull()
  expect(address()).toBe('/all-products')
  expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
})

test('says when the next products could not be loaded, keeps the others, and Retry brings them', async () => {
  await openPage('/all-products')
  const more = await screen.findByRole('button', { name: 'Show 11 more' })
  const answerAgain = refuseCalls(/page=2/)
  await userEvent.click(more)
  expect(await screen.findByText('The next products could not be loaded.')).toBeTruthy()
  expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(12)
  answerAgain()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(23),
  )
})

test('a link to another page moves the focus to the list’s heading', async () => {
  const { address } = await openPage('/all-products')
  await userEvent.click(await screen.findByRole('link', { name: 'Page 2' }))
  expect(address()).toBe('/all-products?page=2')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }))
})

test('a chosen category resets the sub category and returns to page 1', async () => {
  const { address } = await openPage('/all-products?category=men&subcategory=tops&page=2')
  const categories = within(await screen.findByRole('group', { name: 'Category' }))
  await userEvent.click(await categories.findByRole('radio', { name: /^Kids/ }))
  expect(address()).toBe('/all-products?category=kids')
})

test('several sizes can be chosen, and All clears them', async () => {
  const { address } = await openPage('/all-products')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^S \d/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^M \d/ }))
  expect(address()).toBe('/all-products?size=S&size=M')
  const sizes = screen.getByRole('group', { name: 'Size' })
  await userEvent.click(within(sizes).getByRole('checkbox', { name: 'All' }))
  expect(address()).toBe('/all-products')
})

test('a filter value without results cannot be chosen', async () => {
  await openPage('/all-products')
  expect(await screen.findByRole('checkbox', { name: /^XL/ })).toHaveProperty('disabled', true)
})

test('each applied filter has a link that removes it', async () => {
  const { address } = await openPage('/all-products?discounted=true&size=S')
  const chips = await screen.findByRole('list', { name: 'Applied filters' })
  await userEvent.click(within(chips).getByRole('link', { name: 'Remove Discounted Products' }))
  expect(address()).toBe('/all-products?size=S')
})

test('the order has the documented words and keeps the filters', async () => {
  const { address } = await openPage('/all-products?discounted=true')
  const order = await screen.findByRole('combobox', { name: 'Sort' })
  const words = within(order)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(words).toEqual(['Sort by Name', 'Price: Low to High', 'Price: High to Low'])
  await userEvent.selectOptions(order, 'Price: Low to High')
  expect(address()).toBe('/all-products?discounted=true&sort=price-asc')
})

test('an empty list offers to clear the filters', async () => {
  await openPage('/womens?subcategory=outerwear')
  expect(await screen.findByText('Nothing here matches.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe(
    '/womens',
  )
})
