import { expect, test } from 'vitest'
import { pagePath } from './pages'

test.each([
  ['faq', '/faq'],
  ['return-and-exchange-policy', '/return-and-exchange-policy'],
  ['about-us', '/pages/about-us'],
])('the page %s is at %s', (slug, path) => {
  expect(pagePath(slug)).toBe(path)
})
