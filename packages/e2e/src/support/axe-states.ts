import type { Page } from 'playwright-core'
import { fillField } from './admin'
import { statement } from './axe-rows'

/**
 * States of screens that no address shows: where, and what is done there before axe looks. They need what addAxeRows()
 * has added, and each is reached once in a shop.
 */
export const axeStates: [path: string, reach: (page: Page) => Promise<void>][] = [
  [
    'apikeys',
    async (page) => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Warehouse')
      await page.getByLabel('Read stock').check()
      await page.getByRole('button', { name: 'Make key' }).click()
      await page.getByLabel('The key').waitFor()
    },
  ],
  [
    'homepage',
    async (page) => {
      await page.getByRole('button', { name: 'Edit Slides, row 1' }).click()
      await page.getByRole('img', { name: 'Chosen: Wide picture' }).first().waitFor()
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    },
  ],
  [
    'couriercash/0',
    async (page) => {
      await page.getByLabel('Fee kept back by the courier').fill('१००')
      await page.getByRole('textbox', { name: 'Paid in' }).fill('1')
      await page.getByText(/too little\.$/).waitFor()
    },
  ],
  [
    'cashdays',
    async (page) => {
      await page.getByLabel('Rs. 1,000').fill('2')
      await page.getByText(/ than expected$/).waitFor()
    },
  ],
  [
    'parcelcodes',
    async (page) => {
      await page.getByLabel('Order number').fill('ET-1')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  ],
  [
    'allorder?state=packed',
    async (page) => {
      await page.getByRole('button', { name: 'Select' }).click()
      await page.getByRole('checkbox', { name: /^Select ET-/ }).check()
      await page.getByRole('button', { name: 'Hand over to courier' }).click()
      await page.getByRole('button', { name: 'Hand over', exact: true }).click()
      await page.getByRole('dialog', { name: 'Handed over to Nepal Can Move' }).waitFor()
    },
  ],
  [
    'payouts/add',
    async (page) => {
      const buffer = Buffer.from(statement('0008XYZ'))
      const file = { name: 'esewa.csv', mimeType: 'text/csv', buffer }
      await page.getByLabel('Choose a file').setInputFiles(file)
      await page.getByRole('button', { name: 'Add 1 row' }).waitFor()
    },
  ],
  [
    'taxoffice',
    async (page) => {
      await page.getByRole('listitem').getByText('Refused', { exact: true }).waitFor()
      await page.getByRole('button', { name: /^Show / }).click()
      await page.getByText('HTTP 400 {"message":"104"}').waitFor()
    },
  ],
  [
    'returns',
    async (page) => {
      await page.getByRole('button', { name: 'Answer: return of' }).click()
      await page.getByRole('button', { name: 'Approve' }).click()
      await page.getByRole('button', { name: 'Receive: return of' }).click()
      await page.getByRole('button', { name: 'Receive', exact: true }).click()
      const likely = page.getByRole('group', { name: /^Instead of/ }).getByRole('button')
      await likely.first().click()
      await page.getByText(/ Nothing to pay\.$/).waitFor()
    },
  ],
  [
    'delivery/add',
    async (page) => {
      await page.locator('summary', { hasText: 'Gandaki' }).click()
      await page.getByRole('checkbox', { name: 'Kaski', exact: true }).check()
      await fillField(page, 'Fee', '200')
      await fillField(page, 'Fee for cash', '50')
      await page.getByText('Cash on delivery for Rs. 50 more').waitFor()
    },
  ],
  [
    'addsale',
    async (page) => {
      await page.getByLabel('Takes off').fill('25')
      await page.getByText(/ products become cheaper$/).waitFor()
    },
  ],
  [
    'importsales',
    async (page) => {
      await page.getByLabel('Rows from a spreadsheet').fill('Title,Percentage\nTihar,20\nDashain,x')
      await page.getByText(/^1 of 2 rows can’t be added/).waitFor()
    },
  ],
  [
    'addcollection',
    async (page) => {
      await page.getByLabel('The products are').selectOption('hand')
      await fillField(page, 'Products', 'Asan Long Kurta')
      await fillField(page, 'Products', 'Dhaka Weave Scarf')
      await page.getByRole('button', { name: 'Move Dhaka Weave Scarf up' }).waitFor()
    },
  ],
  [
    'menus',
    async (page) => {
      await page.getByRole('button', { name: 'Add an entry' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add an entry' })
      await dialog.getByLabel('Leads to').selectOption('Collection')
      await dialog.getByLabel('Which one').selectOption('Dashain')
      await dialog.getByRole('button', { name: 'Add', exact: true }).click()
      await page.getByRole('button', { name: 'Put Dashain under the entry above' }).click()
    },
  ],
  [
    'productgrid',
    async (page) => {
      await page.locator('#cell-0-3').click()
      await page.keyboard.type('cheap')
      await page.keyboard.press('Enter')
      await page.getByText('1 cell can’t be saved').waitFor()
    },
  ],
]
