import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { refuseCalls } from '../test/refuse-calls'

const LISTS = /\/store\/products/

async function tabs() {
  const place = within(await screen.findByRole('navigation', { name: 'Sub categories' }))
  await place.findByRole('link', { name: 'Outerwear' })
  return place.getAllByRole('link').map((link) => link.textContent)
}

const all = ['All', 'Tops', 'Bottoms', 'Accessories', 'Outerwear']

test('the sub categories stay when their list can’t be read, and Retry brings the list', async () => {
  const { address } = await openPage('/womens')
  expect(await tabs()).toEqual(all)
  const answerAgain = refuseCalls(LISTS)
  await userEvent.click(screen.getByRole('link', { name: 'Bottoms' }))
  expect(await screen.findByText('The products could not be loaded.')).toBeTruthy()
  expect(await tabs()).toEqual(all)
  answerAgain()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Showing 1–7 of 7 results')).toBeTruthy()
  expect(address()).toBe('/womens?subcategory=bottoms')
})

test('without any loaded list, the sub categories come from the menu', async () => {
  const opening = openPage('/womens')
  refuseCalls(LISTS)
  await opening
  expect(await screen.findByText('The products could not be loaded.')).toBeTruthy()
  expect(await tabs()).toEqual(all)
})
