import { builtInRole, ledgerRow, stockUnit, type StockUnit } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, profileOf, type Answers } from '../app/testing'
import { keepStaffRole } from '../lib/session'
import { unitOf } from '../test/sample-answers'
import { movement, offered } from '../test/sample-rows'

const setThreshold = 'PUT /staff/stock/units/7/4/'
const lowAt = 'Low at, Patan Linen Kurta - Navy, MD'

describe('stock on hand', () => {
  it('lists the units with their levels, and leads to the stock of their product', async () => {
    open(() => [unitOf({ quantity: 2, stock: 'low' })])
    const row = within(await screen.findByRole('row', { name: /Patan Linen Kurta - Navy/ }))
    expect(row.getByText('Low')).toBeTruthy()
    expect(row.getByText('2')).toBeTruthy()
    expect(row.getByLabelText(lowAt)).toHaveProperty('placeholder', '3')
    const link = row.getByRole('link', { name: 'Patan Linen Kurta - Navy' })
    expect(link.getAttribute('href')).toBe('/etrendadmin/editproduct/2#stock')
  })

  it('says how many shoppers wait for a unit, and sorts by that; in the past it can’t', async () => {
    const { user } = open(() => [unitOf({ quantity: 0, stock: 'out', waiting: 31 })])
    expect(await screen.findByText('31')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Waiting/ }))
    expect(new URLSearchParams(location.search).get('sort')).toMatch(/^-?waiting$/)
    await user.type(screen.getByLabelText('As of'), '2026-12-25T00:00')
    await waitFor(() => expect(screen.queryByText('31')).toBeNull())
  })

  it.each([
    ['', 'No stock yet. Receive the first delivery: paste it from a spreadsheet.'],
    ['?stock=out', 'No unit matches this. Try fewer or other words, or another level.'],
  ])('without units at the address “%s”, says: %s', async (search, words) => {
    open(() => [], {}, search)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('that can’t be loaded says why, and is loaded by Retry', async () => {
    let isDown = true
    const { user } = open(() => {
      if (isDown) throw new TypeError('Failed to fetch')
      return [unitOf()]
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByLabelText(lowAt)).toBeTruthy()
  })

  it('of a past time has no thresholds to change, and leads back to now', async () => {
    const gone = unitOf({ product: null })
    const { user } = open(() => [gone], {}, '?at=2026-03-01T09:30:00.000Z')
    const row = within(await screen.findByRole('row', { name: /Patan Linen Kurta - Navy/ }))
    expect(row.queryByRole('link')).toBeNull()
    expect(screen.queryByLabelText(lowAt)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to now' }))
    expect(location.search).toBe('')
    expect(await screen.findByLabelText(lowAt)).toBeTruthy()
  })

  it('is asked for as of a time in Nepal', async () => {
    const { user } = open(() => [unitOf()], {}, '?at=2026-03-01T09:30:00.000Z')
    const shown = await screen.findByLabelText('As of')
    expect(shown).toHaveProperty('value', '2026-03-01T15:15')
    await user.click(screen.getByRole('button', { name: 'Back to now' }))
    await user.type(screen.getByLabelText('As of'), '2026-12-25T00:00')
    expect(new URLSearchParams(location.search).get('at')).toBe('2026-12-24T18:15:00.000Z')
  })
})

describe('the threshold of a unit', () => {
  it('is saved on Enter, and the list shows the new level', async () => {
    let unit = unitOf({ quantity: 5 })
    const { user, sent } = open(() => [unit], {
      [setThreshold]: () => {
        unit = stockUnit.parse({ ...unit, low_stock: 6, threshold: 6, stock: 'low' })
        return { body: unit }
      },
    })
    await user.type(await screen.findByLabelText(lowAt), '६{Enter}')
    expect(await screen.findByText('Threshold saved')).toBeTruthy()
    expect(sent(setThreshold)?.body).toEqual({ low_stock: 6 })
    const row = screen.getByRole('row', { name: /Patan Linen Kurta - Navy/ })
    expect(await within(row).findByText('Low')).toBeTruthy()
  })

  it('that is emptied goes back to the shop’s threshold', async () => {
    const { user, sent } = open(() => [unitOf({ low_stock: 6, threshold: 6 })], {
      [setThreshold]: { body: unitOf() },
    })
    const field = await screen.findByLabelText(lowAt)
    await user.clear(field)
    await user.tab()
    expect(await screen.findByText('Threshold saved')).toBeTruthy()
    expect(sent(setThreshold)?.body).toEqual({ low_stock: null })
  })

  it.each([
    ['few', 'Enter a whole number, or nothing.'],
    ['1e1', 'Enter a whole number, or nothing.'],
    ['2.5', 'Enter a whole number, or nothing.'],
    ['-1', 'Enter 0 or more.'],
  ])('“%s” is not sent, and says: %s', async (text, message) => {
    const { user, sent } = open(() => [unitOf()])
    const field = await screen.findByLabelText(lowAt)
    await user.type(field, `${text}{Enter}`)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(sent(setThreshold)).toBeUndefined()
    expect(field).toHaveProperty('value', text)
  })

  it('that is refused says why and keeps what was typed', async () => {
    const message = 'There is no such unit any more.'
    const { user } = open(() => [unitOf()], { [setThreshold]: { status: 404, body: { message } } })
    const field = await screen.findByLabelText(lowAt)
    await user.type(field, '6{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field).toHaveProperty('value', '6')
  })
})

it('a movement shows its rows in the ledger: by whom, and which row reversed it', async () => {
  const written = { product_color_info: 'Patan Linen Kurta - Navy', size_name: 'MD' }
  const { created_at, notes } = movement
  const base = { ...written, created_at, notes, quantity: 12, reverses: null, stands: true }
  const rows = [
    { ...base, seq: 40, movement_type: 'In', staff: null, stands: false },
    { ...base, seq: 41, movement_type: 'Out', staff: 'Sunita', reverses: 40 },
    { ...base, seq: 42, movement_type: 'In', staff: 'Sunita' },
  ].map((row) => ledgerRow.parse(row))
  openApp('/etrendadmin/editstock/6', {
    ...offered,
    'GET /stock/updateDeleteStock/6/': { body: movement },
    'GET /staff/stock/movements/6/history/': { body: rows },
  })
  const table = within(await screen.findByRole('table', { name: 'In the ledger' }))
  const [first, second, third] = table.getAllByRole('row').slice(1)
  expect(first?.textContent).toMatch(/^Row40When.+WhoThe shopUnit.+In 12.+StateReversed$/)
  expect(second?.textContent).toMatch(/^Row41When.+WhoSunita.+Out 12.+StateReverses row 40$/)
  expect(third?.textContent).toMatch(/^Row42When.+WhoSunita.+In 12.+StateIn effect$/)
})

it('an accountant sees thresholds and changes none, and receives nothing', async () => {
  keepStaffRole(builtInRole('accountant'))
  const { requests } = open(() => [unitOf({ quantity: 9 })], {
    'GET /profile/': profileOf(builtInRole('accountant')),
  })
  expect(await screen.findByRole('table', { name: 'Stock on Hand' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('textbox', { name: lowAt })).toBeNull())
  expect(screen.queryByRole('link', { name: 'Receive stock' })).toBeNull()
  expect(requests.map(({ call }) => call)).not.toContain('GET /staff/costs/units/')
})

/** Opens stock on hand with these units; the bell, which asks by level, gets none. */
function open(units: () => StockUnit[], answers: Answers = {}, search = '') {
  return openApp(`/etrendadmin/stockonhand${search}`, {
    ...answers,
    'GET /staff/stock/units/': ({ query }) => {
      const found = query.includes('page_size=25') ? units() : []
      return { body: found, total: found.length }
    },
  })
}
