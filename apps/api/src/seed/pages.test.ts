import { NOW } from '@etrend/tooling/given-time'
import { expect, test } from 'vitest'
import { shop as settings } from '../db/schema/shop'
import { frameOf, pagesFound } from '../test/pages'
import { openTestShop, shopOfFour } from '../test/test-app'
import { keepFormerPages } from './pages'

test('a new shop without the demo has no pages, and links to none', async () => {
  const shop = await openTestShop()
  await keepFormerPages(shop.db, () => new Date(NOW))
  expect((await frameOf(shop)).pages).toEqual([])
  expect(await pagesFound(shop)).toEqual([])
})

test('a shop of an earlier version gets the texts of its program as pages, once', async () => {
  const shop = await shopOfFour()
  const keep = () => keepFormerPages(shop.db, () => new Date(NOW))
  await shop.db.write.update(settings).set({ has_pages: false })
  await keep()
  const slugs = async () => (await frameOf(shop)).pages.map(({ slug }) => slug)
  const former = ['faq', 'privacy-policy', 'return-and-exchange-policy', 'store-location']
  expect(await slugs()).toEqual(former)
  const guides = await pagesFound(shop, 'Size+guide')
  expect(guides.map(({ slug }) => slug).toSorted()).toEqual([
    'size-guide-men-tops',
    'size-guide-women-bottoms',
    'size-guide-women-tops',
  ])
  expect(guides[0]?.state).toBe('published')
  const [faq] = await pagesFound(shop, 'FAQ')
  await shop.remove(`/staff/pages/${faq?.id}/`)
  await keep()
  expect(await slugs()).toEqual(former.slice(1))
})
