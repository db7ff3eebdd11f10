import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { keepSession } from '../lib/session'
import { forgetReviewAndLike } from '../test/reviews-and-likes'

const ADDRESS = '/productDetail/1-adjective-attire-t-shirt'

afterEach(() => {
  forgetReviewAndLike()
  vi.unstubAllGlobals()
})

/** Lets every file be read as a picture of a phone's size, which needs no drawing. */
function readPictures() {
  const bitmap = { width: 900, height: 1200, close: () => undefined }
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap))
}

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
const photoField = () => screen.getByLabelText(/^Photos of how you wear it/)
const toSend = () => screen.queryAllByRole('img', { name: /^Preview of file/ })

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
    const items = list.getAllByRole('article').map(({ textContent }) => textContent)
    expect(items).toEqual(texts.map((text): unknown => expect.stringContaining(text)))
  })
  return list.getAllByRole('article')
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

test('the photos of a review are small pictures, which open in the lightbox', async () => {
  await openReviews()
  const photos = within(screen.getByRole('list', { name: 'Photos by Bibek' }))
  const [first] = photos.getAllByRole('img', { name: 'Photo by Bibek' })
  expect(first?.getAttribute('loading')).toBe('lazy')
  await userEvent.click(photos.getByRole('link', { name: 'Enlarge photo 2 of 2 by Bibek' }))
  const lightbox = await screen.findByRole('dialog', { name: 'Pictures', hidden: true })
  expect(lightbox.textContent).toContain('Picture 2 of 2')
  expect(screen.queryByRole('list', { name: 'Photos by Anjali' })).toBeNull()
})

test('photos are previewed, taken out again, and sent after the review', async () => {
  readPictures()
  const { calls } = await openReviewForm()
  await userEvent.upload(photoField(), [picture('a.png'), picture('b.png'), picture('c.png')])
  await waitFor(() => expect(toSend()).toHaveLength(3))
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 2' }))
  expect(toSend()).toHaveLength(2)
  expect(document.activeElement).toBe(photoField())
  await sendReview()
  const sent = calls.filter(({ path }) => path.endsWith('/mine/photos'))
  expect(sent).toMatchObject([
    { body: { image: { name: 'a.png' } } },
    { body: { image: { name: 'c.png' } } },
  ])
  expect(await screen.findByRole('img', { name: 'Your photo 2' })).toBeTruthy()
  expect(screen.getByText('Your photos appear once the shop has looked at them.')).toBeTruthy()
})

test('a fourth photo and a file that is no picture are refused at the field', async () => {
  readPictures()
  await openReviewForm()
  const files = ['a', 'b', 'c', 'd'].map((name) => picture(`${name}.png`))
  await userEvent.upload(photoField(), files)
  expect(await screen.findByText(/^There is room for 3 photos/)).toBeTruthy()
  expect(toSend()).toHaveLength(3)
  expect(photoField().getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 3' }))
  expect(photoField().getAttribute('aria-invalid')).toBe('false')
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture')))
  await userEvent.upload(photoField(), picture('text.png'))
  expect(await screen.findByText(/can’t be read as a picture/)).toBeTruthy()
  expect(toSend()).toHaveLength(2)
})

test('a photo that the shop refuses leaves the review sent, and the photos in the field', async () => {
  readPictures()
  const { calls } = await openReviewForm()
  await userEvent.upload(photoField(), [picture('a.png'), picture('broken.png'), picture('c.png')])
  await waitFor(() => expect(toSend()).toHaveLength(3))
  await sendReview()
  expect(
    await screen.findByText(/could not be sent. This is not really a PNG picture/),
  ).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Your photo 1' })).toBeTruthy()
  expect(toSend()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the photo' }))
  expect(await screen.findByRole('img', { name: 'Your photo 2' })).toBeTruthy()
  expect(toSend()).toHaveLength(0)
  expect(calls.filter(({ path }) => path === '/store/products/1/reviews')).toHaveLength(1)
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
