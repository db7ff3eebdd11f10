import { beforeAll, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { phone, visit } from './support/browser-basics'
import { signIn } from './support/call'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { playedShop } from './support/played-shop'

const played = playedShop()
const browser = useBrowser()
const admin = adminBrowser(() => played.shop())
let numbers: string[] = []
let orderPath = ''

beforeAll(async () => {
  const { api } = played.shop()
  const token = (await signIn(api)).access
  const unit = await plentifulUnit(api, token, 180)
  for (const name of ['Sita Sharma', 'हरि थापा']) {
    const { number, token: key } = await orderAsGuest(api, unit, name)
    orderPath ||= `/order/${number}?token=${key}`
    await moveOn(api, token, number, 'confirmed', 'packed')
    numbers = [...numbers, number]
  }
})

it('parcels get codes in a row, are handed over with their papers, taken back and handed over again', async () => {
  const [first = '', second = ''] = numbers
  const page = await admin.open('addcourier', {
    ...phone,
    expected: /409/,
    reducedMotion: 'reduce',
  })
  await page.getByLabel('Name').fill('Nepal Can Move')
  await page.getByLabel('Tracking address').fill('https://courier.example/track/{code}')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Courier added successfully').waitFor()

  await page.goto(`${page.url().split('/etrendadmin')[0]}/etrendadmin/parcelcodes`)
  await page.getByLabel('Order number').fill(first.toLowerCase())
  await page.keyboard.press('Enter')
  await page.getByLabel(`Courier’s code of ${first}`).fill('NCM-1')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Noted codes' }).getByText('NCM-1').waitFor()
  await page.getByLabel('Order number').fill(second)
  await page.keyboard.press('Enter')
  await page.getByLabel(`Courier’s code of ${second}`).fill('NCM-1')
  await page.keyboard.press('Enter')
  await page.getByText(`The code NCM-1 is on ${first} already.`).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel(`Courier’s code of ${second}`).fill('NCM-2')
  await page.keyboard.press('Enter')
  await page.getByText('2 codes noted').waitFor()

  const list = page.url().replace('parcelcodes', 'allorder?state=packed')
  const handOver = async () => {
    await page.goto(list)
    for (const number of numbers) {
      await page.getByRole('checkbox', { name: `Select ${number}` }).check()
    }
    await page.getByRole('button', { name: 'Hand over to courier' }).click()
    await page.getByRole('button', { name: 'Hand over', exact: true }).click()
    return page.getByRole('dialog', { name: 'Handed over to Nepal Can Move' })
  }
  const done = await handOver()
  await done.getByText(/^2 parcels, Rs\. [\d,]+ to collect in cash\.$/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  const paper = page.waitForResponse(/handovers\/\d+\/list\.pdf/)
  await done.getByRole('button', { name: 'Handover list' }).click()
  expect((await paper).status()).toBe(200)
  await done.getByRole('button', { name: 'Undo' }).click()
  await done.waitFor({ state: 'detached' })

  const again = await handOver()
  await again.getByRole('button', { name: 'Address labels' }).click()
  const labels = page.waitForResponse(/parcels\/labels\.pdf/)
  await page.getByRole('button', { name: 'Open labels' }).click()
  expect((await labels).status()).toBe(200)
  await page.goto(list.replace('allorder?state=packed', 'handovers'))
  await page.getByText(/^Taken back /).waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  expect(await axeViolations(page)).toEqual([])

  const { origin } = played.shop()
  const customer = await browser.open({ ...phone, ownOrigin: origin })
  await visit(customer, `${origin}${orderPath}`)
  const follow = customer.getByRole('link', { name: 'Follow your parcel' })
  expect(await follow.getAttribute('href')).toBe('https://courier.example/track/NCM-1')
})
