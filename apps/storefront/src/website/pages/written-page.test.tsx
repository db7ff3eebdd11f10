import type { PageBlock } from '@etrend/contract'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../../app/open-page-for-test'
import { pages } from '../../test/pages'
import { shop } from '../../test/shop-answers'

const before = { return_days: shop.return_days, phone: shop.phone, pages: shop.pages }
const faq = pages[0]
const blocks = faq?.body.content ?? []
afterEach(() => {
  Object.assign(shop, before)
  if (faq) faq.body.content = blocks
})

/** Opens the FAQ with these blocks. */
async function openFaq(...content: PageBlock[]) {
  if (faq) faq.body.content = content
  const view = await openPage('/faq')
  await screen.findByRole('heading', { name: 'FAQ', level: 1 })
  return view
}

const says = (text: string) => ({ type: 'text', text }) as const

/** Opens the page in a shop that takes pieces back for this many days. */
async function openReturns(return_days: number) {
  shop.return_days = return_days
  return await openPage('/return-and-exchange-policy')
}

test('the return policy names the days that the shop has set', async () => {
  const { unmount } = await openReturns(10)
  expect(await screen.findByText(/^10 days from the day you received it/)).toBeTruthy()
  unmount()
  await openReturns(1)
  expect(await screen.findByText(/^One day from the day you received it/)).toBeTruthy()
})

test('a shop that takes nothing back says so', async () => {
  await openReturns(0)
  expect(await screen.findByText(/only if it is wrong or faulty/)).toBeTruthy()
  expect(screen.queryByText(/your money back/)).toBeNull()
})

test('a paragraph whose setting is empty is left out, and its heading with it', async () => {
  const content: PageBlock[] = [
    { type: 'heading', attrs: { level: 2 }, content: [says('Complaints')] },
    {
      type: 'paragraph',
      content: [says('They go to '), { type: 'fact', attrs: { name: 'complaints' } }],
    },
    { type: 'heading', attrs: { level: 2 }, content: [says('Where we are')] },
    { type: 'paragraph', content: [{ type: 'fact', attrs: { name: 'location' } }] },
  ]
  await openFaq(...content)
  expect(await screen.findByRole('heading', { name: 'Where we are' })).toBeTruthy()
  expect(screen.queryByText('Complaints')).toBeNull()
  expect(screen.queryByText(/They go to/)).toBeNull()
})

test('text is never read as HTML, and only safe links become links', async () => {
  const link = (href: string, text: string) =>
    ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }) as const
  const { container } = await openFaq({
    type: 'paragraph',
    content: [
      says('<img src=x onerror=alert(1)>'),
      link('/womens', 'women'),
      link('javascript:alert(1)', 'script'),
      link('//elsewhere.example', 'elsewhere'),
    ],
  })
  expect(screen.getByText(/<img src=x/)).toBeTruthy()
  const links = [...container.querySelectorAll('.words a')].map((one) => one.textContent)
  expect(links).toEqual(['women'])
})

test('a page that nobody has published is not found, and the footer does not link to it', async () => {
  shop.pages = [{ slug: 'about-us', title: 'About us' }]
  await openPage('/pages/unwritten')
  expect(await screen.findByRole('heading', { name: 'This page is not here.' })).toBeTruthy()
  const about = await screen.findByRole('link', { name: 'About us' })
  expect(about.getAttribute('href')).toBe('/pages/about-us')
  expect(screen.queryByRole('link', { name: 'FAQ' })).toBeNull()
})
