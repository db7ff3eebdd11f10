import { expect, test } from 'vitest'
import { demoShop } from '../test/demo-shop'
import { shopWithPages } from '../test/shop-with-pages'

const campaign = 'fbclid=IwAR0&utm_source=mail&utm_medium=x&constructor=1'

test('a page is kept, whatever campaigns add to its address, and one with parameters once it was requested twice', async () => {
  const rendered: string[] = []
  const shop = await shopWithPages(async ({ url }) => {
    rendered.push(url)
    return { status: 200, html: url, styleHashes: [] }
  })
  const urls = ['/womens?page=2', `/womens?${campaign}&page=2`, `/womens?page=2&${campaign}#top`]
  for (const url of urls) expect((await shop.get(url)).body).toBe('/womens?page=2')
  for (const url of ['/womens', `/womens?${campaign}`, '/womens?', '/womens?page'])
    await shop.get(url)
  expect(rendered).toEqual(['/womens?page=2', '/womens?page=2', '/womens', '/womens?page='])
})

test('a kept list is computed once, whatever is added to its address and in whichever order it is asked', async () => {
  const shop = await demoShop()
  const tagOf = async (url: string) => (await shop.get(url)).headers.etag
  const tag = await tagOf('/store/products?category=women&page=2')
  const same = `/store/products/?${campaign}&page=2&category=women`
  expect(tag).toBeTypeOf('string')
  expect(await tagOf(same)).toBe(tag)
  expect(await tagOf('/store/products?category=men&page=2')).not.toBe(tag)
  // The order of sizes is part of what is asked.
  const sizes = await shop.get('/store/products?size=S&size=M')
  expect((await shop.get(`/store/products?size=S&${campaign}&size=M`)).body).toBe(sizes.body)
})
