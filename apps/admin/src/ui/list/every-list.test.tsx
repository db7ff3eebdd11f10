import {
  builtInRole,
  contract,
  emptyScope,
  staffPage,
  promoCode,
  stocktake,
} from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { openApp, pageOf, type Answers } from '../../app/testing'
import { rowOf } from '../../test/row-of'
import { colorStockOf, importOf } from '../../test/sample-answers'

const entry = {
  id: 12,
  at: '2026-11-20T09:30:00.000Z',
  staff: 1,
  staff_name: 'Sunita',
  action: 'edit',
  noun: 'products',
  row_id: 7,
  label: 'Linen Kurta',
  before: null,
  after: null,
  request_id: 'req-1',
  address: null,
  part_of: null,
  parts: 0,
  undoes: null,
  undone_by: null,
  is_undoable: false,
}
const earlier = { ...entry, id: 11, at: '2026-11-18T09:30:00.000Z', row_id: 8, label: 'Wool Scarf' }
const deleted = {
  noun: 'colors',
  row_id: 3,
  label: 'Navy',
  contents: [],
  deleted_at: '2026-11-20T09:30:00.000Z',
  staff_name: 'Sunita',
  purged_at: '2999-12-20T09:30:00.000Z',
}
const code = promoCode.parse({
  id: 4,
  code: 'DASHAIN',
  amount_off: 100,
  percent_off: null,
  max_off: null,
  is_active: true,
  max_uses: null,
  max_uses_per_customer: null,
  first_order_only: false,
  free_delivery: false,
  applies_to: null,
  excluding: emptyScope,
  covers_reduced: true,
  min_subtotal: null,
  valid_from: null,
  valid_to: null,
  uses: 2,
})
const shops: Answers = {
  'GET /staff/audit/': { body: [entry, earlier], total: 2 },
  'GET /staff/members/': {
    body: (['owner', 'packer'] as const).map((role, place) => ({
      id: place + 1,
      username: `The ${role}`,
      email: `${role}@etrend.example`,
      ...builtInRole(role),
      is_active: true,
      created_at: entry.at,
      last_used_at: null,
    })),
  },
  'GET /staff/members/invites/': { body: [] },
  'GET /staff/roles/': { body: [] },
  'GET /staff/trash/': { body: [deleted], total: 1 },
  'GET /staff/promo-codes': { body: [code, { ...code, id: 5, code: 'TIHAR', is_active: false }] },
  'GET /staff/imports/': { body: [importOf()], total: 1 },
}
const open = (path: string) => openApp(`/etrendadmin/${path}`, shops)
const keys = () => screen.findByRole('button', { name: 'Keys' })
const focused = () => document.activeElement?.textContent ?? ''

beforeEach(() => {
  localStorage.removeItem('etrend.page-size')
  localStorage.removeItem('etrend.hidden-columns.promocodes')
})

const pagedLists = {
  allproduct: contract.products.list,
  allcategory: contract.categories.list,
  allsub: contract.subcategories.list,
  allcolor: contract.colors.list,
  allpcolor: contract.productColors.list,
  allpimage: contract.productImages.list,
  allsize: contract.sizes.list,
  allstock: contract.stock.list,
  allcollection: contract.collections.list,
  allsale: contract.saleOffers.list,
  allcourier: contract.couriers.list,
  allholiday: contract.holidays.list,
  allorder: contract.staffOrders.list,
  returns: contract.returns.list,
  refunds: contract.refunds.list,
  bills: contract.bills.list,
  creditnotes: contract.bills.creditNotes,
  taxoffice: contract.taxFilings.list,
  customers: contract.customers.list,
  reviews: contract.reviewModeration.list,
  mails: contract.mails.list,
  sms: contract.smsMessages.list,
  'webhooks/log': contract.webhooks.deliveries,
  handovers: contract.handovers.list,
  couriercash: contract.courierSettlements.list,
  payouts: contract.payouts.differences,
  stockonhand: contract.stockByColor.list,
  barcodes: contract.units.list,
  stocktakes: contract.stocktakes.list,
  audit: contract.audit.list,
  trash: contract.trash.list,
}

it.each(Object.entries(pagedLists))(
  '%s leads from past its end to its last page, and has as many rows as chosen, keys, density, views and columns',
  async (path, route) => {
    const row = rowOf(route.responses[200].element)
    const call = `GET ${route.path}`
    const { user, requests } = openApp(`/etrendadmin/${path}?page=9`, {
      [call]: ({ query }) => pageOf(query.includes('page=9') ? [] : [row], 26),
    })
    expect(await screen.findByText('Showing 26-26 of 26')).toBeTruthy()
    expect(location.search).toBe('?page=2')
    await user.selectOptions(screen.getByLabelText('Rows per page'), '50')
    const last = () => requests.findLast((one) => one.call === call)?.query
    await waitFor(() => expect(last()).toContain('?page=1&page_size=50'))
    expect(screen.getByRole('link', { name: 'Page 1' })).toBeTruthy()
    expect(screen.getByText('Views')).toBeTruthy()
    const isTable = screen.queryByRole('table') !== null
    expect(!isTable || screen.getByLabelText('Compact rows')).toBeTruthy()
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('j')
    expect(document.activeElement?.closest('[data-list]')).toBeTruthy()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keys of this list' })).toBeTruthy()
  },
)

it.each(Object.entries(pagedLists))(
  '%s has a card for each row on a phone',
  async (path, route) => {
    const narrow = () => Object.assign(new EventTarget(), { matches: true })
    vi.stubGlobal('matchMedia', narrow)
    onTestFinished(() => void vi.unstubAllGlobals())
    const row = rowOf(route.responses[200].element)
    openApp(`/etrendadmin/${path}`, { [`GET ${route.path}`]: pageOf([row]) })
    expect(await screen.findByText('Showing 1-1 of 1')).toBeTruthy()
    const rows = document.querySelectorAll('[data-list] :is(ul, ol) > li')
    expect(rows[0]?.textContent).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  },
)

it('J walks through all days of the audit log, and Enter opens the record', async () => {
  const { user } = open('audit')
  await keys()
  expect(screen.getByText('Views')).toBeTruthy()
  await user.keyboard('j')
  expect(focused()).toContain('Linen Kurta')
  await user.keyboard('jj')
  expect(focused()).toContain('Wool Scarf')
  await user.keyboard('{Enter}')
  expect(location.pathname).toBe('/etrendadmin/editproduct/8')
})

it('X selects a row of the trash, and Enter opens its history', async () => {
  const { user } = open('trash')
  await keys()
  expect(screen.getByText('Views')).toBeTruthy()
  await user.keyboard('jx')
  expect(screen.getByRole('button', { name: 'Restore selected' })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(location.pathname + location.search).toBe('/etrendadmin/audit?noun=colors&row_id=3')
})

it('promo codes are searched by code and state, and E opens one', async () => {
  const { user } = open('promocodes?q=nothing')
  expect(await screen.findByText(/^Nothing here matches/)).toBeTruthy()
  await user.clear(screen.getByLabelText('Search promo codes'))
  await user.type(await screen.findByLabelText('Search promo codes'), 'dísabled{Enter}')
  expect(screen.queryByText('DASHAIN')).toBeNull()
  expect(screen.getByText('TIHAR')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Show all' }))
  expect(await screen.findByText('DASHAIN')).toBeTruthy()
  await user.keyboard('je')
  expect(location.pathname).toBe('/etrendadmin/promocodes/4')
})

it('the hidden columns of promo codes are remembered, and belong to a saved view', async () => {
  const { user, sent } = openApp('/etrendadmin/promocodes?sort=-uses', {
    ...shops,
    'POST /staff/views': { status: 201, body: undefined },
  })
  await user.click(await screen.findByText('Columns'))
  await user.click(screen.getByRole('checkbox', { name: 'Valid' }))
  expect(localStorage.getItem('etrend.hidden-columns.promocodes')).toBe('Valid')
  expect(screen.queryByRole('columnheader', { name: 'Valid' })).toBeNull()
  await user.click(screen.getByText('Views'))
  await user.type(screen.getByLabelText('Save this view as'), 'Used most{Enter}')
  expect(sent('POST /staff/views')?.body).toMatchObject({
    list: 'promocodes',
    query: 'sort=-uses',
    hidden_columns: ['Valid'],
  })
})

it('pages are searched by title and state, and E opens one', async () => {
  const page = { title: 'FAQ', slug: 'faq', state: 'published', published_at: entry.at }
  const body = [page, { ...page, title: 'About us', slug: 'about', state: 'draft' }].map(
    (one, place) => staffPage.partial().parse({ id: place + 1, subcategory_title: null, ...one }),
  )
  const { user } = openApp('/etrendadmin/pages', { 'GET /staff/pages/': { body } })
  await user.type(await screen.findByLabelText('Search pages'), 'in the shop faq{Enter}')
  expect(screen.queryByText('About us')).toBeNull()
  expect(screen.getByText('Views')).toBeTruthy()
  await user.click(screen.getByRole('heading', { name: 'Pages' }))
  await user.keyboard('je')
  expect(location.pathname).toBe('/etrendadmin/pages/1')
})

it('staff are searched by name and role, and E changes the role', async () => {
  const { user } = open('staff')
  await user.type(await screen.findByLabelText('Search staff'), 'Pácker{Enter}')
  expect(screen.queryByText('The owner')).toBeNull()
  await user.click(screen.getByRole('heading', { name: 'Staff' }))
  await user.keyboard('je')
  expect(screen.getByRole('dialog').textContent).toContain('The packer')
})

it('imports are searched and saved as a view, and have no key for what they can’t do', async () => {
  const { user, requests } = open('importproducts')
  await keys()
  await user.type(screen.getByLabelText('Search imports'), 'prod{Enter}')
  const last = () => requests.findLast(({ call }) => call === 'GET /staff/imports/')?.query
  await waitFor(() => expect(last()).toBe('?q=prod&page=1&page_size=25'))
  expect(screen.getByText('Views')).toBeTruthy()
  await user.click(screen.getByRole('heading', { name: 'Imports so far' }))
  await user.keyboard('j')
  expect(focused()).toContain('products.csv')
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys of this list' }))
  expect(dialog.getByText('Next row')).toBeTruthy()
  expect(dialog.queryByText('Open the row')).toBeNull()
})

it('stock on hand can be saved as a view with its level and its order', async () => {
  const { user, sent } = openApp('/etrendadmin/stockonhand?stock=low', {
    'GET /staff/stock/product-colors/': pageOf([colorStockOf()]),
    'POST /staff/views': { status: 201, body: undefined },
  })
  await user.selectOptions(await screen.findByLabelText('Sort'), 'Name, ascending')
  await user.click(screen.getByText('Views'))
  await user.type(screen.getByLabelText('Save this view as'), 'Order again{Enter}')
  expect(sent('POST /staff/views')?.body).toMatchObject({
    list: 'stockonhand',
    query: 'stock=low&sort=product_color_info',
    hidden_columns: [],
  })
})

it('Enter opens a stocktake, whose list is searched, filtered by state and saved as a view', async () => {
  const item = stocktake.partial().parse({
    id: 9,
    name: 'Autumn',
    state: 'open',
    counted: 3,
    units: 8,
    created_at: entry.at,
  })
  const { user, requests, sent } = openApp('/etrendadmin/stocktakes', {
    'GET /staff/stocktakes/': pageOf([item]),
    'POST /staff/views': { status: 201, body: undefined },
  })
  await keys()
  expect(screen.getByText('Columns')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Open')
  await user.type(screen.getByLabelText('Search stocktakes'), 'aut{Enter}')
  const last = () => requests.findLast(({ call }) => call === 'GET /staff/stocktakes/')?.query
  await waitFor(() => expect(last()).toBe('?state=open&q=aut&page=1&page_size=25'))
  await user.click(screen.getByText('Views'))
  await user.type(screen.getByLabelText('Save this view as'), 'Autumn counts{Enter}')
  expect(sent('POST /staff/views')?.body).toMatchObject({
    list: 'stocktakes',
    query: 'state=open&q=aut',
  })
  await user.click(screen.getByRole('heading', { name: 'Stocktakes' }))
  await user.keyboard('j{Enter}')
  expect(location.pathname).toBe('/etrendadmin/stocktakes/9')
})
