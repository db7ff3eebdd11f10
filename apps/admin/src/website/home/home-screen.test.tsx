import type { HomeRow, StaffHome } from '@etrend/contract'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp, type Answers } from '../../app/testing'

const placed = { from: null, to: null }
const rows: HomeRow[] = [
  { kind: 'banner', id: 'a', ...placed, text: 'Sale', href: '/all-products', link_text: 'See all' },
  { kind: 'category', id: 'b', ...placed, title: '', category: 1 },
  { kind: 'featured', id: 'c', ...placed, title: 'Loved' },
]
const dashain = {
  id: 4,
  title: 'Dashain',
  slug: 'dashain',
  text: '',
  image: '',
  seo_title: '',
  seo_description: '',
  kind: 'rule',
  rule: {
    category: null,
    subcategory: null,
    color: null,
    min_price: null,
    max_price: 1500,
    is_discounted: false,
    added_within_days: null,
    best_selling: null,
  },
  sort: 'newest',
  products: [],
}
const home: StaffHome = { id: null, rows, state: 'draft', published_at: null }

function openHome(answers: Answers = {}, search = '') {
  return openApp(`/etrendadmin/homepage${search}`, {
    'GET /staff/home/': { body: home, headers: { etag: '"one"' } },
    'GET /product/allCategory/': { body: [{ id: 1, title: 'Women' }] },
    'GET /staff/collections/': { body: [dashain] },
    ...answers,
  })
}

async function shownRows() {
  const list = await screen.findByRole('list', { name: 'Rows of the home page' })
  // The categories are loaded: the page can name them.
  await screen.findByRole('option', { name: 'Categories as pictures' })
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent.replace(/Edit.*$/, ''))
}

it('moves a row by keyboard, takes it back, and saves the order with the state that it began from', async () => {
  const saved = { ...home, id: 7, rows: [rows[1], rows[0], rows[2]] }
  const { user, sent } = openHome({
    'PUT /staff/home/': { body: saved, headers: { etag: '"two"' } },
  })
  expect(await shownRows()).toEqual([
    'BannerSale',
    'Products of a categoryWomen',
    'Featured productsLoved',
  ])
  const down = screen.getByRole('button', { name: 'Move Banner, row 1 down' })
  down.focus()
  await user.keyboard('{Enter}')
  expect((await shownRows())[0]).toBe('Products of a categoryWomen')
  expect(screen.getByText('Banner moved to place 2 of 3')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect((await shownRows())[0]).toBe('BannerSale')
  await user.click(screen.getByRole('button', { name: 'Move Banner, row 1 down' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  expect(sent('PUT /staff/home/')).toMatchObject({
    match: '"one"',
    body: { rows: [{ id: 'b' }, { id: 'a' }, { id: 'c' }] },
  })
})

it('adds a row, edits it where it is, and removes another', async () => {
  const { user } = openHome()
  await shownRows()
  await user.selectOptions(screen.getByLabelText('Another row'), 'tiles')
  await user.click(screen.getByRole('button', { name: 'Add row' }))
  await user.type(screen.getByLabelText('Title'), 'For everybody')
  expect((await shownRows())[3]).toContain('For everybody')
  await user.click(screen.getByRole('button', { name: 'Remove Featured products, row 3' }))
  expect(await shownRows()).toHaveLength(3)
})

it('puts the tiles of a row into another order, by their buttons and by dragging', async () => {
  const tiles = { id: 't', kind: 'tiles', from: null, to: null, title: '', categories: [1, 2, 3] }
  const { user, sent } = openHome({
    'GET /staff/home/': { body: { ...home, rows: [tiles] }, headers: { etag: '"one"' } },
    'GET /product/allCategory/': {
      body: ['Women', 'Men', 'Kids'].map((title, place) => ({ id: place + 1, title })),
    },
    'PUT /staff/home/': { body: { ...home, id: 7 } },
  })
  await user.click(
    await screen.findByRole('button', { name: 'Edit Categories as pictures, row 1' }),
  )
  const order = within(await screen.findByRole('list', { name: 'Order of the tiles' }))
  const names = () => order.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Women', 'Men', 'Kids'])
  order.getByRole('button', { name: 'Move Women down' }).focus()
  await user.keyboard('{Enter}')
  expect(names()).toEqual(['Men', 'Women', 'Kids'])
  expect(screen.getByText('Women moved to place 2 of 3')).toBeTruthy()
  const dataTransfer = { effectAllowed: 'none' }
  const [grip] = order.getAllByTitle('Drag to another place')
  fireEvent.dragStart(grip ?? document.body, { dataTransfer })
  fireEvent.drop(order.getByText('Kids'), { dataTransfer })
  expect(names()).toEqual(['Women', 'Kids', 'Men'])
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  expect(sent('PUT /staff/home/')).toMatchObject({ body: { rows: [{ categories: [1, 3, 2] }] } })
})

it('adds a row that shows the newest collection, named by its title', async () => {
  const older = { ...dashain, id: 3, title: 'Autumn' }
  const newer = { ...dashain, id: 5, title: 'Winter' }
  const { user, sent } = openHome({
    'GET /staff/collections/': { body: [older, newer, dashain] },
    'PUT /staff/home/': { body: { ...home, id: 7 } },
  })
  await shownRows()
  await user.selectOptions(screen.getByLabelText('Another row'), 'Products of a collection')
  await user.click(screen.getByRole('button', { name: 'Add row' }))
  expect((await shownRows())[3]).toContain('Products of a collectionWinter')
  await user.type(screen.getByLabelText('Title'), 'For the feast')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  expect(sent('PUT /staff/home/')).toMatchObject({
    body: { rows: [{}, {}, {}, { kind: 'collection', title: 'For the feast', collection: 5 }] },
  })
})

it('begins with a row of the collection that its address names, unless it has one', async () => {
  openHome({}, '?collection=4')
  expect((await shownRows())[3]).toContain('Products of a collectionDashain')
  expect(screen.getByText('Not saved yet.')).toBeTruthy()
  cleanup()
  const row: HomeRow = { kind: 'collection', id: 'd', ...placed, title: '', collection: 4 }
  openHome({ 'GET /staff/home/': { body: { ...home, rows: [...rows, row] } } }, '?collection=4')
  expect(await shownRows()).toHaveLength(4)
})

it('asks for a slide’s pictures in widths that every slide has', async () => {
  const slide = { title: 'Welcome', description: '', href: '/', link_text: '' }
  const pictures = { image: '/media/wide', tall_image: '/media/tall' }
  const slides = { kind: 'slides', id: 's', ...placed, slides: [{ ...slide, ...pictures }] }
  const { user } = openHome({ 'GET /staff/home/': { body: { ...home, rows: [slides] } } })
  await user.click(await screen.findByRole('button', { name: 'Edit Slides, row 1' }))
  const sources = screen.getAllByRole('img').map((picture) => picture.getAttribute('src'))
  expect(sources).toEqual(['/media/wide-640.webp', '/media/tall-480.webp'])
})

it('asks for the page with the edited rows for its frame, and says why it can’t show them yet', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const shown = { slides: [], collections: [], featured: [], slider: [], rows: [] }
  let refusal = ''
  const { user, requests } = openHome({
    'POST /staff/home/shown/': () =>
      refusal
        ? { status: 400, body: { message: refusal } }
        : { body: { home: shown, frame_url: 'about:blank' } },
  })
  const frame = await screen.findByTitle('The home page as shoppers will see it')
  expect(frame.getAttribute('src')).toBe('about:blank')
  refusal = 'Enter a title.'
  await user.click(screen.getByRole('button', { name: 'Remove Banner, row 1' }))
  expect(await screen.findByText('Not shown yet: Enter a title.')).toBeTruthy()
  const last = requests.findLast(({ call }) => call === 'POST /staff/home/shown/')
  expect(last?.body).toMatchObject({ rows: [{ id: 'b' }, { id: 'c' }] })
})

it('has no frame, and asks for none, where the screen has no room beside the rows', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  const { user, sent } = openHome({ 'PUT /staff/home/': { body: { ...home, id: 7 } } })
  await shownRows()
  await user.click(screen.getByRole('button', { name: 'Remove Banner, row 1' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Live preview' })).toBeNull()
  expect(sent('POST /staff/home/shown/')).toBeUndefined()
})

it('shows what somebody else saved meanwhile, and lets one choose', async () => {
  let tag = '"one"'
  const theirs = { ...home, id: 7, rows: rows.slice(0, 1) }
  const { user } = openHome({
    'GET /staff/home/': () => ({ body: tag === '"one"' ? home : theirs, headers: { etag: tag } }),
    'PUT /staff/home/': () => {
      tag = '"two"'
      return { status: 409, body: { message: 'Somebody else changed this home page meanwhile.' } }
    },
  })
  await shownRows()
  await user.click(screen.getByRole('button', { name: 'Remove Banner, row 1' }))
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Somebody else changed this home page meanwhile.')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Discard mine and load theirs' }))
  expect(await shownRows()).toEqual(['BannerSale'])
})

it('says that the home page could not be loaded, and tries again', async () => {
  let isDown = true
  const { user } = openHome({
    'GET /staff/home/': () =>
      isDown ? { status: 503, body: { message: 'Not now.' } } : { body: home },
  })
  expect(await screen.findByText('Not now.', {}, { timeout: 5000 })).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await shownRows()).toHaveLength(3)
})

it('shows a row from the time that was typed, in Nepal', async () => {
  const { user, sent } = openHome({
    'PUT /staff/home/': { body: { ...home, id: 7 }, headers: { etag: '"two"' } },
  })
  await shownRows()
  await user.click(screen.getByRole('button', { name: 'Edit Banner, row 1' }))
  await user.type(screen.getByLabelText('Shown from'), '2026-12-25T00:00')
  expect(screen.getByLabelText('Shown from')).toHaveProperty('value', '2026-12-25T00:00')
  await user.click(screen.getByRole('button', { name: 'Save draft' }))
  expect(await screen.findByText('Draft saved')).toBeTruthy()
  expect(sent('PUT /staff/home/')?.body).toMatchObject({
    rows: [{ id: 'a', from: '2026-12-24T18:15:00.000Z', to: null }, { id: 'b' }, { id: 'c' }],
  })
})
