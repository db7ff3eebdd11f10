import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openPage } from './open-page-for-test'

/** What paper shows at its top, once the script that writes it is loaded. */
async function printed() {
  return await vi.waitUntil(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return document.body.dataset.printed
  })
}

test('paper names the shop and the address of a page that is for everybody, with the colour', async () => {
  await openPage('/productDetail/1-adjective-attire-t-shirt?color=navy')
  await screen.findByRole('heading', { level: 1 })
  expect(await printed()).toBe(
    'eTrend · http://localhost/productDetail/1-adjective-attire-t-shirt?color=navy',
  )
})

test('the address of a page that search engines don’t know isn’t printed', async () => {
  await openPage('/preview/good')
  await screen.findByRole('heading', { level: 1 })
  expect(await printed()).toBe('eTrend · http://localhost')
})
