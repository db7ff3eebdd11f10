import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from './open-page-for-test'

function mainLink(name: string) {
  return within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name })
}

test('a collection unfolds by keyboard, and Escape gives the focus back', async () => {
  await openPage('/')
  const link = mainLink('Womens')
  link.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('link', { name: 'Tops' })).toBeTruthy()
  expect(link.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Tops')
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(link)
  expect(screen.queryByRole('link', { name: 'Tops' })).toBeNull()
})

test('the focus alone opens no menu; a click does, and Escape closes it wherever the focus is', async () => {
  await openPage('/')
  const link = mainLink('Womens')
  link.focus()
  expect(link.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(link)
  expect(link.getAttribute('aria-expanded')).toBe('true')
  screen.getByRole('link', { name: /^Cart/ }).focus()
  await userEvent.hover(link)
  await waitFor(() => expect(link.getAttribute('aria-expanded')).toBe('true'))
  await userEvent.keyboard('{Escape}')
  expect(link.getAttribute('aria-expanded')).toBe('false')
})

test('shows up to four products with rupees first, the price before reductions and dollars beside', async () => {
  await openPage('/')
  mainLink('Womens').focus()
  await userEvent.keyboard('{ArrowDown}')
  const [inMenu] = await screen.findAllByText('≈ $8.89')
  expect(inMenu?.parentElement?.textContent).toBe('Rs.\u00a01,200 before Rs.\u00a01,500 ≈ $8.89')
})

test('a sub category without products says so', async () => {
  await openPage('/')
  mainLink('Kids').focus()
  await userEvent.keyboard('{ArrowDown}')
  ;(await screen.findByRole('link', { name: 'Outerwear' })).focus()
  expect(await screen.findByText('No products of this category')).toBeTruthy()
})
