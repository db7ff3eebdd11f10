import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'

// The HTML of the server does preload it: entry-server.test.ts.
test.each([
  ['/', 'Welcome to Our Service'],
  ['/womens', 'Womens Collection'],
  ['/productDetail/1', 'Adjective Attire | T-shirt'],
])('a page that the browser renders itself, as %s, preloads no picture', async (path, name) => {
  await openPage(path)
  await screen.findAllByRole('heading', { name })
  expect(document.querySelectorAll('link[rel=preload][as=image]')).toHaveLength(0)
})
