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
const home = z.object({
  collections: z.array(z.object({ title: z.string(), products: z.array(card) })),
})
const list = z.object({ total: z.int(), items: z.array(card) })

it('the front page shows the products of its three collections, with names and prices', async () => {
  const page = await openPage()
  await page.goto(shop().origin)
  const { collections } = home.parse((await call('GET', `${shop().api}/store/home`)).body)
  expect(collections.map(({ title }) => title)).toEqual([
    'Womens Collection',
    'Mens Collection',
    'Kids Collection',
  ])
  for (const { title, products } of collections) {
    expect(products.length).toBeGreaterThanOrEqual(7)
    const section = page.getByRole('region', { name: title, exact: true })
    // A section far below the viewport is laid out only when it comes near.
    await section.scrollIntoViewIfNeeded()
    for (const product of products) await showsProduct(section, product)
  }
})

it('a collection shows its products, and its order is chosen with a plain form', async () => {
  const page = await openPage()
  await page.goto(`${shop().origin}/womens`)
  const { items, total } = await listOf('category=women')
  const products = page.getByRole('region', { name: 'Products' })
  await page.getByText(`Showing 1–${items.length} of ${total} results`).waitFor()
  for (const product of items) await showsProduct(products, product)

  await page.getByLabel('Sort').selectOption('Price: High to Low')
  await page.getByRole('button', { name: 'Sort' }).click()
  await page.waitForURL(`${shop().origin}/womens?sort=price-desc`)
  const sorted = await listOf('category=women&sort=price-desc')
  const shown = await products.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(shown).toEqual(sorted.items.map(({ title }) => title))
  expect(sorted.items.map(({ price }) => price)).not.toEqual(items.map(({ price }) => price))
})

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

it('all products are narrowed by gender with a plain form, which keeps the rest', async () => {
  const page = await openPage()
  await page.goto(`${shop().origin}/all-products?sort=price-desc`)
  await page.getByRole('group', { name: 'Gender' }).getByRole('radio', { name: /^Kids/ }).check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL(/gender=kids/)
  expect(new URL(page.url()).searchParams.get('sort')).toBe('price-desc')
  const { total, items } = await listOf('gender=kids&sort=price-desc')
  await page.getByText(`of ${total} results`).waitFor()
  const products = page.getByRole('region', { name: 'Products' })
  const shown = await products.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(shown).toEqual(items.map(({ title }) => title))
})

it('a product is reached by its link and shows name, brand, price, description and picture', async () => {
  const page = await openPage()
  await page.goto(`${shop().origin}/mens`)
  await page.getByRole('link', { name: 'Adjective Attire | T-shirt' }).click()
  await page.getByRole('heading', { level: 1, name: 'Adjective Attire | T-shirt' }).waitFor()
  const main = page.getByRole('main')
  const text = await main.innerText()
  const facts = ['Adjective Attire', 'Rs. 1200', 'Rs. 1500', '4.8', '87 reviews', '100 likes']
  for (const words of [...facts, 'Description', 'The cart needs JavaScript.']) {
    expect(text).toContain(words)
  }
  const picture = main.getByRole('link', { name: /Enlarge picture 1/ }).locator('img')
  await expect.poll(() => naturalWidthOf(picture)).toBeGreaterThan(300)
  expect(await page.getByRole('button', { name: 'Add to cart' }).isVisible()).toBe(false)
})

async function listOf(query: string) {
  return list.parse((await call('GET', `${shop().api}/store/products?${query}`)).body)
}

/** No demo price reaches a lakh (100,000), so none is written with grouped digits. */
async function showsProduct(place: Locator, { title, price }: z.infer<typeof card>) {
  const product = place.getByRole('article').filter({ hasText: title })
  expect(await product.first().innerText()).toContain(`Rs. ${price}`)
}

async function naturalWidthOf(picture: Locator) {
  return await picture.evaluate((image) =>
    image instanceof HTMLImageElement ? image.naturalWidth : 0,
  )
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
