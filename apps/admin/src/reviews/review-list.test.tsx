import type { ModeratedReview } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const list = 'GET /staff/reviews'
const photo = (id: number, is_shown: boolean) => ({ id, src: `/media/worn${id}`, is_shown })
const review: ModeratedReview = {
  id: 4,
  author: 'Sita',
  rating: 4,
  date: '2026-11-20T09:30:00.000Z',
  content: 'Soft, and the red is a true red.',
  fit: 'small',
  size_name: 'MD',
  photos: [],
  product: 7,
  product_title: 'Patan Linen Kurta',
  hidden_at: null,
}

function openReviews(photos: ModeratedReview['photos']) {
  const body = { ...review, photos }
  return openApp('/etrendadmin/reviews', {
    [list]: { body: [body], total: 1 },
    'POST /staff/reviews/4/photos/show': { body },
    'POST /staff/reviews/4/photos/refuse': { body },
  })
}

it('a review says the size that its author bought, and how it fits', async () => {
  openReviews([])
  const words = await screen.findByText(/^Sita/)
  expect(words.textContent).toBe('Sita, 20 Nov 2026 · Size MD · Runs small')
  expect(screen.queryByRole('button', { name: /photos/ })).toBeNull()
})

it('photos that wait are marked, and shown to everybody with one press', async () => {
  const { sent } = openReviews([photo(1, true), photo(2, false), photo(3, false)])
  expect(await screen.findByText('Photos wait')).toBeTruthy()
  expect(screen.getAllByRole('img', { name: 'Photo by Sita, waiting' })).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: /^Show photos of the review/ }))
  expect(await screen.findByText('2 photos shown')).toBeTruthy()
  expect(sent('POST /staff/reviews/4/photos/show')?.body).toEqual({ photos: [2, 3] })
})

it('photos are refused after a question that says what happens, also when they are shown already', async () => {
  const { sent } = openReviews([photo(1, true)])
  await userEvent.click(await screen.findByRole('button', { name: /^Refuse photos of the review/ }))
  expect(screen.queryByRole('button', { name: /^Show photos/ })).toBeNull()
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse 1 photo?' }))
  expect(dialog.getByText(/deleted permanently/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse and delete' }))
  expect(await screen.findByText('1 photo deleted')).toBeTruthy()
  expect(sent('POST /staff/reviews/4/photos/refuse')?.body).toEqual({ photos: [1] })
})

it('the list can be limited to reviews with photos that wait', async () => {
  const { requests } = openReviews([photo(1, false)])
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Photos' }), 'waiting')
  await waitFor(() => expect(requests.at(-1)?.query).toContain('photos=waiting'))
})
