import { codedUnit, type CodedUnit } from '@etrend/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { unitOf } from '../test/sample-answers'
import { offered } from '../test/sample-rows'

const save = 'POST /staff/grid/'
const ean = '4006381333931'
const medium = coded(4, 'MD', { sku: 'K-MD' })
const large = coded(5, 'LG')

function coded(size: number, size_name: string, codes: Partial<CodedUnit> = {}) {
  return codedUnit.parse({
    id: `7-${size}`,
    product: 2,
    product_color: 7,
    product_color_info: 'Patan Linen Kurta - Navy',
    size,
    size_name,
    sku: null,
    barcode: null,
    barcode_kind: null,
    price: 2500,
    quantity: 12,
    ...codes,
  })
}

function openGrid(answers: Answers = {}) {
  return openApp('/etrendadmin/productgrid?rows=codes', {
    ...offered,
    'GET /staff/units/': { body: [medium, large], total: 2 },
    'GET /staff/stock/units/': { body: [unitOf()], total: 1 },
    ...answers,
  })
}

const cell = async (size: string, column: number) => {
  const row = (await screen.findByText(size)).closest('[role=row]')
  const found = row?.querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
  if (!found) throw new Error(`${size} has no column ${column}`)
  return found
}
const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => text } })
const saveButton = () => screen.getByRole('button', { name: 'Save' })

describe('the codes of the grid', () => {
  it('are pasted and saved together with thresholds of the same units', async () => {
    const { user, sent } = openGrid({ [save]: { body: { audit: 9, rows: 2 } } })
    await user.click(await cell('MD', 4))
    paste(`K-1\t036000291452\r\nK-2\t${ean}\r\n`)
    await screen.findByText('4 cells filled.')
    await user.click(screen.getByRole('button', { name: 'Sizes' }))
    await user.click(await cell('MD', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('8{Enter}')
    await user.click(saveButton())
    await screen.findByText('2 rows saved')
    expect(sent(save)?.body).toEqual({
      products: [],
      units: [
        {
          product_color: 7,
          size: 4,
          before: { sku: 'K-MD', barcode: null, low_stock: null },
          after: { sku: 'K-1', barcode: '0036000291452', low_stock: 8 },
        },
        {
          product_color: 7,
          size: 5,
          before: { sku: null, barcode: null },
          after: { sku: 'K-2', barcode: ean },
        },
      ],
    })
  })

  it.each([
    ['4006381333930', /, MD, Barcode: The last digit .* 4006381333931 would be right\.$/],
    ['4.00638E+12', /, MD, Barcode: A spreadsheet has shortened this code to 4\.00638E\+12/],
  ])('like “%s” are refused in the cell', async (text, words) => {
    const { user } = openGrid()
    await user.click(await cell('MD', 5))
    paste(text)
    expect(await screen.findByText(words)).toBeTruthy()
    expect((await cell('MD', 5)).getAttribute('aria-invalid')).toBe('true')
    expect(saveButton().getAttribute('aria-disabled')).toBe('true')
  })

  it('that were pasted twice are marked in both cells, SKUs in any letter case', async () => {
    const { user } = openGrid()
    await user.click(await cell('MD', 4))
    paste('k-9\r\nK-9\r\n')
    const changes = screen.getByRole('region', { name: 'Changes' })
    expect(await within(changes).findByText('2 cells can’t be saved:')).toBeTruthy()
    const words =
      'Patan Linen Kurta - Navy, LG, SKU: Patan Linen Kurta - Navy, MD has the same here.'
    expect(within(changes).getByText(words)).toBeTruthy()
    await user.click(await cell('LG', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('K-8{Enter}')
    expect(saveButton().getAttribute('aria-disabled')).toBeNull()
  })

  it('that another unit has are marked where the shop refuses them, until one is changed', async () => {
    const message = 'K-7 is the SKU of Shawl - Red, MD already.'
    const body = { message, fields: { 'units.0.sku': message } }
    const { user } = openGrid({ [save]: { status: 400, body } })
    await user.click(await cell('LG', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('K-7{Enter}')
    await user.click(saveButton())
    const words = `Patan Linen Kurta - Navy, LG, SKU: ${message}`
    expect(await screen.findByText(words)).toBeTruthy()
    expect((await cell('LG', 4)).getAttribute('aria-invalid')).toBe('true')
    await user.click(await cell('LG', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('K-6{Enter}')
    expect((await cell('LG', 4)).getAttribute('aria-invalid')).toBeNull()
    expect(screen.queryByText(words)).toBeNull()
  })
})
