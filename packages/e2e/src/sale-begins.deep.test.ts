import { machineTime } from '@etrend/tooling/given-time'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { adminBrowser } from './support/admin'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { chooseSize, drawerOf } from './support/cart'
import { fileShop } from './support/file-shop'

const { origin, api } = await fileShop()
const admin = adminBrowser()
const browser = useBrowser()
const PATIENCE = { timeout: 90_000 }
/** Pages that were opened once are opened again in far less. */
const LEAD_MS = 30_000
const LENGTH_MS = 15_000

const listed = z.object({
  items: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      price: z.number(),
      original_price: z.number().nullable(),
    }),
  ),
})

it('a sale begins and ends by itself in an open list, cart and back-office', async () => {
  const { access: token } = await signIn(api)
  const { items } = listed.parse((await call('GET', `${api}/store/products?category=men`)).body)
  const product = items.find(({ price, original_price }) => price === 2500 && !original_price)
  if (!product) throw new Error('No product for men costs Rs. 2,500 without a reduction.')
  const shopper = await browser.open()
  await visit(shopper, `${origin}/productDetail/${product.id}`)
  await chooseSize(shopper)
  await shopper.getByRole('button', { name: 'Add to cart' }).first().click()
  await drawerOf(shopper).waitFor()
  await visit(shopper, `${origin}/cart`)
  const list = await browser.open(phone)
  await visit(list, `${origin}/mens`)
  const office = await admin.open('allsale')

  const begins = machineTime() + LEAD_MS
  const sale = {
    title: 'Dashain',
    percent_off: 20,
    applies_to: { categories: [await categoryOf(token)] },
    starts_at: new Date(begins).toISOString(),
    ends_at: new Date(begins + LENGTH_MS).toISOString(),
  }
  const made = await call('POST', `${api}/staff/sale-offers/`, { token, json: sale })
  expect(made.status).toBe(201)
  for (const page of [list, office]) await page.reload()

  const card = list.getByRole('article').filter({ hasText: product.title })
  const inCart = shopper.getByRole('region', { name: 'Products in the cart' })
  const state = office.getByRole('row', { name: /Dashain/ })
  await card.getByText('Rs. 2,500', { exact: true }).waitFor()
  await state.getByText('Scheduled').waitFor()
  expect(await pricesIn(shopper)).toContain('Rs. 2,500')

  await state.getByText('Running').waitFor(PATIENCE)
  await card.getByText('Rs. 2,000', { exact: true }).waitFor(PATIENCE)
  await inCart.getByText('Rs. 2,000', { exact: true }).first().waitFor(PATIENCE)
  expect(machineTime()).toBeGreaterThanOrEqual(begins)

  await state.getByText('Ended').waitFor(PATIENCE)
  await card.getByText('Rs. 2,000', { exact: true }).waitFor({ state: 'detached', ...PATIENCE })
  await inCart
    .getByText('Rs. 2,000', { exact: true })
    .first()
    .waitFor({ state: 'detached', ...PATIENCE })
  expect(await pricesIn(shopper)).toContain('Rs. 2,500')
  expect(machineTime()).toBeGreaterThanOrEqual(begins + LENGTH_MS)
})

it('staff see the shop as it will be when a sale begins, in a tab of its own, until they leave it', async () => {
  const { access: token } = await signIn(api)
  const sale = {
    title: 'Tihar',
    percent_off: 30,
    applies_to: { categories: [await categoryOf(token)] },
    starts_at: new Date(machineTime() + 24 * 3_600_000).toISOString(),
  }
  const { body } = await call('POST', `${api}/staff/sale-offers/`, { token, json: sale })
  const { id } = z.object({ id: z.int() }).parse(body)
  const office = await admin.open(`editsale/${id}`)
  const opened = office.context().waitForEvent('page')
  await office.getByRole('button', { name: 'See the shop then' }).click()
  const then = await opened
  const banner = then.getByRole('note').filter({ hasText: 'The shop as of' })
  await banner.waitFor()
  await then.getByRole('link', { name: 'Mens', exact: true }).first().click()
  await then.getByText('Rs. 1,750', { exact: true }).first().waitFor()
  await banner.getByRole('link', { name: 'Leave' }).click()
  await banner.waitFor({ state: 'detached' })
  await visit(then, `${origin}/mens`)
  await then.getByText('Rs. 2,500', { exact: true }).first().waitFor()
  expect(await then.getByText('Rs. 1,750', { exact: true }).count()).toBe(0)
})

async function pricesIn(page: Page) {
  return (await page.getByRole('region', { name: 'Products in the cart' }).innerText()).replaceAll(
    '\u00a0',
    ' ',
  )
}

async function categoryOf(token: string) {
  const { body } = await call('GET', `${api}/product/allCategory/`, { token })
  const rows = z.array(z.object({ id: z.int(), title: z.string() })).parse(body)
  return rows.find(({ title }) => title.toLowerCase() === 'men')?.id ?? 0
}
