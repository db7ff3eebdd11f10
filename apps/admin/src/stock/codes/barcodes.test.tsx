import { codedUnit, type CodedUnit } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp, type Answers } from '../../app/testing'

const list = 'GET /staff/units/'
const set = 'PUT /staff/units/7/4/codes/'
const make = 'POST /staff/units/codes/'
const field = 'Barcode, Patan Linen Kurta - Navy, MD'

function unitOf(changes: Partial<CodedUnit> = {}) {
  return codedUnit.parse({
    id: '7-4',
    product: 2,
    product_color: 7,
    product_color_info: 'Patan Linen Kurta - Navy',
    size: 4,
    size_name: 'MD',
    sku: 'K-1',
    barcode: null,
    barcode_kind: null,
    price: 2500,
    quantity: 12,
    ...changes,
  })
}

function open(units: CodedUnit[], answers: Answers = {}, search = '') {
  return openApp(`/etrendadmin/barcodes${search}`, {
    [list]: { body: units, total: units.length },
    ...answers,
  })
}

describe('the barcodes', () => {
  it('are listed and saved on Enter', async () => {
    const saved = unitOf({ barcode: '4006381333931', barcode_kind: 'EAN-13' })
    const { user, sent } = open([unitOf()], { [set]: { body: saved } })
    await user.type(await screen.findByLabelText(field), '4006381333931{Enter}')
    expect(await screen.findByText('Barcode saved')).toBeTruthy()
    expect(sent(set)?.body).toEqual({ barcode: '4006381333931' })
  })

  it('with a wrong check digit are not sent, and a refusal is shown at the field', async () => {
    const message = '4006381333931 is the barcode of Shawl - Red, MD already.'
    const { user, sent } = open([unitOf()], { [set]: { status: 409, body: { message } } })
    const input = await screen.findByLabelText(field)
    await user.type(input, '4006381333930{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/4006381333931 would be right/)
    expect(sent(set)).toBeUndefined()
    await user.clear(input)
    await user.type(input, '4006381333931{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
  })

  it('that are missing are made with one button', async () => {
    const { user, sent } = open([unitOf()], { [make]: { body: { skus: 0, barcodes: 3, left: 2 } } })
    await user.click(await screen.findByRole('button', { name: 'Make missing codes' }))
    expect(await screen.findByText('0 SKUs and 3 barcodes made; 2 units left')).toBeTruthy()
    expect(sent(make)?.body).toEqual({ units: 'all' })
  })

  it.each([
    ['', 'No units yet. A unit appears here when its first pieces are received.'],
    ['?lacks=sku', 'No unit matches this. Try fewer or other words, or fewer filters.'],
  ])('without units at the address “%s”, say: %s', async (search, words) => {
    open([], {}, search)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})

describe('the labels', () => {
  it('are asked for with a sheet and a number, and a refusal stays in the dialog', async () => {
    const message = 'The code K-1 is too long for this label: choose a wider label.'
    const { user, sent } = open([unitOf()], {
      'GET /staff/units/scan/': { body: unitOf() },
      'POST /staff/units/labels.pdf': { status: 409, body: { message } },
    })
    await user.click(await screen.findByLabelText('Select Patan Linen Kurta - Navy, MD'))
    await user.click(screen.getByRole('button', { name: 'Print labels' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Print labels' }))
    await user.selectOptions(dialog.getByLabelText('Sheet'), 'a4-65')
    await user.selectOptions(dialog.getByLabelText('Labels of each unit'), 'stock')
    expect(dialog.getByText(/^12 labels for 1 unit\./)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Download PDF' }))
    expect(await dialog.findByText(message)).toBeTruthy()
    const unit = { product_color: 7, size: 4, copies: 12 }
    expect(sent('POST /staff/units/labels.pdf')?.body).toEqual({
      sheet: 'a4-65',
      skip: 0,
      labels: [unit],
    })
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeTruthy())
  })

  it('are saved as a PDF, and the dialog is closed', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    const { user } = open([unitOf()], {
      'GET /staff/units/scan/': { body: unitOf() },
      'POST /staff/units/labels.pdf': { body: '%PDF' },
    })
    await user.click(await screen.findByLabelText('Select Patan Linen Kurta - Navy, MD'))
    await user.click(screen.getByRole('button', { name: 'Print labels' }))
    await user.click(screen.getByRole('button', { name: 'Download PDF' }))
    await waitFor(() => expect(saved).toEqual(['labels.pdf']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
