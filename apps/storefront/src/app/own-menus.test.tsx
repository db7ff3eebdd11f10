import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { everything } from '../test/shop-answers'
import { openPage } from './open-page-for-test'

const none = { children: [] }
const dashain = { kind: 'collection', label: 'Dashain', href: '/collections/dashain' }
const blog = { kind: 'link', label: 'Blog', href: 'https://example.com/' }

const menus = {
  header: [
    { kind: 'page', label: 'Home', href: '/', ...none },
    { kind: 'category', label: 'Gifts', href: '/categories/home', children: [dashain, blog] },
    { ...blog, label: 'Our blog', ...none },
  ],
  footer: [{ kind: 'heading', label: 'Festivals', href: null, children: [dashain] }],
}
const panels = [
  {
    place: 1,
    links: [
      { ...dashain, products: everything.slice(0, 1) },
      { ...blog, products: [] },
    ],
  },
]

/** Opens the front page of a shop whose staff arranged the menus. */
async function openArranged() {
  const opening = openPage('/')
  const answer = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path.endsWith('/store/navigation/panels')) return Response.json(panels)
    if (path.endsWith('/store/navigation')) return Response.json(menus)
    return await answer(input, init)
  }
  await opening
  return within(await screen.findByRole('navigation', { name: 'Main' }))
}

test('the header shows the entries that staff arranged, and unfolds those below one', async () => {
  const main = await openArranged()
  const gifts = await main.findByRole('link', { name: 'Gifts' })
  expect(main.queryByRole('link', { name: 'Womens' })).toBeNull()
  expect(main.getByRole('link', { name: 'Our blog' }).hasAttribute('aria-expanded')).toBe(false)
  gifts.focus()
  await userEvent.keyboard('{ArrowDown}')
  const below = await main.findByRole('link', { name: 'Dashain' })
  expect(below.getAttribute('href')).toBe('/collections/dashain')
  expect(await main.findByText('Adjective Attire | T-shirt')).toBeTruthy()
  ;(await main.findByRole('link', { name: 'Blog' })).focus()
  expect(await main.findByText('No products of this category')).toBeTruthy()
})

test('the menu of a phone has the arranged entries, with those below one', async () => {
  await openArranged()
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }))
  expect(menu.queryByText('Womens')).toBeNull()
  await userEvent.click(menu.getByText('Gifts'))
  const link = (name: string) => menu.getByRole('link', { name }).getAttribute('href')
  expect(link('All Gifts')).toBe('/categories/home')
  expect(link('Dashain')).toBe('/collections/dashain')
  expect(link('Our blog')).toBe('https://example.com/')
})

test('the footer has the columns that staff arranged', async () => {
  await openArranged()
  const footer = within(await screen.findByRole('contentinfo'))
  expect(await footer.findByRole('heading', { name: 'Festivals' })).toBeTruthy()
  expect(footer.getByRole('link', { name: 'Dashain' })).toBeTruthy()
  expect(footer.queryByRole('heading', { name: 'Info' })).toBeNull()
})
