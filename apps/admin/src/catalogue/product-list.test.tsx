import { productFacts, productsPreview } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { offered, product } from '../test/sample-rows'

const list = '/etrendadmin/allproduct'
const rows = 'GET /product/allProduct/'
const change = 'POST /staff/bulk/products/'
const preview = 'POST /staff/bulk/products/preview/'
const matching = 'GET /staff/products/matching/'
const cap = { ...product, id: 3, title: 'Sunny Day Cap' }

const facts = productFacts.parse({
  id: 2,
  picture: '/media/abc',
  stock: 'low',
  pieces: 7,
  low: 1,
  out: 2,
  missing: [
    { check: 'no_display_image', severity: 'hurts' },
    { check: 'no_alt', severity: 'hint' },
  ],
})
const outOfStock = { ...facts, id: 3, picture: null, stock: 'out', pieces: 0, low: 0, missing: [] }
const listed: Answers = {
  ...offered,
  [rows]: { body: [product, cap], total: 12 },
  'GET /staff/products/facts/': { body: [facts, outOfStock] },
}

describe('the product list', () => {
  it('shows the stock of each product and what it lacks', async () => {
    const { sent } = openApp(list, listed)
    const kurta = await screen.findByRole('row', { name: /Patan Linen Kurta/ })
    expect(await within(kurta).findByText('7')).toBeTruthy()
    expect(within(kurta).getByText('1 low, 2 out')).toBeTruthy()
    expect(within(kurta).getByText('No display image')).toBeTruthy()
    expect(within(kurta).queryByText('No alt text')).toBeNull()
    const other = screen.getByRole('row', { name: /Sunny Day Cap/ })
    expect(within(other).getByRole('link', { name: 'Out' })).toBeTruthy()
    expect(sent('GET /staff/products/facts/')?.query).toBe('?ids=2%2C3')
  })

  it('is filtered by stock and by what is missing through the call of staff', async () => {
    const { user, sent } = openApp(list, {
      ...listed,
      'GET /staff/products/': { body: [cap], total: 1 },
    })
    const more = await screen.findByRole('combobox', { name: 'Add a filter' })
    await user.selectOptions(more, 'Stock')
    const stock = screen.getByRole('combobox', { name: 'Stock' })
    expect(document.activeElement).toBe(stock)
    await user.selectOptions(stock, 'Low stock')
    await user.selectOptions(more, 'Missing')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Missing' }), 'No picture')
    await waitFor(() => expect(screen.queryByText('Patan Linen Kurta')).toBeNull())
    expect(sent('GET /staff/products/')?.query).toContain('stock=low')
    const grid = screen.getByRole('link', { name: 'Edit as a grid' }).getAttribute('href')
    expect(grid).toBe('/etrendadmin/productgrid?stock=low&missing=no_picture')
    await user.click(screen.getByRole('button', { name: 'Remove the filter Stock' }))
    await waitFor(() => expect(location.search).toBe('?missing=no_picture'))
    expect(screen.queryByRole('combobox', { name: 'Stock' })).toBeNull()
  })

  it('selects all that match, without some of them, until the filters change', async () => {
    const { user, sent } = openApp(`${list}?category=1`, {
      ...listed,
      [matching]: { body: { count: 12, mark: 'abc' } },
      [change]: { body: { audit: 5, done: [3], refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
    const bar = within(screen.getByRole('region', { name: 'Chosen rows' }))
    await user.click(bar.getByRole('button', { name: 'Select all 12 that match' }))
    expect(await bar.findByText('12 selected')).toBeTruthy()
    expect(sent(matching)?.query).toBe('?category=1')
    expect(bar.queryByRole('button', { name: 'Delete' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
    expect(bar.getByText('11 selected')).toBeTruthy()
    await user.click(bar.getByRole('button', { name: 'Change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change 11 products' }))
    await user.type(dialog.getByLabelText('Brand'), 'Himal')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    await screen.findByText('1 product changed')
    expect(sent(change)?.body).toEqual({
      match: { query: { category: '1' }, mark: 'abc' },
      ids: [2],
      change: { Brand: 'Himal' },
    })
    expect(screen.queryByRole('region', { name: 'Chosen rows' })).toBeNull()
  })

  it('puts chosen products, or all that match but some, in a sale', async () => {
    const { user, requests } = openApp(`${list}?category=1`, {
      ...listed,
      [matching]: { body: { count: 102, mark: 'abc' } },
      'GET /staff/products/': ({ query }) => {
        const isFirst = query.includes('page=1')
        const body = isFirst
          ? Array.from({ length: 100 }, (_, id) => ({ ...cap, id: id + 10 }))
          : [product, cap]
        return { body, total: 102 }
      },
    })
    const products = () => new URLSearchParams(location.search).get('products')
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sunny Day Cap' }))
    await user.click(screen.getByRole('button', { name: 'Put in a sale' }))
    await waitFor(() => expect(products()).toBe('3'))
    expect(location.pathname).toBe('/etrendadmin/addsale')
    history.back()
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sunny Day Cap' }))
    await user.click(screen.getByRole('button', { name: 'Select all 12 that match' }))
    await screen.findByText('102 selected')
    await user.click(screen.getByRole('checkbox', { name: 'Select Sunny Day Cap' }))
    await user.click(screen.getByRole('button', { name: 'Put in a sale' }))
    await waitFor(() => expect(products()?.split(',')).toHaveLength(101))
    expect(products()).toMatch(/^10,.*,109,2$/)
    const pages = requests.filter(({ call }) => call === 'GET /staff/products/')
    expect(pages.map(({ query }) => new URLSearchParams(query).get('category'))).toEqual(['1', '1'])
  })

  it('says how many products a sale lists at most where more are chosen', async () => {
    const { user } = openApp(list, { ...listed, [matching]: { body: { count: 501, mark: 'a' } } })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sunny Day Cap' }))
    await user.click(screen.getByRole('button', { name: 'Select all 12 that match' }))
    await screen.findByText('501 selected')
    await user.click(screen.getByRole('button', { name: 'Put in a sale' }))
    expect(await screen.findByText(/A sale lists at most 500 products/)).toBeTruthy()
    expect(location.pathname).toBe(list)
  })

  it('forgets that all that match are selected when it finds other rows', async () => {
    const { user } = openApp(list, { ...listed, [matching]: { body: { count: 12, mark: 'abc' } } })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
    await user.click(screen.getByRole('button', { name: 'Select all 12 that match' }))
    await screen.findByText('12 selected')
    await user.selectOptions(screen.getByLabelText('Add a filter'), 'Featured')
    await user.selectOptions(screen.getByLabelText('Featured?'), 'Featured')
    await waitFor(() => expect(screen.queryByText('12 selected')).toBeNull())
  })
})

describe('a product’s actions', () => {
  const hidden = 'Patan Linen Kurta is hidden'

  it('hide it from the shop, which can be undone, or put it on sale', async () => {
    const draft = { ...cap, status: 'draft' }
    const { user, sent } = openApp(list, {
      ...listed,
      [rows]: { body: [product, draft], total: 2 },
      [change]: { body: { audit: 5, done: [2], refused: [] } },
      'POST /staff/audit/5/undo/': { body: { refused: [] } },
    })
    expect(await screen.findByRole('button', { name: 'Put on sale: Sunny Day Cap' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Hide Patan Linen Kurta' }))
    expect(await screen.findByText(hidden)).toBeTruthy()
    expect(sent(change)?.body).toEqual({ ids: [2], change: { status: 'draft' } })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('All of it was undone.')).toBeTruthy()
  })

  it('say why it could not be put on sale', async () => {
    const { user } = openApp(list, {
      ...listed,
      [rows]: { body: [{ ...product, status: 'draft' }], total: 1 },
      [change]: { status: 409, body: { message: 'It has no color yet.' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Put on sale: Patan Linen Kurta' }))
    expect(await screen.findByText('It has no color yet.')).toBeTruthy()
  })

  it('open with the key M, and the title leads to the product', async () => {
    const { user } = openApp(list, listed)
    const title = await screen.findByRole('link', { name: 'Patan Linen Kurta' })
    expect(title.getAttribute('href')).toBe('/etrendadmin/editproduct/2')
    let opened = 0
    const menu = screen.getByRole('button', { name: 'Actions for Patan Linen Kurta' })
    menu.addEventListener('click', () => (opened += 1))
    await user.keyboard('jm')
    expect(opened).toBe(1)
  })
})

describe('a change of prices', () => {
  it('is shown before and after, and can leave out what it can’t change', async () => {
    const body = productsPreview.parse({
      count: 2,
      changes: 1,
      rows: [{ id: 2, label: 'Kurta', before: { price: 2500 }, after: { price: 2250 } }],
      refusals: 1,
      refused: [{ id: 3, label: 'Cap', message: 'The price would be Rs.\u00a00 or less.' }],
    })
    const { user, sent } = openApp(list, {
      ...listed,
      [preview]: { body },
      [change]: { body: { audit: 5, done: [2], refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change 2 products' }))
    await user.selectOptions(dialog.getByLabelText('Change prices'), 'By percent')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('Enter a percentage as a number.')).toBeTruthy()
    const percent = dialog.getByLabelText('By how many percent')
    await user.type(percent, '1e1')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('Enter a percentage as a number.')).toBeTruthy()
    await user.clear(percent)
    await user.type(percent, '-१०')
    await user.selectOptions(dialog.getByLabelText('Round to'), '5 rupees')
    await user.click(dialog.getByLabelText('Discounted prices too'))
    const shown = within(await dialog.findByRole('region', { name: 'Preview' }))
    expect(await shown.findByText('Rs. 2,250')).toBeTruthy()
    expect(shown.getByText('Cap: The price would be Rs. 0 or less.')).toBeTruthy()
    await user.click(dialog.getByLabelText('Leave these as they are and change the others'))
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    await screen.findByText('1 product changed')
    expect(sent(change)?.body).toEqual({
      ids: [2, 3],
      change: { price_by: { percent: -10, round_to: 5, with_discount: true } },
      leave_refused: true,
    })
  })
})

describe('a new product', () => {
  const added: Answers = {
    ...offered,
    'POST /product/createProduct/': { status: 201, body: product },
    'GET /product/updateDeleteProduct/2/': { body: product },
  }

  async function fillIn(user: ReturnType<typeof openApp>['user']) {
    const field = (name: string) => screen.getByLabelText(name)
    await user.type(field('Title'), 'Kurta')
    await user.type(field('Description'), 'Linen')
    await user.type(field('Brand'), 'Patan')
    await screen.findByRole('option', { name: 'Men / tops' })
    await user.selectOptions(field('Sub Category'), 'Men / tops')
    await user.type(field('Price'), '2500')
  }

  it('leads into the product by a button of its own', async () => {
    const { user } = openApp('/etrendadmin/addproduct', added)
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Save and set up' }))
    expect(await screen.findByText('Product added successfully')).toBeTruthy()
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/editproduct/2'))
    expect(await screen.findByRole('heading', { name: 'Patan Linen Kurta', level: 1 })).toBeTruthy()
    expect(screen.getByText('Patan Linen Kurta was added.')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Add another' }))
    expect(location.pathname).toBe('/etrendadmin/addproduct')
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', '')
  })

  it('leads into the product from above the cleared form', async () => {
    const { user } = openApp('/etrendadmin/addproduct', added)
    await fillIn(user)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Product added successfully')).toBeTruthy()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', '')
    await user.click(screen.getByRole('link', { name: 'Set up its colors, pictures and stock' }))
    expect(location.pathname).toBe('/etrendadmin/editproduct/2')
  })

  it('can be the copy of another, which an Undo removes', async () => {
    const { user, sent } = openApp(list, {
      ...listed,
      'POST /staff/products/2/duplicate/': {
        status: 201,
        body: { product: { ...product, id: 8, title: 'Copy of Patan Linen Kurta' }, audit: 40 },
      },
      'GET /product/updateDeleteProduct/8/': { body: { ...product, id: 8 } },
      'POST /staff/audit/40/undo/': { body: { audit: 41, rows: 3, refused: [] } },
    })
    await user.click(await screen.findByRole('button', { name: 'Duplicate Patan Linen Kurta' }))
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/editproduct/8'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('All of it was undone.')).toBeTruthy()
    expect(sent('POST /staff/audit/40/undo/')).toBeTruthy()
    expect(location.pathname).toBe(list)
  })
})
