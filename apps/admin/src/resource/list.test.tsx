import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { heldBack, openApp, type Answer, type Answers } from '../app/testing'
import { category, movement, offered, product } from '../test/sample-rows'

const cap = { ...product, id: 3, title: 'Sunny Day Cap' }
const rows = 'GET /product/allProduct/'
const listed: Answers = { ...offered, [rows]: { body: [product, cap], total: 2 } }
const list = '/etrendadmin/allproduct'

describe('a list', () => {
  it('is narrowed by its filters, which its address keeps', async () => {
    const { user, requests } = openApp(`${list}?page=2`, {
      ...listed,
      [rows]: { body: [cap], total: 26 },
    })
    await user.selectOptions(await screen.findByLabelText('Add a filter'), 'Category')
    const filter = screen.getByLabelText('Category')
    await within(filter).findByRole('option', { name: category.title })
    await user.selectOptions(filter, category.title)
    expect(location.search).toBe('?category=1')
    await waitFor(() => expect(requests.at(-1)?.query).toBe('?category=1&page=1&page_size=25'))
    await user.click(screen.getByRole('link', { name: 'Show all' }))
    expect(location.search).toBe('')
    expect(screen.queryByLabelText('Category')).toBeNull()
  })

  it('drops a search when another page is opened before it begins', async () => {
    openApp(list, listed)
    const box = await screen.findByRole('searchbox')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    fireEvent.change(box, { target: { value: 'cap' } })
    fireEvent.click(screen.getByRole('link', { name: 'Color' }))
    // Longer than the pause after which the list would be searched.
    await act(async () => void vi.advanceTimersByTime(400))
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

  it('can be taken back while the list is still on its way', async () => {
    let list = (): Answer | Promise<Answer> => sizes
    const late = heldBack({ body: [], total: 0 })
    const { user, sent } = openApp('/etrendadmin/allsize', {
      'GET /comp/allSize': () => list(),
      'DELETE /comp/updateDeleteSize/2/': () => {
        list = late.answer
        return { status: 204 }
      },
      'POST /staff/trash/restore/': { body: { noun: 'sizes', id: 2, label: 'MD' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete MD' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(undo)
    await waitFor(() => expect(sent('POST /staff/trash/restore/')).toBeTruthy())
    late.release()
    expect(await screen.findByText('MD is back.')).toBeTruthy()
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
