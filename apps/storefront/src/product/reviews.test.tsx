import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { keepSession } from '../lib/session'
import { forgetReviewAndLike } from '../test/reviews-and-likes'

const ADDRESS = '/productDetail/1-adjective-attire-t-shirt'

afterEach(forgetReviewAndLike)

function signIn() {
  const tokens = { access: 'a', refresh: 'r' }
  keepSession({ ...tokens, email: 'sita@example.com', username: 'Sita', role: 'user' })
}

async function openReviews() {
  const page = await openPage(ADDRESS)
  await userEvent.keyboard('{Shift}')
  await userEvent.click(await screen.findByRole('tab', { name: 'Reviews' }))
  await screen.findByText('A true black.')
  return page
}

async function openReviewForm() {
  signIn()
  const page = await openReviews()
  await screen.findByRole('textbox', { name: 'Your review' })
  return page
}

async function sendReview() {
  await userEvent.click(screen.getByRole('radio', { name: '5 of 5 stars, excellent' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Runs small' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your review' }), 'It keeps its shape.')
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
  expect(await screen.findByText('Thank you for your review.')).toBeTruthy()
}

/** Waits until the list has these words and the two reviews of others after them. */
async function shownReviews(...own: string[]) {
  const texts = [...own, 'The collar stays flat. <b>Really</b>.', 'A true black.']
  const list = within(screen.getByRole('list', { name: 'Reviews' }))
  await waitFor(() => {
    const items = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual(texts.map((text): unknown => expect.stringContaining(text)))
  })
  return list.getAllByRole('listitem')
}

test('the description is open first, and arrow keys open the reviews and come back', async () => {
  const { address } = await openPage(ADDRESS)
  await userEvent.keyboard('{Shift}')
  const description = await screen.findByRole('tab', { name: 'Description', selected: true })
  expect(screen.getByRole('tabpanel', { name: 'Description' }).textContent).toContain(
    'heavy cotton',
  )
  description.focus()
  await userEvent.keyboard('{ArrowRight}')
  const reviews = screen.getByRole('tab', { name: 'Reviews', selected: true })
  expect(document.activeElement).toBe(reviews)
  expect(screen.queryByRole('tabpanel', { name: 'Description' })).toBeNull()
  expect(await screen.findByText('A true black.')).toBeTruthy()
  await userEvent.keyboard('{Home}')
  expect(screen.getByRole('tabpanel', { name: 'Description' })).toBeTruthy()
  expect(address()).toBe(ADDRESS)
})

test('a review says its stars, author and day, and its text stays text', async () => {
  await openReviews()
  expect(screen.getByText('The collar stays flat. <b>Really</b>.')).toBeTruthy()
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy()
  expect(screen.getAllByText('1 March 2026')).toHaveLength(2)
})

test('the average is of all ratings, and the bars say that they count the written reviews', async () => {
  await openReviews()
  expect(screen.getByText('From 87 ratings')).toBeTruthy()
  const bars = within(screen.getByRole('list', { name: '2 written reviews' }))
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 stars1 review',
    '4 stars1 review',
    '3 stars0 reviews',
    '2 stars0 reviews',
    '1 star0 reviews',
  ])
})

test('how it fits is counted in rows, and reviews say the size that their authors bought', async () => {
  await openReviews()
  const rows = within(screen.getByRole('list', { name: 'How it fits' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Runs small0 buyers',
    'True to size1 buyer',
    'Runs large0 buyers',
  ])
  expect(screen.getByText('Size M · True to size')).toBeTruthy()
  expect(screen.getByText('Size M')).toBeTruthy()
})

test('a guest is sent to the sign-in, and from there back', async () => {
  await openReviews()
  const link = screen.getByRole('link', { name: 'Sign in to write a review' })
  expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(`${ADDRESS}#reviews`)}`)
})

test('errors show at their fields, and what was typed stays', async () => {
  await openReviewForm()
  const content = screen.getByRole('textbox', { name: 'Your review' })
  await userEvent.type(content, 'Nice')
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
  expect(await screen.findByText('Choose 1 to 5 stars.')).toBeTruthy()
  expect(screen.getByText('Write at least 10 characters.')).toBeTruthy()
  expect(content).toHaveProperty('value', 'Nice')
  expect(content.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 of 5 stars, poor' }))
})

test('a refusal shows the shop’s own sentence and keeps the draft, even on another visit', async () => {
  const first = await openReviewForm()
  await userEvent.click(screen.getByRole('radio', { name: '4 of 5 stars, very good' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Your review' }), 'I say it again')
  await userEvent.click(screen.getByRole('button', { name: 'Send review' }))
  expect(await screen.findByText('You have already reviewed this product.')).toBeTruthy()
  first.unmount()
  await openReviewForm()
  expect(screen.getByRole('textbox', { name: 'Your review' })).toHaveProperty(
    'value',
    'I say it again',
  )
})

test('a valid review is sent and thanked for, and the reviews are loaded again', async () => {
  const { calls } = await openReviewForm()
  await sendReview()
  const body = { rating: 5, content: 'It keeps its shape.', fit: 'small' }
  expect(calls).toContainEqual({ path: '/store/products/1/reviews', body })
  expect(screen.queryByRole('heading', { name: 'Write a review' })).toBeNull()
  const shown = within((await shownReviews('It keeps its shape.'))[0] ?? document.body)
  expect(shown.getByText('Sita')).toBeTruthy()
  expect(shown.getByText('Size M · Runs small')).toBeTruthy()
  expect(shown.getByRole('img', { name: '5 of 5 stars' })).toBeTruthy()
})

test('a customer who has reviewed the product sees that, and can edit or delete the review', async () => {
  const { calls } = await openReviewForm()
  await sendReview()
  expect(await screen.findByText(/^You reviewed this on/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const content = screen.getByRole('textbox', { name: 'Your review' })
  expect(content).toHaveProperty('value', 'It keeps its shape.')
  await userEvent.type(content, ' Mostly.')
  const fit = within(screen.getByRole('group', { name: /^How does it fit\?/ }))
  expect(fit.getByRole('radio', { name: 'Runs small', checked: true })).toBeTruthy()
  await userEvent.click(fit.getByRole('radio', { name: 'I can’t say' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save review' }))
  await screen.findByRole('button', { name: 'Edit' })
  const body = { rating: 5, content: 'It keeps its shape. Mostly.', fit: null }
  expect(calls).toContainEqual({ path: '/store/products/1/reviews/mine', body })
  await shownReviews(body.content)

  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }))
  expect(await screen.findByRole('heading', { name: 'Write a review' })).toBeTruthy()
  await shownReviews()
})

test('the heart adds and removes a customer’s like, and sends guests to the sign-in', async () => {
  const stranger = await openPage(ADDRESS)
  const link = await screen.findByRole('link', { name: 'Like, 100 likes' })
  expect(link.getAttribute('href')).toBe(`/login?next=${encodeURIComponent(ADDRESS)}`)
  stranger.unmount()
  signIn()
  await openPage(ADDRESS)
  await userEvent.click(await screen.findByRole('button', { name: 'Like, 100 likes' }))
  await userEvent.click(
    await screen.findByRole('button', { name: 'Like, 101 likes', pressed: true }),
  )
  expect(
    await screen.findByRole('button', { name: 'Like, 100 likes', pressed: false }),
  ).toBeTruthy()
})
