import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { offered, product } from '../test/sample-rows'

const one = 'GET /product/updateDeleteProduct/2/'
const change = 'PATCH /product/updateDeleteProduct/2/'
const list = 'GET /product/allProduct/'

function openProduct(saved: object, answers: Answers = {}) {
  return openApp('/etrendadmin/editproduct/2', {
    ...offered,
    [one]: { body: { ...product, ...saved } },
    [change]: ({ body }) => ({ body }),
    [list]: { body: [product], total: 1 },
    'GET /store/shop': { body: { dollar_rate: null, storefront_url: 'http://shop.test' } },
    ...answers,
  })
}

const status = () => screen.findByRole('group', { name: 'Sale' })

describe('a draft', () => {
  it('is what a product starts as', async () => {
    const { user, sent } = openApp('/etrendadmin/addproduct', {
      ...offered,
      'POST /product/createProduct/': { status: 201, body: product },
    })
    expect(screen.getByLabelText('Status')).toHaveProperty('value', 'draft')
    await user.type(screen.getByLabelText('Title'), 'Kurta')
    await user.type(screen.getByLabelText('Description'), 'Linen')
    await user.type(screen.getByLabelText('Brand'), 'Patan')
    await screen.findByRole('option', { name: 'Men / tops' })
    await user.selectOptions(screen.getByLabelText('Sub Category'), 'Men / tops')
    await user.type(screen.getByLabelText('Price'), '2500')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Product added successfully')).toBeTruthy()
    expect(sent('POST /product/createProduct/')?.body).toMatchObject({ status: 'draft' })
  })

  it('keeps a description whole that is too long, and says by how many characters it may be', async () => {
    const { user, sent } = openProduct({ status: 'draft' })
    await status()
    const description = screen.getByLabelText('Description')
    await user.clear(description)
    await user.click(description)
    const pasted = 'ल'.repeat(5001)
    await user.paste(pasted)
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Keep a description to 5000 characters.')).toBeTruthy()
    expect(description).toHaveProperty('value', pasted)
    expect(sent(change)).toBeUndefined()
  })

  it('is put on sale with one button, which saves what else was changed', async () => {
    const { user, sent } = openProduct({ status: 'draft' })
    const sale = within(await status())
    expect(sale.getByText('Shoppers don’t see it yet.')).toBeTruthy()
    await user.type(screen.getByLabelText('Title'), ' II')
    await user.click(sale.getByRole('button', { name: 'Put on sale' }))
    expect(await screen.findByText('Product Updated Successfully')).toBeTruthy()
    expect(sent(change)?.body).toMatchObject({ status: 'active', title: 'Patan Linen Kurta II' })
  })

  it('is not put on sale by Enter in a field', async () => {
    const { user, sent } = openProduct({ status: 'draft' })
    await status()
    await user.type(screen.getByLabelText('Title'), '{Enter}')
    await waitFor(() => expect(sent(change)?.body).toMatchObject({ status: 'draft' }))
  })

  it('is looked at in a preview, in a page of its own', async () => {
    const page = { location: { href: '' }, close: vi.fn<() => void>() }
    vi.stubGlobal('open', () => page)
    const answer = { url: 'http://shop.test/preview/2.a.b', expires_at: '2026-12-24T04:15:00.000Z' }
    const { user } = openProduct(
      { status: 'draft' },
      { 'POST /staff/products/2/preview/': { status: 201, body: answer } },
    )
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    await waitFor(() => expect(page.location.href).toBe(answer.url))
  })

  it('whose preview can’t be made says so, and the empty page is closed', async () => {
    const page = { location: { href: '' }, close: vi.fn<() => void>() }
    vi.stubGlobal('open', () => page)
    const { user } = openProduct({ status: 'draft' })
    await user.click(await screen.findByRole('button', { name: 'Preview' }))
    expect(await screen.findByText('The preview could not be opened.')).toBeTruthy()
    expect(page.close).toHaveBeenCalled()
  })
})

describe('the times of a product', () => {
  it('are shown and typed in Nepal’s time', async () => {
    const { user, sent } = openProduct({ goes_live_at: '2026-12-24T04:15:00.000Z' })
    expect(await screen.findByLabelText('Goes live')).toHaveProperty('value', '2026-12-24T10:00')
    await user.type(screen.getByLabelText('Ends'), '2099-12-31T18:00')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Product Updated Successfully')).toBeTruthy()
    expect(sent(change)?.body).toMatchObject({
      goes_live_at: '2026-12-24T04:15:00.000Z',
      ends_at: '2099-12-31T12:15:00.000Z',
    })
  })

  it('that end before they begin are refused at the field', async () => {
    const { user, requests } = openProduct({ goes_live_at: '2099-12-24T04:15:00.000Z' })
    await user.type(await screen.findByLabelText('Ends'), '2099-12-24T10:00')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Enter an end after the time to go live.')).toBeTruthy()
    expect(requests.some(({ call }) => call === change)).toBe(false)
  })

  it.each([
    [{ goes_live_at: '2099-12-24T04:15:00.000Z' }, 'Scheduled', 'Put on sale now', 'goes_live_at'],
    [{ ends_at: '2020-01-01T00:00:00.000Z' }, 'Ended', 'Put on sale', 'ends_at'],
  ] as const)('%o: it is %s; “%s” clears the time', async (saved, mark, button, field) => {
    const { user, sent } = openProduct(saved)
    const sale = within(await status())
    expect(screen.getByText(mark)).toBeTruthy()
    await user.click(sale.getByRole('button', { name: button }))
    await screen.findByText('Product Updated Successfully')
    expect(sent(change)?.body).toMatchObject({ status: 'active', [field]: null })
  })
})

it('a product on sale leads to its page in the shop', async () => {
  openProduct({})
  const sale = within(await status())
  const link = await screen.findByRole('link', { name: 'Open in the shop' })
  expect(link.getAttribute('href')).toBe('http://shop.test/productDetail/2-patan-linen-kurta')
  expect(sale.queryByRole('button', { name: /Put on sale/ })).toBeNull()
})

it('many products are archived together', async () => {
  const { user, sent } = openApp('/etrendadmin/allproduct?status=draft', {
    ...offered,
    [list]: { body: [{ ...product, status: 'draft' }], total: 1 },
    'POST /staff/bulk/products/': { body: { audit: 5, done: [2], refused: [] } },
  })
  const table = within(await screen.findByRole('table'))
  expect(table.getByText('Draft')).toBeTruthy()
  await user.click(table.getByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change 1 product' }))
  await user.selectOptions(dialog.getByLabelText('Status'), 'Archived')
  await user.click(dialog.getByRole('button', { name: 'Change' }))
  expect(await screen.findByText('1 product changed')).toBeTruthy()
  expect(sent('POST /staff/bulk/products/')?.body).toEqual({
    ids: [2],
    change: { status: 'archived' },
  })
})
