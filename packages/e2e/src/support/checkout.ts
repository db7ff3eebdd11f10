import type { Page } from 'playwright-core'
import * as z from 'zod'
import { visit } from './browser-basics'
import { call, signIn } from './call'
import { choose } from './cart'
import { mobileNumber } from './customers'
import { openedShop } from './file-shop'

/** Searches a product, chooses a colour and a size on its page, and presses 'Buy now', which opens the checkout. */
export async function buyNow(
  page: Page,
  name: string,
  color: string,
  shop: { origin: string } = openedShop(),
) {
  const { origin } = shop
  await visit(page, `${origin}/search?q=${encodeURIComponent(name)}`)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
  await choose(page, color)
  await page.getByRole('button', { name: 'Buy now' }).click()
  await page.waitForURL(`${origin}/checkout`)
}

export async function fillContact(page: Page, email: string, phone = mobileNumber()) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mobile number').fill(phone)
  await page.getByRole('button', { name: 'Continue to delivery' }).click()
}

export async function fillDelivery(page: Page) {
  await page.getByLabel('Full name').fill('Sita Shrestha')
  await page.getByLabel('Province').selectOption('Bagmati')
  await page.getByLabel('District').selectOption('Lalitpur')
  await page.getByLabel('City or municipality').fill('Lalitpur')
  await page.getByLabel('Street, ward or tole').fill('Jhamsikhel Road, Ward 3')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

/** Orders a piece with cash on delivery and gives the order's number. */
export async function orderForCash(page: Page, name: string, color: string, phone?: string) {
  await buyNow(page, name, color)
  await fillContact(page, 'sita@example.com', phone)
  await fillDelivery(page)
  await page.getByRole('button', { name: /^Place order, pay Rs\.\s[\d,]+ on delivery$/ }).click()
  await page.waitForURL(/\/order\/ET-\d{4}-\d{6}$/)
  await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const cartLines = z.array(
  z.object({ product: z.int(), product_color: z.int(), size: z.int(), price: z.number() }),
)

/** The first line of the browser's cart. Throws when the cart is empty. */
export async function lineOf(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('etrend.cart'))
  const [line] = cartLines.parse(JSON.parse(text ?? '[]'))
  if (!line) throw new Error('The cart is empty.')
  return line
}

const priced = z.object({ lines: z.array(z.object({ left: z.int().nullable() })) })

/** Lowers a unit's stock level to `left` pieces, as staff. */
export async function leave(
  left: number,
  { product_color, size }: { product_color: number; size: number },
) {
  const { api } = openedShop()
  const { access: token } = await signIn(api)
  const lines = [{ product_color, size, quantity: 99 }]
  const answer = await call('POST', `${api}/store/cart`, { json: { lines } })
  const there = priced.parse(answer.body).lines[0]?.left ?? 99
  const form = {
    product_color: String(product_color),
    size: String(size),
    movement_type: 'Out',
    quantity: String(there - left),
    notes: 'Sold in the shop',
  }
  const moved = await call('POST', `${api}/stock/createStock/`, { token, form })
  if (moved.status !== 201) throw new Error(moved.text)
}

/** Staff change what a product costs. */
export async function setPrice(product: number, price: number) {
  const { api } = openedShop()
  const { access: token } = await signIn(api)
  const json = { price, discounted_price: null }
  const edited = await call('PATCH', `${api}/product/updateDeleteProduct/${product}/`, {
    token,
    json,
  })
  if (edited.status !== 200) throw new Error(edited.text)
}
