import { screen, within } from '@testing-library/react'
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

test('shows up to four products with rupees first and dollars beside', async () => {
  await openPage('/')
  mainLink('Womens').focus()
  await userEvent.keyboard('{ArrowDown}')
  const first = await screen.findByText('≈ $8.89')
  expect(first.parentElement?.textContent).toBe('Rs. 1200 ≈ $8.89')
})

test('a sub category without products says so', async () => {
  await openPage('/')
  mainLink('Kids').focus()
  await userEvent.keyboard('{ArrowDown}')
  ;(await screen.findByRole('link', { name: 'Outerwear' })).focus()
  expect(await screen.findByText('No products of this category')).toBeTruthy()
})
