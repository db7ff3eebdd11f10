// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { renderPage } from './entry-server'
import { answerTo } from './test/answer-to'

vi.mock('./server/built-assets', () => ({
  builtAssets: () => ({
    icon: '/favicon.svg',
    styles: '/assets/entry.css',
    stylesFor: (_names: unknown, more: string) => ({ css: more, hash: '' }),
    fonts: [],
    scriptsFor: () => ['/assets/entry.js'],
  }),
}))

function render(url: string) {
  const fetch = async (path: string) => answerTo(path)
  return renderPage({ url, origin: 'https://etrend.example', fetch })
}

test('a collection has its title, text, products and tags in its HTML', async () => {
  const { status, html } = await render('/collections/dashain?sort=price-asc')
  expect(status).toBe(200)
  expect(html).toContain('<title>Dashain · eTrend</title>')
  expect(html).toContain('For tika and for the swing.')
  expect(html).toContain('Adjective Attire | T-shirt')
  expect(html).toContain(
    '<link rel="canonical" href="https://etrend.example/collections/dashain"/>',
  )
  expect(html).toContain('<meta name="description" content="Clothes for Dashain.">')
  expect(html).toContain(
    'content="https://etrend.example/media/share/collection-dashain/0123456789.jpg"',
  )
  expect(html).toContain('"@type":"ItemList"')
})

test('a filtered list of a collection is not for search engines', async () => {
  const { html } = await render('/collections/dashain?category=women')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test.each([
  ['/collections/festival?page=2', '/collections/dashain?page=2'],
  ['/categories/women', '/womens'],
])('%s leads to %s', async (from, to) => {
  expect(await render(from)).toMatchObject({ status: 301, location: to })
})

test('the address of a deleted collection answers 410, with a page that says so', async () => {
  const { status, html } = await render('/collections/ended')
  expect(status).toBe(410)
  expect(html).toContain('This page has ended.')
})

test('a category that staff added has a canonical address of its own', async () => {
  const { html } = await render('/categories/home?subcategory=tops')
  expect(html).toContain('<title>Home &amp; Gifts · eTrend</title>')
  expect(html).toContain(
    '<link rel="canonical" href="https://etrend.example/categories/home?subcategory=tops"/>',
  )
})
