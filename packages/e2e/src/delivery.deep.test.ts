import { expect, beforeAll, it } from 'vitest'
import * as z from 'zod'
import { adminBrowser, follow } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone } from './support/browser-basics'
import { call, signIn } from './support/call'
import { choose, drawerOf } from './support/cart'
import { fillContact } from './support/checkout'
import { mobileNumber } from './support/customers'
import { moveOn, plentifulUnit } from './support/orders'
import { ownShop } from './support/played-shop'

const own = ownShop()
const browser = useBrowser()
const admin = adminBrowser(() => own.shop())

const placed = z.object({ number: z.string() })
const courier = z.object({ id: z.int() })
const totals = z.object({ totals: z.object({ total: z.number() }) })
const COURIER = 'Nepal Can Move'
const PARCELS = 30

beforeAll(async () => {
  const { api } = own.shop()
  const { access: token } = await signIn(api)
  const add = async (path: string, json: object, method = 'POST') =>
    expect((await call(method, `${api}/staff/${path}`, { token, json })).status).toBeLessThan(300)
  const pokhara = { fee: 200, free_from: 9000, days_from: 2, days_to: 4 }
  await add('delivery-zones', { name: 'Pokhara', districts: ['Kaski'], ...pokhara })
  await add('delivery-terms', { fee: 100, days_from: 1, days_to: 2 }, 'PUT')
  await add('couriers/', { name: COURIER, tracking_address: 'https://ncm.example/track/{code}' })
})

it('a shopper in Pokhara sees what delivery costs and when it comes, orders, and receives it', async () => {
  const { api, origin } = own.shop()
  const { access: token } = await signIn(api)
  const page = await browser.open({ ...phone, ownOrigin: origin, reducedMotion: 'reduce' })
  await page.goto(`${origin}/search?q=blouse`)
  const name = 'Lalitpur Tie-neck Blouse'
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByText('Delivery from Rs. 100. Fee, days and cash').waitFor()
  await page.getByLabel('Delivery to').selectOption('Kaski')
  const terms = page.getByText(/^Delivery Rs\.\s200, free from Rs\.\s9,000 · Arrives /)
  const arrival = / Arrives (.*?) · /.exec(await terms.innerText())?.[1] ?? ''
  expect(arrival).toMatch(/^\w{3} \d+( \w{3})? – \w{3} \d+ \w{3}$/)
  await choose(page, 'Red')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await drawerOf(page).getByText('Rs. 6,500 more for free delivery').waitFor()
  await drawerOf(page).getByRole('link', { name: 'Checkout' }).click()
  await fillContact(page, 'maya@example.com')
  expect(await page.getByLabel('District').inputValue()).toBe('Kaski')
  await page.getByLabel('Full name').fill('माया गुरुङ')
  await page.getByLabel('City or municipality').fill('Pokhara')
  await page.getByLabel('Street, ward or tole').fill('Lakeside, Ward 6')

  // Another district says what it changes, and so does the way back.
  await page.getByLabel('District').selectOption('Gorkha')
  await page.getByText('Delivery to Gorkha costs Rs. 100 instead of Rs. 200.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel('District').selectOption('Kaski')
  await page.getByText(/instead of/).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Place order, pay Rs. 2,704 on delivery' }).click()
  await page.waitForURL(/\/order\/ET-\d{4}-\d{6}$/)
  await page.getByText(`It arrives ${arrival}.`).waitFor()

  const number = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const staff = await admin.open(`order/${number}`)
  await staff.getByText(`Promised for ${arrival}`).waitFor()
  await moveOn(api, token, number, 'confirmed', 'packed', 'shipped')
  await page.getByText('It is on its way').first().waitFor()
  await page.getByText(`It arrives ${arrival}.`).waitFor()
  await moveOn(api, token, number, 'delivered')
  await page.getByText('It has arrived. We hope it fits.').waitFor()
  expect(await page.getByText('It arrives').count()).toBe(0)
})

it('staff hand thirty parcels over from the keyboard, and customers can follow each of them', async () => {
  const { api } = own.shop()
  const { access: token } = await signIn(api)
  const unit = await plentifulUnit(api, token, 40)
  for (let left = PARCELS; left > 0; left -= 1) {
    await moveOn(api, token, await phoneOrder(unit, token), 'confirmed', 'packed')
  }
  const page = await admin.open('allorder?state=packed&page_size=50')
  await page.getByText(`Showing 1-${PARCELS} of ${PARCELS}`).waitFor()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
  await page.getByRole('button', { name: 'Hand over to courier' }).press('Enter')
  await page.getByLabel('Courier').press('N')
  await page.getByRole('button', { name: 'Hand over', exact: true }).press('Enter')
  const done = page.getByRole('dialog', { name: `Handed over to ${COURIER}` })
  await done.getByText(`${PARCELS} parcels, Rs.`).waitFor()
  const list = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await (await list).close()
  await done.getByRole('link', { name: 'Courier codes' }).press('Enter')
  for (let code = 1; code <= PARCELS; code += 1) {
    const left = PARCELS - code + 1
    await page.getByText(`: ${left} parcel${left === 1 ? '' : 's'} without a code`).waitFor()
    await page.keyboard.type(`NCM-${code}`)
    await page.keyboard.press('Enter')
  }
  await page.getByText('Handover no. 1 has no other parcel without a code.').waitFor()
  expect(await page.getByRole('list', { name: 'Noted codes' }).getByRole('listitem').count()).toBe(
    PARCELS,
  )
  expect(await axeViolations(page)).toEqual([])
  await page.goBack()
})

it('a courier’s week is settled by its statement, with one parcel refused and one missing', async () => {
  const { api } = own.shop()
  const { access: token } = await signIn(api)
  const ask = async (method: string, path: string, json?: object) => {
    const answer = await call(method, `${api}/staff/${path}`, { token, ...(json && { json }) })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return answer.body
  }
  const { id } = courier.parse(await ask('POST', 'couriers/', { name: 'Pathao' }))
  const unit = await plentifulUnit(api, token, 60)
  const numbers: string[] = []
  for (let left = 6; left > 0; left -= 1) {
    const number = await phoneOrder(unit, token)
    await moveOn(api, token, number, 'confirmed', 'packed')
    await ask('PUT', `parcels/${number}/code`, { tracking_code: `PT-${number.slice(-3)}` })
    numbers.push(number)
  }
  await ask('POST', 'handovers', { courier: id, numbers })
  const [refused = '', missing = '', ...paid] = numbers
  await moveOn(api, token, missing, 'delivered')
  for (const number of paid) await moveOn(api, token, number, 'delivered')

  const page = await admin.open(`order/${refused}`)
  await page.getByRole('button', { name: 'Mark as returned' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as returned?' })
  await dialog.getByLabel('Courier’s fee for bringing it back').fill('80')
  await dialog.getByRole('button', { name: 'Mark as returned' }).click()
  await dialog.waitFor({ state: 'detached' })
  const { total } = totals.parse(await ask('GET', `orders/${missing}`)).totals

  await follow(page, 'couriercash')
  await page.getByRole('link', { name: 'Settle with Pathao' }).click()
  await page.getByRole('button', { name: 'Read a statement' }).click()
  const rows = [
    'AWB,COD,Charge',
    ...paid.map((number) => `PT-${number.slice(-3)},"${total.toLocaleString('en-IN')}.00",100`),
    `PT-${refused.slice(-3)},0,80`,
    `Total,${total * paid.length},480`,
  ]
  const file = { name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await page.getByText(`1 order not in the file, held until it is paid in: ${missing}.`).waitFor()
  await page.getByText('4 orders chosen with', { exact: false }).waitFor()
  expect(await page.getByLabel('Fee for delivered parcels').inputValue()).toBe('400')
  const left = paid.length * total - 480
  expect(await page.getByLabel('Paid in', { exact: true }).inputValue()).toBe(String(left))
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Settle', exact: true }).click()
  await page.getByText(/^Settlement no\. \d+ has 4 orders\./).waitFor()
  await page.getByRole('checkbox', { name: `${missing} is paid in` }).waitFor()
  expect(await page.getByRole('checkbox', { name: /is paid in$/ }).count()).toBe(1)
  await follow(page, `order/${paid[0]}`)
  await page.getByRole('link', { name: /^Settlement no\. / }).waitFor()
})

/** Places an order of one piece by phone, and returns its number. */
async function phoneOrder(unit: { product_color: number; size: number }, token: string) {
  const { api } = own.shop()
  const answer = await call('POST', `${api}/staff/orders`, {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    json: {
      name: 'Hari Thapa',
      phone: mobileNumber(),
      email: null,
      province: 'Bagmati',
      district: 'Lalitpur',
      city: 'Lalitpur',
      street: `Ward ${mobileNumber()}`,
      payment_method: 'cod',
      lines: [{ product_color: unit.product_color, size: unit.size, quantity: 1 }],
    },
  })
  return placed.parse(answer.body).number
}
