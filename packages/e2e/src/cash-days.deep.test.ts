import { expect, it } from 'vitest'
import { adminBrowser } from './support/admin'
import { axeViolations } from './support/axe'
import { phone } from './support/browser-basics'
import { playedShop } from './support/played-shop'

const played = playedShop()
const admin = adminBrowser(() => played.shop())

it('the day’s cash is noted, counted by notes, closed with its reason, and corrected afterwards', async () => {
  const page = await admin.open('cashdays', {
    ...phone,
    expected: /400 \(Bad Request\)/,
    reducedMotion: 'reduce',
  })
  await page.getByText('No day is closed yet.').waitFor()
  await page.getByLabel('Amount').fill('2400')
  await page.getByLabel('Who and why').fill('Nepal Can Move, three parcels')
  await page.getByRole('button', { name: 'Note cash' }).click()
  await page.getByText('Courier: Nepal Can Move, three parcels').waitFor()
  await page.getByLabel('Rs. 1,000').fill('2')
  await page.getByLabel('Rs. 100', { exact: true }).fill('3')
  await page.getByText('Rs. 100 less than expected').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Close the day' }).click()
  await page.getByText('Say why the count differs.').waitFor()
  await page.getByLabel('Reason of a difference').fill('Given out as change')
  await page.getByRole('button', { name: 'Close the day' }).click()

  await page.getByRole('heading', { name: 'Closed Day', exact: true }).waitFor()
  await page.getByText('2 × 1000, 3 × 100').waitFor()
  await page.getByLabel('What happened').selectOption('There was more cash')
  await page.getByLabel('Amount').fill('100')
  await page.getByLabel('Who and why').fill('The note was found')
  await page.getByRole('button', { name: 'Add correction' }).press('Enter')
  await page.getByText('Correction: The note was found').waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
  await page.goBack()
  await page.getByText('Today is closed.').waitFor()
  await page.getByRole('list', { name: 'Closed days' }).getByText('Given out as change').waitFor()
})
