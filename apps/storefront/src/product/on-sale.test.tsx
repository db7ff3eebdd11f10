import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { everything } from '../test/shop-answers'

test('a product that is no longer sold says so, and shows where to look instead', async () => {
  await openPage('/productDetail/98-old-shirt')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This piece is no longer sold.' }),
  ).toBeTruthy()
  const similar = screen.getByRole('region', { name: 'You Might Also Like' })
  expect(within(similar).getAllByRole('article')).toHaveLength(3)
  const shelf = screen.getByRole('link', { name: 'Women Tops' })
  expect(shelf.getAttribute('href')).toBe('/womens?subcategory=tops')
})

test('a preview shows the product’s page, with colors to choose and nothing to buy', async () => {
  const { address } = await openPage('/preview/good')
  expect(await screen.findByText(/^Preview\./)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Adjective Attire | T-shirt')
  await userEvent.click(screen.getByRole('radio', { name: 'White' }))
  expect(address()).toBe('/preview/good?color=white&size=M')
  for (const name of ['Buy now', 'Add to cart']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
  }
  expect(localStorage.getItem('etrend.recent')).toBeNull()
})

test('a preview that has ended says why', async () => {
  await openPage('/preview/old')
  expect(await screen.findByText('This preview can’t be shown.')).toBeTruthy()
  expect(screen.getByText('This preview link has ended.')).toBeTruthy()
})

test('recently viewed products that are no longer on sale are left out, and not opened again', async () => {
  const [first, second] = everything
  const ended = { ...second, id: 97, title: 'Ended Shirt', slug: 'ended-shirt' }
  localStorage.setItem('etrend.recent', JSON.stringify([ended, second, first]))
  const { address, unmount } = await openPage('/productDetail')
  await screen.findByRole('heading', { name: 'This page is not here.' })
  expect(address()).toBe('/productDetail/2-everyday-shirt-2')
  unmount()
  await openPage('/productDetail/1-adjective-attire-t-shirt')
  await userEvent.keyboard('{Shift}')
  const recent = await screen.findByRole('region', { name: 'Recently viewed Products' })
  const titles = within(recent)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
  expect(titles).toEqual(['Recently viewed Products', 'Everyday Shirt 2'])
})
