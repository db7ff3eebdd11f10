import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { shop } from '../test/shop-answers'

const set = shop.return_days
afterEach(() => {
  shop.return_days = set
})

/** Opens the page in a shop that takes pieces back for this many days. */
async function openReturns(return_days: number) {
  shop.return_days = return_days
  return await openPage('/return-and-exchange-policy')
}

test('the return policy names the days that the shop has set', async () => {
  const { unmount } = await openReturns(10)
  expect(await screen.findByText(/^10 days from the day you received it/)).toBeTruthy()
  expect(screen.queryByText(/two weeks/i)).toBeNull()
  unmount()
  await openReturns(1)
  expect(await screen.findByText(/^One day from the day you received it/)).toBeTruthy()
})

test('a shop that takes nothing back says so', async () => {
  await openReturns(0)
  expect(await screen.findByText(/only if it is wrong or faulty/)).toBeTruthy()
  expect(screen.queryByText(/we take it back/)).toBeNull()
})
