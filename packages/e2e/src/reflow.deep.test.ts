import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { useBrowser } from './support/browser'
import { visit } from './support/browser-basics'
import { call, signIn } from './support/call'
import { chooseSize, drawerOf } from './support/cart'
import { fillContact, fillDelivery } from './support/checkout'
import { fileShop } from './support/file-shop'
import { layoutFaults } from './support/layout-faults'

const { api, origin } = await fileShop()
const browser = useBrowser()

/** The spacing of WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'

const paths = [
  '/',
  '/womens',
  '/all-products?color=red',
  '/search?q=shirt',
  '/productDetail/18',
  '/cart',
  '/checkout',
  '/login',
  '/register',
  '/order-lookup',
  '/faq',
  '/privacy-policy',
  '/no-such-page', // answers 404, an error in the console
]

describe('nothing scrolls sideways, is cut off or lies on something else', () => {
  it('at 400 % zoom, also with the text spacing that WCAG asks for', async () => {
    // A window of 1280 pixels at 400 %, as people with weak eyes have it. The policy would forbid the test's own style.
    const page = await browser.open({
      viewport: { width: 320, height: 640 },
      bypassCSP: true,
      expected: /404/,
    })
    await addToCart(page)
    for (const path of paths) {
      await visit(page, origin + path)
      expect([path, await layoutFaults(page)]).toEqual([path, []])
      await page.addStyleTag({ content: SPACED })
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, wider]).toEqual([path, 0])
    }
  })

  describe('with the longest names', () => {
    beforeAll(lengthenNames, 60_000)

    it.each([320, 390, 768, 1024, 1440, 1920])('at %s pixels', async (width) => {
      const page = await browser.open({ viewport: { width, height: 900 }, expected: /404/ })
      await addToCart(page)
      expect(await layoutFaults(page)).toEqual([])
      for (const path of paths) {
        await visit(page, origin + path)
        expect([path, await layoutFaults(page)]).toEqual([path, []])
      }
      await visit(page, `${origin}/checkout`)
      await fillContact(page, `${'a'.repeat(60)}@${'b'.repeat(60)}.example`)
      await page.getByRole('heading', { name: 'Delivery' }).waitFor()
      expect(await layoutFaults(page)).toEqual([])
      await fillDelivery(page)
      await page.getByRole('button', { name: /^Place order/ }).click()
      await page.getByRole('heading', { name: 'Thank you, Sita.' }).waitFor()
      expect(await layoutFaults(page)).toEqual([])
    })
  })
})

async function addToCart(page: Page) {
  await visit(page, `${origin}/productDetail/18`)
  await chooseSize(page)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await drawerOf(page).waitFor()
}

const rows = z.array(z.object({ id: z.int() }))

/** Gives every product, color and sub category, and the shop, the longest name with the longest words that they may have. */
async function lengthenNames() {
  const { access: token } = await signIn(api)
  await change(`${api}/staff/settings`, {
    name: longText(60),
    location: longText(120),
    promo_line: longText(120),
  })
  await changeAll('product/allProduct', 'product/updateDeleteProduct', (id) => ({
    title: longText(120, id),
    Brand: longText(80, id),
    price: 9_999_999,
    discounted_price: 8_999_999.5,
  }))
  await changeAll('comp/allColor', 'comp/updateDeleteColor', (id) => ({
    color_name: longText(40, id),
  }))
  await changeAll('product/allsubCategory', 'product/updateDeleteSubCategory', (id) => ({
    title: longText(60, id),
  }))

  async function changeAll(list: string, one: string, fields: (id: number) => object) {
    const { body } = await call('GET', `${api}/${list}/?page_size=100`, { token })
    for (const { id } of rows.parse(body)) await change(`${api}/${one}/${id}/`, fields(id))
  }

  async function change(url: string, json: object) {
    const answer = await call('PATCH', url, { token, json })
    if (answer.status !== 200) throw new Error(`${url}: ${answer.text}`)
  }
}

function longText(length: number, id?: number) {
  const words = 'Extraordinarilyhandembroidered Bhaktapur-woven overcoats with Pashminalining '
  return `${id ?? ''} ${words.repeat(3)}`.trim().slice(0, length).trim()
}
