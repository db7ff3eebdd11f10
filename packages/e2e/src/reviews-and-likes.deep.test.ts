import { expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit } from './support/browser-basics'
import { deliver } from './support/buyers'
import { register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'
import { unitThatIs } from './support/units'

const { origin, api } = await fileShop()
const browser = useBrowser()

it('a customer writes a review, reads it among the others, edits it and deletes it', async () => {
  const page = await browser.open({ ...phone, expected: /400 \(Bad Request\)/ })
  const maya = await register(api, 'Maya')
  const { path } = await unitThatIs(api, 'low')
  await deliver(api, maya, idIn(path))
  await visit(page, `${origin}${path}#reviews`)
  await page.getByRole('link', { name: 'Sign in to write a review' }).click()
  await signInThere(page, maya)
  await page.waitForURL(`${origin}${path}**`)

  await page.getByRole('heading', { name: 'Write a review' }).waitFor()
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Choose 1 to 5 stars.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const words = 'Washed ten times, and still its colour.'
  await page.getByRole('radio', { name: '4 of 5 stars, very good' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your review' }).fill(words)
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByText('Thank you for your review.').waitFor()
  const reviews = page.getByRole('list', { name: 'Reviews' })
  const written = reviews.getByRole('listitem').filter({ hasText: words })
  await written.getByText(maya.username).waitFor()
  await written.getByRole('img', { name: '4 of 5 stars' }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.reload()
  await hydrated(page)
  await page.getByText(/^You reviewed this on/).waitFor()
  expect(await page.getByRole('button', { name: 'Send review' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Your review' }).fill(`${words} Nearly.`)
  await page.getByRole('button', { name: 'Save review' }).click()
  await reviews.getByText(`${words} Nearly.`).waitFor()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, delete' }).click()
  await page.getByRole('heading', { name: 'Write a review' }).waitFor()
  await reviews.getByText(words).waitFor({ state: 'hidden' })
})

function idIn(path: string) {
  return /\d+/.exec(path)?.[0] ?? ''
}
