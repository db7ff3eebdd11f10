import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { fitSentence } from './fit-votes'

test.each([
  [1, 12, 2, 'True to size for 12 of 15 buyers.'],
  [8, 1, 1, 'Runs small for 8 of 10 buyers: take the next size up.'],
  [0, 1, 2, 'Runs large for 2 of 3 buyers: take the next size down.'],
  [3, 5, 2, 'Fits differ: true to size for 5 of 10 buyers, small for 3, large for 2.'],
  [2, 2, 0, 'Fits differ: true to size for 2 of 4 buyers, small for 2.'],
  [0, 1200, 34, 'True to size for 1,200 of 1,234 buyers.'],
  [2, 0, 0, undefined],
  [0, 0, 0, undefined],
])('%i small, %i right and %i large votes say: %s', (small, right, large, sentence) => {
  expect(fitSentence({ small, right, large })).toBe(sentence)
})

test('the product’s page says it where it answers how the product fits', async () => {
  await openPage('/productDetail/1-adjective-attire-t-shirt')
  await userEvent.click(await screen.findByText('Fit and measures'))
  expect(await screen.findByText('True to size for 12 of 15 buyers.')).toBeTruthy()
})
