import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'

test('a picture opens in the lightbox, arrow keys go round, and closing shows the page again', async () => {
  await openPage('/productDetail/1-adjective-attire-t-shirt')
  await userEvent.click(await screen.findByRole('link', { name: /^Enlarge picture 1 of 3/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pictures' }))
  expect(dialog.getByText('Picture 1 of 3')).toBeTruthy()
  dialog.getByRole('button', { name: 'Next picture' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(dialog.getByText('Picture 3 of 3')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }))
  expect(dialog.getByText('Picture 1 of 3')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: 'Pictures' })).toBeNull()
})

test('a thumbnail shows its large picture', async () => {
  await openPage('/productDetail/1-adjective-attire-t-shirt')
  const second = await screen.findByRole('link', { name: /^Show picture 2/ })
  await userEvent.click(second)
  expect(second.getAttribute('aria-current')).toBe('true')
})
