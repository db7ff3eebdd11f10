import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'

/** From now on calls for product lists get a 500; all others are answered as before. */
function refuseLists() {
  const answer = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (!path.includes('/store/products')) return await answer(input, init)
    return Response.json({ message: 'The shop is out of breath.' }, { status: 500 })
  }
}

async function tabs() {
  const place = within(await screen.findByRole('navigation', { name: 'Sub categories' }))
  await place.findByRole('link', { name: 'Outerwear' })
  return place.getAllByRole('link').map((link) => link.textContent)
}

const all = ['All', 'Tops', 'Bottoms', 'Accessories', 'Outerwear']

test('the sub categories stay when their list can’t be read', async () => {
  await openPage('/womens')
  expect(await tabs()).toEqual(all)
  refuseLists()
  await userEvent.click(screen.getByRole('link', { name: 'Bottoms' }))
  expect(await screen.findByText('The products could not be loaded.')).toBeTruthy()
  expect(await tabs()).toEqual(all)
})

test('without any loaded list, the sub categories come from the menu', async () => {
  const opening = openPage('/womens')
  refuseLists()
  await opening
  expect(await screen.findByText('The products could not be loaded.')).toBeTruthy()
  expect(await tabs()).toEqual(all)
})
