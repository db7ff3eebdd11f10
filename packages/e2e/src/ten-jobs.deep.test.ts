import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { desktop } from './support/browser-basics'
import { signIn } from './support/call'
import { countingMouse, keysOnly, type Hand } from './support/hand'
import { moveOn, orderAsGuest, plentifulUnit } from './support/orders'
import { ownShop } from './support/played-shop'
import { seesToast } from './support/toasts'

const buyer = 'Sushila Tamang'

const group = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Back-office' }).getByRole('link', { name, exact: true })
const begin = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Begin' }).getByRole('link', { name })
const button = (inside: Page | Locator, name: string | RegExp) =>
  inside.getByRole('button', { name, exact: true })

type Job = (page: Page, hand: Hand) => Promise<void>

/** The ten jobs with the clicks that they take with a mouse, from the dashboard. */
const jobs: [name: string, clicks: number, run: Job][] = []
function job(name: string, clicks: number, run: Job) {
  jobs.push([name, clicks, run])
}

job('hiding a product', 3, async (page, { click }) => {
  await click(group(page, 'Products'))
  const row = page.getByRole('row', { name: /Cub Fleece Hoodie/ })
  await click(row.getByRole('button', { name: /^Actions for/ }))
  await click(button(page, 'Hide Cub Fleece Hoodie'))
  await seesToast(page, 'Cub Fleece Hoodie is hidden')
})

job('scheduling a product', 4, async (page, { click, type }) => {
  await click(group(page, 'Products'))
  await click(page.getByRole('link', { name: 'Twirl Skirt', exact: true }))
  await type(page.getByLabel('Goes live'), '2030-01-01T10:00')
  await click(button(page, 'Update'))
  await seesToast(page, 'Product Updated Successfully')
})

job('making a collection and showing it on the home page', 9, async (page, hand) => {
  await hand.click(group(page, 'Products'))
  await hand.click(group(page, 'Collections'))
  await hand.click(page.getByRole('link', { name: 'Add Collection' }))
  await hand.type(page.getByLabel('Title', { exact: true }), 'For the feast')
  await hand.choose(page.getByLabel('Category', { exact: true }), 'Women')
  await hand.click(button(page, 'Save and open'))
  await hand.click(page.getByRole('link', { name: 'Show on the home page' }))
  await hand.click(button(page, 'Publish'))
  await seesToast(page, 'Published')
})

job('changing the hero', 4, async (page, { click, type }) => {
  await click(begin(page, 'Edit home page'))
  await click(button(page, /^Edit Slides/))
  await type(page.getByLabel('Heading').first(), 'Dashain is near')
  await click(button(page, 'Publish'))
  await seesToast(page, 'Published')
})

job('a sale of everything from Friday to Sunday', 5, async (page, { click, type }) => {
  await click(begin(page, 'Make a sale'))
  await type(page.getByLabel('Title', { exact: true }), 'Dashain')
  await type(page.getByLabel('Takes off'), '20')
  await click(button(page, 'Friday to Sunday'))
  await click(button(page, 'Submit'))
  await seesToast(page, 'Sale added successfully')
})

job('printing labels of a unit', 4, async (page, { click }) => {
  await click(begin(page, 'Print labels'))
  await click(page.getByRole('checkbox', { name: /^Select / }).first())
  await click(button(page, 'Print labels'))
  const saved = page.waitForEvent('download')
  await click(page.getByRole('dialog').getByRole('button', { name: /^Print|^Download/ }))
  await saved
})

job('starting a stocktake', 2, async (page, { click }) => {
  await click(begin(page, 'Count stock'))
  await click(button(page.getByRole('dialog'), 'Start counting'))
  await page.getByLabel('Scan or type a code or a name').waitFor()
})

job('inviting a packer', 4, async (page, { click, type, choose }) => {
  await click(begin(page, 'Invite staff'))
  // The link leads into the field.
  await page.locator('input[name=email]:focus').waitFor()
  await type(page.getByLabel(/of a colleague/), 'packer@example.com')
  await choose(page.getByLabel('Role', { exact: true }), 'packer')
  await click(button(page, 'Send invitation'))
  await page.getByText('packer@example.com').first().waitFor()
})

job('taking a piece back and paying for it', 9, async (page, { click, type, choose }) => {
  await click(group(page, 'Orders'))
  await click(
    page
      .getByRole('row', { name: new RegExp(buyer) })
      .getByRole('link')
      .first(),
  )
  await click(button(page, 'Start a return'))
  const starting = page.getByRole('dialog', { name: 'Start a return' })
  await type(starting.getByLabel('Reason'), 'Too small')
  await click(button(starting, 'Start return'))
  // The pieces are there: the next steps follow in one dialog.
  const steps = page.getByRole('dialog', { name: /^Return of/ })
  await click(button(steps, 'Receive'))
  await choose(steps.getByLabel('Pay back'), 'cash')
  await click(button(steps, 'Pay back and close'))
  await seesToast(page, 'Refund paid back')
})

job('blocking a customer from cash', 4, async (page, { click, type }) => {
  await click(group(page, 'Customers'))
  await click(page.getByRole('link', { name: buyer, exact: true }))
  await click(button(page, 'Block from cash'))
  await type(page.getByLabel('Reason'), 'Refused three parcels')
  await click(button(page, 'Block from cash'))
  await seesToast(page, 'Blocked from cash')
})

describe.each(['mouse', 'keys'] as const)('with %s alone', (way) => {
  const played = ownShop()
  const admin = adminBrowser(() => played.shop())

  beforeAll(async () => {
    const { api } = played.shop()
    const { access: token } = await signIn(api)
    const unit = await plentifulUnit(api, token, 20)
    const { number } = await orderAsGuest(api, unit, buyer)
    await moveOn(api, token, number, 'confirmed', 'packed', 'shipped', 'delivered')
  })

  it.each(jobs)('%s takes %i clicks from the dashboard, or keys', async (_name, clicks, run) => {
    const page = await admin.open('', { ...desktop, reducedMotion: 'reduce' })
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    const mouse = countingMouse()
    await run(page, way === 'mouse' ? mouse.hand : keysOnly(page))
    expect(mouse.clicks()).toBe(way === 'mouse' ? clicks : 0)
  })
})
