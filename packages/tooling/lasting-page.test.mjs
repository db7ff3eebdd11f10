import { expect, test } from 'vitest'
import lastingPage from './lasting-page.mjs'

test('the page of component tests is still there for work that ends after the last test', async () => {
  const globals = { Object }
  const environment = await lastingPage.setup(globals, {})
  environment.teardown()
  expect(globals.window.document.body).toBeTruthy()
})
