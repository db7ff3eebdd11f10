import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'

const edit = {
  id: 12,
  at: '2026-11-20T09:30:00.000Z',
  staff: 1,
  staff_name: 'Sunita',
  action: 'edit',
  noun: 'products',
  row_id: 7,
  label: 'Patan Linen Kurta',
  before: { price: 2500, ends_at: null, subcategory: 1, subcategory_details: { title: 'Tops' } },
  after: {
    price: 2100,
    ends_at: '2026-12-24T04:15:00.000Z',
    subcategory: 2,
    subcategory_details: { title: 'Dresses' },
  },
  request_id: 'req-1',
  address: null,
  part_of: null,
  parts: 0,
  undoes: null,
  undone_by: null,
  is_undoable: true,
}
const log = 'GET /staff/audit/'
const logged: Answers = { [log]: { body: [edit], total: 1 } }

describe('the audit log', () => {
  it('says who did what to which record, before and after', async () => {
    openApp('/etrendadmin/audit', logged)
    const link = await screen.findByRole('link', { name: 'Patan Linen Kurta' })
    expect(link.getAttribute('href')).toBe('/etrendadmin/editproduct/7')
    const entry = link.closest('li')
    expect(entry?.textContent).toContain('Sunita changed product Patan Linen Kurta')
    expect(entry?.textContent).toContain('Pricebefore: Rs. 2500after: Rs. 2100')
    expect(entry?.textContent).toContain('Sub Categorybefore: Topsafter: Dresses')
    expect(entry?.textContent).toContain('Ends Atbefore: noneafter: 24 Dec 2026, 10:00')
  })

  it.each([
    ['orders', 4, 'move', 'ET-2026-000007', '/order/ET-2026-000007'],
    ['refunds', 2, 'pay back', 'ET-2026-000007', '/order/ET-2026-000007'],
    ['returns', 3, 'approved', 'ET-2026-000007', '/order/ET-2026-000007'],
    ['promoCodes', 5, 'edit', 'discount10', '/promocodes/5'],
    ['settings', null, 'edit', 'Settings', '/settings'],
    ['reviews', 9, 'hide', 'Asha & Co', '/reviews?q=Asha%20%26%20Co'],
    ['mails', 6, 'resend', 'Your order', '/mails?q=Your%20order'],
    ['imports', null, 'import', 'shirts.csv', '/importproducts'],
    ['stock', null, 'receive', '9 pieces in 2 units', '/stockonhand'],
  ])('leads from an entry of %s to its screen', async (noun, row_id, action, label, path) => {
    const entry = { ...edit, noun, row_id, action, label, before: null, after: null }
    openApp('/etrendadmin/audit', { [log]: { body: [entry], total: 1 } })
    const link = await screen.findByRole('link', { name: label })
    expect(link.getAttribute('href')).toBe(`/etrendadmin${path}`)
  })

  it('shows an export with the question that it answered, and no link', async () => {
    const entry = { ...edit, action: 'export', noun: 'products', row_id: null, is_undoable: false }
    const about = { label: 'products-2026-11-20.csv', before: null, after: { q: 'kurta' } }
    openApp('/etrendadmin/audit', { [log]: { body: [{ ...entry, ...about }], total: 1 } })
    const name = await screen.findByText('products-2026-11-20.csv')
    expect(name.closest('p')?.textContent).toContain('Sunita exported product rows:')
    expect(name.closest('a')).toBeNull()
    expect(name.closest('li')?.textContent).toContain('Which rowsQkurta')
  })

  it('is the history of a record where its address names one', async () => {
    const { sent } = openApp('/etrendadmin/audit?noun=products&row_id=7', logged)
    expect(await screen.findByText(/^The history of/)).toBeTruthy()
    expect(sent(log)?.query).toContain('noun=products&row_id=7')
  })

  it('is filtered by days in Nepal', async () => {
    const { sent } = openApp('/etrendadmin/audit?from=2026-11-20&to=2026-11-21', logged)
    await screen.findByRole('link', { name: 'Patan Linen Kurta' })
    const query = new URLSearchParams(sent(log)?.query)
    expect([query.get('from'), query.get('to')]).toEqual([
      '2026-11-19T18:15:00.000Z',
      '2026-11-21T18:14:59.999Z',
    ])
  })

  it('undoes an entry, and undoes that again', async () => {
    const { user, requests } = openApp('/etrendadmin/audit', {
      ...logged,
      'POST /staff/audit/12/undo/': { body: { audit: 13, rows: 1, refused: [] } },
      'POST /staff/audit/13/undo/': { body: { audit: 14, rows: 1, refused: [] } },
    })
    await user.click(await screen.findByRole('button', { name: /^Undo: Sunita changed/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => {
      const calls = requests.map(({ call }) => call)
      expect(calls).toContain('POST /staff/audit/13/undo/')
    })
  })

  it('says at the entry which of its rows stay as they are', async () => {
    const message = 'Somebody else changed this product meanwhile.'
    const { user } = openApp('/etrendadmin/audit', {
      ...logged,
      'POST /staff/audit/12/undo/': {
        body: { audit: 13, rows: 2, refused: [{ id: 3, label: 'Tee', message }] },
      },
    })
    await user.click(await screen.findByRole('button', { name: /^Undo: Sunita changed/ }))
    expect(await screen.findByText('2 of 3 undone')).toBeTruthy()
    expect(await screen.findByText(`Tee: ${message}`)).toBeTruthy()
  })

  it('says at the entry why it could not be undone, with a link to what must be restored first', async () => {
    const first = { noun: 'categories', id: 1, label: 'Women' }
    const { user } = openApp('/etrendadmin/audit', {
      ...logged,
      'POST /staff/audit/12/undo/': {
        status: 409,
        body: { message: 'Restore category Women first.', first },
      },
    })
    await user.click(await screen.findByRole('button', { name: /^Undo: Sunita changed/ }))
    const link = await screen.findByRole('link', { name: 'Show Women in the trash' })
    expect(link.getAttribute('href')).toBe('/etrendadmin/trash?noun=categories&q=Women')
  })

  it('says what to do if nothing matches, and that it is empty', async () => {
    const { user } = openApp('/etrendadmin/audit?q=zzz', { [log]: { body: [], total: 0 } })
    expect(await screen.findByText(/^Nothing in the log matches/)).toBeTruthy()
    const [showAll] = screen.getAllByRole('link', { name: 'Show all' })
    if (showAll) await user.click(showAll)
    expect(location.search).toBe('')
    expect(await screen.findByText(/^No changes yet/)).toBeTruthy()
  })
})

const deleted = {
  noun: 'colors',
  row_id: 8,
  label: 'Ochre',
  parts: 0,
  contents: [],
  deleted_at: '2026-11-20T09:30:00.000Z',
  staff: 1,
  staff_name: 'Sunita',
  purged_at: '2999-12-20T09:30:00.000Z',
}
const trash = 'GET /staff/trash/'
const cushions = { ...deleted, noun: 'subcategories', row_id: 3, label: 'Cushions' }
const home = { ...deleted, noun: 'categories', row_id: 4, label: 'Home' }

describe('the trash', () => {
  it('brings a row back', async () => {
    const { user, sent } = openApp('/etrendadmin/trash', {
      [trash]: { body: [deleted], total: 1 },
      'POST /staff/bulk/restore/': { body: { audit: 3, done: [8], refused: [] } },
    })
    await user.click(await screen.findByRole('button', { name: 'Restore color Ochre' }))
    expect(await screen.findByText('color Ochre is back')).toBeTruthy()
    expect(sent('POST /staff/bulk/restore/')?.body).toEqual({ noun: 'colors', ids: [8] })
  })

  it('restores many rows, parents first, and says which could not be restored', async () => {
    const refused = { id: 8, label: 'Ochre', message: 'A color called Ochre exists.' }
    const { user, requests } = openApp('/etrendadmin/trash', {
      [trash]: { body: [cushions, deleted, home], total: 3 },
      'POST /staff/bulk/restore/': ({ body }) => ({
        body: JSON.stringify(body).includes('colors')
          ? { audit: null, done: [], refused: [refused] }
          : { audit: 3, done: [4], refused: [] },
      }),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Restore selected' }))
    expect((await screen.findByRole('alert')).textContent).toContain(refused.message)
    expect(screen.getByText('2 of 3 rows are back')).toBeTruthy()
    const nouns = requests.flatMap(({ call, body }) =>
      call === 'POST /staff/bulk/restore/' ? [JSON.stringify(body)] : [],
    )
    expect(nouns.map((body) => /"noun":"(\w+)"/.exec(body)?.[1])).toEqual([
      'colors',
      'categories',
      'subcategories',
    ])
  })

  it('is narrowed by noun, and says so when it is empty', async () => {
    const { user } = openApp('/etrendadmin/trash', { [trash]: { body: [], total: 0 } })
    expect(await screen.findByText(/^The trash is empty/)).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Kind of record'), 'Color')
    expect(location.search).toBe('?noun=colors')
    const main = within(screen.getByRole('main'))
    expect(await main.findByText(/^Nothing in the trash matches/)).toBeTruthy()
  })
})
