import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { category, color, movement, offered, product } from '../test/sample-rows'

const cap = { ...product, id: 3, title: 'Sunny Day Cap' }
const rows = 'GET /product/allProduct/'
const listed: Answers = { ...offered, [rows]: { body: [product, cap], total: 2 } }
const list = '/etrendadmin/allproduct'

describe('a list', () => {
  it('is narrowed by its filters, which its address keeps', async () => {
    const { user, requests } = openApp(`${list}?page=2`, {
      ...listed,
      [rows]: { body: [cap], total: 11 },
    })
    const filter = await screen.findByLabelText('Category')
    await within(filter).findByRole('option', { name: category.title })
    await user.selectOptions(filter, category.title)
    expect(location.search).toBe('?category=1')
    await waitFor(() => expect(requests.at(-1)?.query).toBe('?category=1&page=1&page_size=10'))
    await user.click(screen.getByRole('link', { name: 'Show all' }))
    expect(location.search).toBe('')
  })

  it('drops a search when another page is opened before it begins', async () => {
    const { user } = openApp(list, listed)
    await user.type(await screen.findByRole('searchbox'), 'cap')
    await user.click(screen.getByRole('link', { name: 'Color' }))
    // Longer than the pause after which the list would be searched.
    await new Promise((passed) => setTimeout(passed, 400))
    expect(location.pathname + location.search).toBe('/etrendadmin/allcolor')
  })

  it('that depends on a product says which, where its address names one', async () => {
    openApp('/etrendadmin/allstock?product=2', {
      ...offered,
      'GET /stock/allStock/': { body: [movement], total: 1 },
      'GET /product/updateDeleteProduct/2/': { body: product },
    })
    const filter = await screen.findByRole('combobox', { name: 'Product' })
    await waitFor(() => expect(filter).toHaveProperty('value', 'Patan Linen Kurta'))
  })

  it('shows the columns that were chosen, and as many rows a page, also the next time', async () => {
    const { user } = openApp(list, listed)
    await screen.findByRole('table')
    await user.click(screen.getByText('Columns'))
    await user.click(screen.getByRole('checkbox', { name: 'Brand' }))
    expect(screen.queryByRole('columnheader', { name: 'Brand' })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Rows per page'), '50')
    await user.click(screen.getByRole('link', { name: 'Color' }))
    await user.click(screen.getByRole('link', { name: 'Product' }))
    await screen.findByRole('columnheader', { name: 'Price' })
    expect(screen.queryByRole('columnheader', { name: 'Brand' })).toBeNull()
    expect(screen.getByLabelText('Rows per page')).toHaveProperty('value', '50')
  })

  it('can be exported as CSV, as it is searched and sorted', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user, sent } = openApp(`${list}?q=cap&sort=-price`, {
      ...listed,
      'GET /staff/export/products/': { body: 'id,title' },
    })
    await user.click(screen.getByRole('button', { name: 'Export CSV' }))
    await waitFor(() => expect(click).toHaveBeenCalled())
    expect(sent('GET /staff/export/products/')?.query).toBe('?q=cap&sort=-price')
  })
})

describe('a deletion', () => {
  const sizes = { body: [{ id: 2, size_name: 'MD' }], total: 1 }

  it('can be taken back from its toast', async () => {
    const { user, sent } = openApp('/etrendadmin/allsize', {
      'GET /comp/allSize': sizes,
      'DELETE /comp/updateDeleteSize/2/': { status: 204 },
      'POST /staff/trash/restore/': { body: { noun: 'sizes', id: 2, label: 'MD' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete MD' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('MD is back.')).toBeTruthy()
    expect(sent('POST /staff/trash/restore/')?.body).toEqual({ noun: 'sizes', id: 2 })
  })

  it('that is refused leads to what depends on the row', async () => {
    const uses = [{ noun: 'stock', count: 14, query: 'size=2' }]
    const { user } = openApp('/etrendadmin/allsize', {
      'GET /comp/allSize': sizes,
      'DELETE /comp/updateDeleteSize/2/': {
        status: 409,
        body: { message: 'Size MD is used by 14 stock movements.', uses },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete MD' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    const link = await screen.findByRole('link', { name: 'Show 14 stock movements' })
    expect(link.getAttribute('href')).toBe('/etrendadmin/allstock?size=2')
  })
})

describe('many rows', () => {
  it('are deleted together; those that stay say why, and the others can come back', async () => {
    const refused = [{ id: 3, label: 'Navy', message: 'Color Navy is used by 1 product color.' }]
    const { user, sent } = openApp('/etrendadmin/allcolor', {
      'GET /comp/allColor/': { body: [color, { ...color, id: 4, color_name: 'Red' }], total: 2 },
      'POST /staff/bulk/delete/': { body: { audit: 31, done: [4], refused } },
      'POST /staff/audit/31/undo/': { body: { audit: 32, rows: 1, refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(screen.getByRole('region', { name: 'Chosen rows' }))
    expect(bar.getByText('2 selected')).toBeTruthy()
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    const question = 'Are you sure you want to delete these 2 colors?'
    const dialog = within(screen.getByRole('dialog', { name: question }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Color Navy is used by 1 product color.')).toBeTruthy()
    expect(sent('POST /staff/bulk/delete/')?.body).toEqual({ noun: 'colors', ids: [3, 4] })
    expect(bar.getByText('1 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('All of it was undone.')).toBeTruthy()
  })

  it('of products can get a discount and be featured together', async () => {
    const { user, sent } = openApp(list, {
      ...listed,
      'POST /staff/bulk/products/': { body: { audit: 5, done: [2], refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change 1 product' }))
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('Choose what to change.')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Discount'), 'Percent off the price')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('Enter a percentage as a number.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Percent off'), '20')
    await user.selectOptions(dialog.getByLabelText('Is Featured'), 'Yes')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await screen.findByText('1 product changed')).toBeTruthy()
    expect(sent('POST /staff/bulk/products/')?.body).toEqual({
      ids: [2],
      change: { percent_off: 20, is_featured: true },
    })
  })

  it('of products that could not be changed are listed, and the others can be undone', async () => {
    const message = 'There is no product with this id.'
    const refused = [{ id: 9, label: 'Tee', message }]
    const { user } = openApp(list, {
      ...listed,
      'POST /staff/bulk/products/': { body: { audit: 5, done: [2], refused } },
      'POST /staff/audit/5/undo/': { body: { audit: 6, rows: 1, refused } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change 1 product' }))
    await user.selectOptions(dialog.getByLabelText('Is Featured'), 'Yes')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('1 product changed, but not these:')).toBeTruthy()
    expect(dialog.getByText(`Tee: ${message}`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 product could not be put back.')).toBeTruthy()
  })
})
