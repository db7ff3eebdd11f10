import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { useBrowser } from './support/browser'
import { call } from './support/call'
import { ownShop } from './support/played-shop'

const browser = useBrowser()
// A shop of its own: in the shared one other tests review and like the T-shirt meanwhile.
const { shop } = ownShop()
const openPage = () => browser.open({ javaScriptEnabled: false, ownOrigin: shop().origin })

const card = z.object({ id: z.int(), title: z.string(), price: z.number() })

const list = z.object({ total: z.int(), items: z.array(card) })

it('all products are turned page by page with plain links, and found with a plain form', async () => {
  const page = await openPage()
  await page.goto(`${shop().origin}/all-products`)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL(`${shop().origin}/all-products?page=2`)
  const { items, total } = await listOf('page=2')
  await page.getByText(`Showing 11–20 of ${total} results`).waitFor()
  const products = page.getByRole('region', { name: 'Products' })
  for (const product of items) await showsProduct(products, product)

  await page.getByRole('searchbox', { name: 'Search products' }).fill('tie-neck')
  await page.getByRole('searchbox', { name: 'Search products' }).press('Enter')
  await page.waitForURL(`${shop().origin}/search?q=tie-neck`)
  await products.getByRole('link', { name: 'Lalitpur Tie-neck Blouse' }).waitFor()
})

async function listOf(query: string) {
  return list.parse((await call('GET', `${shop().api}/store/products?${query}`)).body)
}

/** No demo price reaches a lakh (100,000), so none is written with grouped digits. */
async function showsProduct(place: Locator, { title, price }: z.infer<typeof card>) {
  const product = place.getByRole('article').filter({ hasText: title })
  expect(await product.first().innerText()).toContain(`Rs. ${price}`)
}

it('every picture that a page offers is there, in each width and format', async () => {
  for (const path of ['/', '/womens', '/productDetail']) {
    const html = await (await fetch(shop().origin + path)).text()
    const pictures = new Set(html.match(/\/media\/[0-9a-f]{32}-\d+\.\w+/g))
    expect(pictures.size).toBeGreaterThan(10)
    for (const picture of pictures) {
      expect([picture, (await fetch(shop().origin + picture)).status]).toEqual([picture, 200])
    }
  }
})
