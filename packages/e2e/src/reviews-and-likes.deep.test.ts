import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, visit, widths } from './support/browser-basics'
import { deliver } from './support/buyers'
import { call, signIn } from './support/call'
import { register, signInThere } from './support/customers'
import { fileShop } from './support/file-shop'
import { unitThatIs } from './support/units'

const { origin, api } = await fileShop()
const browser = useBrowser()

describe.each(widths)('at %s pixels', (width, size) => {
  it('a customer writes a review, reads it among the others, edits it and deletes it', async () => {
    const page = await browser.open({ ...size, expected: /400 \(Bad Request\)/ })
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
    const words = `Washed ten times at ${width} pixels, and still its colour.`
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

  it('a second review of the same product is refused, and what was typed stays', async () => {
    const page = await browser.open({ ...size, expected: /409 \(Conflict\)/ })
    const maya = await register(api, 'Maya')
    const { path } = await unitThatIs(api, 'out')
    const id = idIn(path)
    await deliver(api, maya, id)
    await openSignedIn(page, `${path}#reviews`, maya)
    await page.getByRole('heading', { name: 'Write a review' }).waitFor()
    const { access: token } = await signIn(api, { email: maya.email, password: maya.password })
    const json = { rating: 5, content: 'Sent from another device.' }
    await call('POST', `${api}/store/products/${id}/reviews`, { token, json })

    await page.getByRole('radio', { name: '1 of 5 stars, poor' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Your review' }).fill('A second word on it.')
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.getByRole('alert').getByText('You have already reviewed this product.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Your review' }).inputValue()).toBe(
      'A second word on it.',
    )
    expect(await axeViolations(page)).toEqual([])
  })

  it('a like is counted and taken back; a guest is led to the sign-in', async () => {
    const page = await browser.open({ ...size })
    const maya = await register(api, 'Maya')
    const path = width === '390' ? '/productDetail/2' : '/productDetail/3'
    await visit(page, origin + path)
    const heart = page.getByRole('link', { name: /^Like, \d+ likes?$/ })
    const before = Number(/\d+/.exec((await heart.getAttribute('aria-label')) ?? '')?.[0])
    await heart.click()
    await page.waitForURL(/\/login\?next=/)
    await signInThere(page, maya)

    const like = page.getByRole('button', { name: /^Like, / })
    await like.click()
    const liked = page.getByRole('button', { name: labelOf(before + 1), pressed: true })
    await liked.waitFor()
    await page.reload()
    await hydrated(page)
    await liked.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await liked.press('Enter')
    await page.getByRole('button', { name: labelOf(before), pressed: false }).waitFor()
  })
})

async function openSignedIn(page: Page, path: string, who: Awaited<ReturnType<typeof register>>) {
  await visit(page, `${origin}/login?next=${encodeURIComponent(path)}`)
  await signInThere(page, who)
  await page.waitForURL(origin + path)
}

function labelOf(count: number) {
  return `Like, ${count} ${count === 1 ? 'like' : 'likes'}`
}

function idIn(path: string) {
  return /\d+/.exec(path)?.[0] ?? ''
}
