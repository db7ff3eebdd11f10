import type { Collection } from '@etrend/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { category, product } from '../test/sample-rows'

const add = '/etrendadmin/addcollection'
const none = {
  category: null,
  subcategory: null,
  color: null,
  min_price: null,
  max_price: null,
  is_discounted: false,
  added_within_days: null,
  best_selling: null,
}
const saved: Collection = {
  id: 4,
  title: 'Dashain',
  slug: 'dashain',
  text: '',
  image: '',
  seo_title: '',
  seo_description: '',
  kind: 'hand',
  rule: none,
  sort: 'name',
  products: [2, 5],
  product_colors: [21],
}
const shown = (id: number, title: string) => ({
  id,
  title,
  Brand: 'Patan',
  price: 900,
  picture: null,
  colors: [
    { id: id * 10, color_name: 'Black' },
    { id: id * 10 + 1, color_name: 'Red' },
  ],
})
const preview = 'POST /staff/collections/preview/'
const options: Answers = {
  'GET /product/allCategory/': { body: [category] },
  'GET /product/allsubCategory/': { body: [] },
  'GET /comp/allColor/': { body: [] },
  'GET /product/allProduct/': { body: [{ ...product, id: 7, title: 'Scarf' }], total: 1 },
  'GET /staff/collections/4/': { body: saved, headers: { etag: '"one"' } },
  [preview]: { body: { total: 2, items: [shown(2, 'Kurta'), shown(5, 'Shawl')] } },
}

it('the list says where each collection is, and how many products it shows', async () => {
  openApp('/etrendadmin/allcollection', {
    ...options,
    'GET /staff/collections/': { body: [saved], total: 1 },
    'GET /staff/collections/counts/': { body: [{ id: 4, count: 12 }] },
  })
  const row = within(await screen.findByRole('row', { name: /Dashain/ }))
  expect(row.getByText('/collections/dashain')).toBeTruthy()
  expect(row.getByText('Chosen by hand')).toBeTruthy()
  expect(await row.findByText('12')).toBeTruthy()
})

it('a rule is previewed while it is written, and sent as JSON in the form', async () => {
  const created = 'POST /staff/collections/'
  const { user, sent } = openApp(add, { ...options, [created]: { status: 201, body: saved } })
  await user.type(screen.getByLabelText('Title'), 'Under Rs 900')
  expect(screen.getByText(/Fill in a condition/)).toBeTruthy()
  await user.type(screen.getByLabelText('Highest price'), '900')
  expect(await screen.findByText('2 products now')).toBeTruthy()
  expect(screen.getByText('Shawl')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Collection added successfully')).toBeTruthy()
  expect(sent(created)?.body).toMatchObject({ title: 'Under Rs 900', kind: 'rule' })
  expect(JSON.stringify(sent(created)?.body)).toContain('\\"max_price\\":\\"900\\"')
})

it('a rule without a condition, or with prices the wrong way round, says so', async () => {
  const { user } = openApp(add, options)
  await user.type(screen.getByLabelText('Title'), 'Nothing')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(/^Enter at least one condition/)).toBeTruthy()
  await user.type(screen.getByLabelText('Lowest price'), '900')
  await user.type(screen.getByLabelText('Highest price'), '800')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText(/^Enter a highest price that is not below/)).toBeTruthy()
})

it('products by hand are added, moved by buttons, dragged and taken out', async () => {
  const edited = 'PUT /staff/collections/4/'
  const answers = { ...options, [edited]: { body: saved } }
  const { user, sent } = openApp('/etrendadmin/editcollection/4', answers)
  await screen.findByText('Kurta')
  await user.click(screen.getByRole('combobox', { name: 'Products' }))
  await user.click(await screen.findByRole('option', { name: 'Scarf' }))
  expect(titles()).toEqual(['Kurta', 'Shawl', 'Product 7'])
  const up = screen.getByRole('button', { name: 'Move Shawl up' })
  up.focus()
  await user.keyboard('{Enter}')
  expect(titles()).toEqual(['Shawl', 'Kurta', 'Product 7'])
  expect(screen.getByText('Shawl moved to place 1 of 3')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Shawl up' }))
  const dataTransfer = { effectAllowed: 'none' }
  fireEvent.dragStart(screen.getByText('Product 7'), { dataTransfer })
  fireEvent.drop(screen.getByText('Shawl'), { dataTransfer })
  expect(titles()).toEqual(['Product 7', 'Shawl', 'Kurta'])
  await user.click(screen.getByRole('button', { name: 'Take Kurta out' }))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(sent(edited)?.body).toMatchObject({ kind: 'hand', products: '7,5' }))
  expect(sent(edited)?.match).toBe('"one"')
})

it('staff choose the colour in which a collection shows a product, and it goes with the product', async () => {
  const edited = 'PUT /staff/collections/4/'
  const answers = { ...options, [edited]: { body: saved } }
  const { user, sent } = openApp('/etrendadmin/editcollection/4', answers)
  const ofKurta = await screen.findByLabelText('Color of Kurta')
  expect(ofKurta).toHaveProperty('value', '21')
  await user.selectOptions(screen.getByLabelText('Color of Shawl'), 'Black')
  await user.selectOptions(ofKurta, 'Black')
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() => expect(sent(edited)?.body).toMatchObject({ product_colors: '50,20' }))
})

it('a product that is taken out of a collection takes its colour along', async () => {
  const edited = 'PUT /staff/collections/4/'
  const answers = { ...options, [edited]: { body: saved } }
  const { user, sent } = openApp('/etrendadmin/editcollection/4', answers)
  await user.click(await screen.findByRole('button', { name: 'Take Kurta out' }))
  await user.click(screen.getByRole('button', { name: 'Update' }))
  await waitFor(() =>
    expect(sent(edited)?.body).toMatchObject({ products: '5', product_colors: '' }),
  )
})

/** The products of the form, in their order. */
function titles() {
  const list = within(screen.getByRole('list', { name: 'Products of the collection' }))
  return list.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)
}
