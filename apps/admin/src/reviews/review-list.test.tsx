import type { ModeratedReview } from '@etrend/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const review: ModeratedReview = {
  id: 4,
  author: 'Sita',
  rating: 4,
  date: '2026-11-20T09:30:00.000Z',
  content: 'Soft, and the red is a true red.',
  fit: 'small',
  size_name: 'MD',
  product: 7,
  product_title: 'Patan Linen Kurta',
  hidden_at: null,
}

it('a review says the size that its author bought, and how it fits', async () => {
  openApp('/etrendadmin/reviews', { 'GET /staff/reviews': { body: [review], total: 1 } })
  const words = await screen.findByText(/^Sita/)
  expect(words.textContent).toBe('Sita, 20 November 2026 · Size MD · Runs small')
})
