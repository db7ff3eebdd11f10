import { screen, waitFor } from '@testing-library/react'
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
    expect(entry?.textContent).toContain('Pricebefore: Rs.\u00a02,500after: Rs.\u00a02,100')
    expect(entry?.textContent).toContain('Sub Categorybefore: Topsafter: Dresses')
    expect(entry?.textContent).toContain('Ends Atbefore: noneafter: 24 Dec 2026, 10:00')
  })

  it('says what a delivery zone costs now, and which districts it has, as its form does', async () => {
    const before = { fee: 100, cash_fee: 0, most_in_cash: null, districts: ['Kathmandu'] }
    const after = { fee: 120, cash_fee: 50, most_in_cash: 9000, districts: ['Kaski', 'Kathmandu'] }
    const entry = { ...edit, noun: 'deliveryZones', row_id: 3, label: 'Valley', before, after }
    openApp('/etrendadmin/audit', { [log]: { body: [entry], total: 1 } })
    const text = (await screen.findByRole('link', { name: 'Valley' })).closest('li')?.textContent
    expect(text).toContain('Sunita changed delivery zone Valley')
    expect(text).toContain('Feebefore: Rs.\u00a0100after: Rs.\u00a0120')
    expect(text).toContain('Fee for cashbefore: Rs.\u00a00after: Rs.\u00a050')
    expect(text).toContain('Cash limitbefore: noneafter: Rs.\u00a09,000')
    expect(text).toContain('Districtsbefore: Kathmanduafter: Kaski, Kathmandu')
  })

  it('says to which state an order was moved', async () => {
    const moved = { state: 'shipped' }
    const entry = { ...edit, noun: 'orders', action: 'move', label: 'ET-2026-000007' }
    openApp('/etrendadmin/audit', {
      [log]: { body: [{ ...entry, before: { state: 'packed' }, after: moved }], total: 1 },
    })
    const link = await screen.findByRole('link', { name: 'ET-2026-000007' })
    expect(link.closest('p')?.textContent).toContain('moved order ET-2026-000007 to Shipped')
  })

  it.each([
    ['orders', 4, 'move', 'ET-2026-000007', '/order/ET-2026-000007'],
    ['refunds', 2, 'pay back', 'ET-2026-000007', '/order/ET-2026-000007'],
    ['returns', 3, 'approved', 'ET-2026-000007', '/order/ET-2026-000007'],
    ['promoCodes', 5, 'edit', 'discount10', '/promocodes/5'],
    ['deliveryZones', 3, 'edit', 'Valley', '/delivery/3'],
    ['deliveryTerms', null, 'edit', 'All other districts', '/delivery/others'],
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
    const words = await screen.findByText(/^The history of/)
    expect(words.textContent).toContain('The history of Patan Linen Kurta.')
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

  it('undoes an entry, marks both, and undoes that again', async () => {
    let entries: object[] = [edit]
    const { user, requests } = openApp('/etrendadmin/audit', {
      [log]: () => ({ body: entries, total: entries.length }),
      'POST /staff/audit/12/undo/': () => {
        const undone = { ...edit, undone_by: 13, is_undoable: false }
        entries = [{ ...edit, id: 13, undoes: 12 }, undone]
        return { body: { audit: 13, rows: 1, refused: [] } }
      },
      'POST /staff/audit/13/undo/': { body: { audit: 14, rows: 1, refused: [] } },
    })
    await user.click(await screen.findByRole('button', { name: /^Undo: Sunita changed/ }))
    await screen.findByText('By undo')
    const names = screen.getAllByRole('link', { name: 'Patan Linen Kurta' })
    const sentence = 'Sunita changed product Patan Linen Kurta'
    expect(names.map((name) => name.closest('p')?.textContent)).toEqual([
      `${sentence}By undo`,
      `${sentence}Undone`,
    ])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
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
