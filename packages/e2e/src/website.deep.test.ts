import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { useBrowser } from './support/browser'
import { hydrated, phone, visit } from './support/browser-basics'
import { ownShop } from './support/played-shop'
import { seesToast } from './support/toasts'

const browser = useBrowser()
const played = ownShop()
const admin = adminBrowser(() => played.shop())

it('staff write a page, preview and publish it; a shopper reads it, and an older version comes back', async () => {
  const { origin } = played.shop()
  const page = await admin.open('pages', {
    ownOrigin: [played.shop().adminOrigin, origin],
    reducedMotion: 'reduce',
  })
  await page.getByRole('link', { name: 'Add Page' }).click()
  await page.getByLabel('Title').fill('About us')
  await page.getByRole('button', { name: 'Add and write' }).click()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.type('We sew in Patan. Call ')
  await page.getByLabel('Insert from the settings').selectOption('phone')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Heading', exact: true }).click()
  await page.keyboard.type('Our weavers')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See ')
  await page.getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Where it leads').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Set the link' }).click()
  await page.getByText('A link begins with /, https://, mailto: or tel:.').waitFor()
  await page.getByLabel('Where it leads').fill('/womens')
  await page.getByRole('button', { name: 'Set the link' }).click()

  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await preview.getByRole('heading', { name: 'About us', level: 1 }).waitFor()
  await preview.getByText('Preview: shoppers don’t see this until it is published.').waitFor()
  await preview.getByRole('heading', { name: 'Our weavers' }).waitFor()
  expect(await preview.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await preview.close()

  const shopper = await browser.open({ ...phone, ownOrigin: origin, expected: /404/ })
  await visit(shopper, `${origin}/pages/about-us`)
  await shopper.getByText('This page is not here.').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await seesToast(page, 'Published')
  await visit(shopper, `${origin}/pages/about-us`)
  await shopper.getByText('We sew in Patan. Call').waitFor()
  expect(await shopper.locator('.words a[href^="tel:"]').count()).toBe(1)
  expect(await shopper.getByRole('link', { name: '/womens' }).getAttribute('href')).toBe('/womens')
  await shopper.getByRole('contentinfo').getByRole('link', { name: 'About us' }).waitFor()
  expect(await axeViolations(shopper)).toEqual([])

  await text.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('We moved to Bhaktapur.')
  await page.getByRole('button', { name: 'Publish' }).click()
  await visitUntil(shopper, `${origin}/pages/about-us`, 'We moved to Bhaktapur.')
  await page.getByRole('button', { name: 'Versions' }).click()
  const older = page.getByRole('dialog', { name: 'Versions' }).getByRole('listitem').nth(1)
  await older.getByRole('button', { name: /^Compare/ }).click()
  await older.getByText('We sew in Patan. Call {phone}').waitFor()
  await page
    .getByRole('button', { name: /^Bring back/ })
    .nth(1)
    .click()
  await page.getByText('Changes not published').waitFor()
  await page.getByRole('button', { name: 'Publish' }).click()
  await visitUntil(shopper, `${origin}/pages/about-us`, 'We sew in Patan. Call')
})

it('the home page gets a row by keyboard, with a preview before shoppers see it', async () => {
  const { origin } = played.shop()
  const page = await admin.open('homepage', {
    ownOrigin: [played.shop().adminOrigin, origin],
    reducedMotion: 'reduce',
  })
  const rows = page.getByRole('list', { name: 'Rows of the home page' })
  await rows
    .getByText('Womens Collection')
    .or(rows.getByText('Women', { exact: true }))
    .first()
    .waitFor()
  await page.getByLabel('Another row').selectOption('banner')
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await page.getByLabel('Words').fill('Dashain has come to Patan')
  // The frame beside the editor shows the row before anything is saved.
  const live = page.frameLocator('iframe[title="The home page as shoppers will see it"]')
  const inFrame = live.getByText('Dashain has come to Patan')
  await inFrame.waitFor()
  await page.getByRole('button', { name: 'Computer' }).click()
  await inFrame.waitFor()
  for (const row of [10, 9]) {
    await page.getByRole('button', { name: `Move Banner, row ${row} up` }).press('Enter')
  }
  await page.getByLabel('Another row').selectOption('collection')
  await page.getByRole('button', { name: 'Add row' }).press('Enter')
  await page.getByLabel('Collection', { exact: true }).selectOption('Under Rs 1500')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = await opened
  await preview.getByRole('link', { name: /Dashain has come to Patan/ }).waitFor()
  await preview.getByRole('link', { name: 'See all of Under Rs 1500' }).click()
  await preview.getByRole('heading', { name: 'Under Rs 1500', level: 1 }).waitFor()
  await preview.close()
  const shopper = await browser.open({ ownOrigin: origin })
  await visit(shopper, origin)
  await hydrated(shopper)
  expect(await shopper.getByText('Dashain has come to Patan').count()).toBe(0)
  await page.getByRole('button', { name: 'Publish' }).click()
  await visitUntil(shopper, origin, 'Dashain has come to Patan')
  await page.getByRole('button', { name: 'Back to the standard rows' }).click()
  await expect
    .poll(async () => {
      await visit(shopper, origin)
      return await shopper.getByText('Dashain has come to Patan').count()
    })
    .toBe(0)
})

async function visitUntil(shopper: Parameters<typeof visit>[0], address: string, text: string) {
  await expect
    .poll(async () => {
      await visit(shopper, address)
      return await shopper.getByText(text).count()
    })
    .toBeGreaterThan(0)
}
