import { builtInRole, stockUnit, type ColorStock, type UnitOfColor } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, pageOf, profileOf, type Answers } from '../../app/testing'
import { keepStaffRole } from '../../lib/session'
import { colorStockOf, unitOf } from '../../test/sample-answers'

const setThreshold = 'PUT /staff/stock/units/7/4/'
const kurta = 'Patan Linen Kurta - Navy'
const lowAt = `Low at, ${kurta}, MD`
const changeLowAt = (low: string) => `Change low-at of ${kurta}, MD: ${low}`

describe('stock on hand', () => {
  it('has a row per product and color, with its sizes and what they add up to', async () => {
    open(() => [
      colorStockOf({
        quantity: 14,
        stock: 'out',
        units: [
          sizeOf({ size: 3, size_name: 'SM', quantity: 0, stock: 'out' }),
          sizeOf({ quantity: 2, stock: 'low' }),
          sizeOf({ size: 5, size_name: 'LG' }),
        ],
      }),
    ])
    const cells = within(await screen.findByRole('list', { name: `Levels of ${kurta}` }))
    expect(cells.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'SM 0 out, movements',
      'MD 2 low, movements',
      'LG 12, movements',
    ])
    const low = cells.getByRole('link', { name: /MD 2 low/ })
    expect(low.getAttribute('href')).toBe('/etrendadmin/allstock?product_color=7&size=4')
    expect(screen.getByText('Navy')).toBeTruthy()
    expect(screen.getByText('14')).toBeTruthy()
    const product = screen.getByRole('link', { name: 'Patan Linen Kurta' })
    expect(product.getAttribute('href')).toBe('/etrendadmin/editproduct/2#stock')
  })

  it('opens to every fact about its sizes, and closes again', async () => {
    const unit = sizeOf({ stock: 'low', waiting: 31, sku: 'KURTA-7', barcode: '2000000000015' })
    const { user } = open(() => [colorStockOf({ units: [unit] })], {
      'GET /staff/costs/units/': {
        body: [{ id: '7-4', cost: 640, price: 1200, margin: 560, margin_percent: 47 }],
      },
    })
    const row = await openRow(user)
    for (const fact of ['MD', '31', 'KURTA-7, 2000000000015'])
      expect(row.getByText(fact)).toBeTruthy()
    expect(row.getByText('Low')).toBeTruthy()
    expect(await row.findByText(/Rs. 640/)).toBeTruthy()
    expect(row.getByRole('link', { name: `Movements of ${kurta}, MD` })).toBeTruthy()
    const all = screen.getByRole('link', { name: `All movements of ${kurta}` })
    expect(all.getAttribute('href')).toBe('/etrendadmin/allstock?product_color=7')
    await user.click(screen.getByRole('button', { name: `Sizes of ${kurta}` }))
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('says how many shoppers wait for a color, and sorts by that; in the past it can’t', async () => {
    const { user, last } = open(() => [colorStockOf({ waiting: 31 })])
    expect(await screen.findByText('31')).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Out first' })).toHaveProperty('selected', true)
    await user.selectOptions(screen.getByLabelText('Sort'), 'Waiting, descending')
    await waitFor(() => expect(last()).toContain('sort=-waiting'))
    await user.type(screen.getByLabelText('As of'), '2026-12-25T00:00')
    await waitFor(() => expect(screen.queryByText('31')).toBeNull())
  })

  it('of a view that was saved with the order of units is in the usual order', async () => {
    const { last } = open(() => [colorStockOf()], {}, '?sort=threshold&stock=low')
    expect(await screen.findByText('Navy')).toBeTruthy()
    expect(last()).toBe('?stock=low&page=1&page_size=25')
  })

  it('leads to what is out, low or in stock, with counts unless it is searched', async () => {
    const { user, last } = open(() => [colorStockOf()], {}, '?page=2&page_size=25')
    const levels = within(screen.getByRole('navigation', { name: 'Levels' }))
    await user.click(await levels.findByRole('link', { name: 'Out 7' }))
    expect(location.search).toBe('?page_size=25&stock=out')
    await waitFor(() => expect(last()).toContain('stock=out'))
    expect(levels.getByRole('link', { name: 'Out 7' }).getAttribute('aria-current')).toBe('true')
    await user.type(screen.getByLabelText('Search stock on hand'), 'kurta{Enter}')
    expect(await levels.findByRole('link', { name: 'Out' })).toBeTruthy()
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
      return [colorStockOf()]
    })
    expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Navy')).toBeTruthy()
  })

  it('of a past time has no thresholds to change, and leads back to now', async () => {
    const gone = colorStockOf({
      product: null,
      product_title: null,
      color_name: null,
      units: [sizeOf({ product: null })],
    })
    const { user } = open(() => [gone], {}, '?at=2026-03-01T09:30:00.000Z')
    const row = await openRow(user)
    expect(screen.getByText(kurta)).toBeTruthy()
    expect(
      within(screen.getByRole('list', { name: 'Stock on Hand' })).queryByRole('link'),
    ).toBeNull()
    expect(row.queryByText('Low at')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to now' }))
    expect(location.search).toBe('')
    expect(await screen.findByRole('button', { name: changeLowAt('3') })).toBeTruthy()
  })

  it('is asked for as of a time in Nepal', async () => {
    const { user } = open(() => [colorStockOf()], {}, '?at=2026-03-01T09:30:00.000Z')
    const shown = await screen.findByLabelText('As of')
    expect(shown).toHaveProperty('value', '2026-03-01T15:15')
    await user.click(screen.getByRole('button', { name: 'Back to now' }))
    await user.type(screen.getByLabelText('As of'), '2026-12-25T00:00')
    expect(new URLSearchParams(location.search).get('at')).toBe('2026-12-24T18:15:00.000Z')
  })
})

describe('the threshold of a unit', () => {
  it('is a text that becomes a field, saved on Enter, and the list shows the new level', async () => {
    let unit = unitOf({ quantity: 5 })
    const { user, sent } = open(() => [colorStockOf({ units: [sizeOf(unit)] })], {
      [setThreshold]: () => {
        unit = stockUnit.parse({ ...unit, low_stock: 6, threshold: 6, stock: 'low' })
        return { body: unit }
      },
    })
    const row = await openRow(user)
    row.getByRole('button', { name: changeLowAt('3') }).focus()
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText(lowAt)).toHaveProperty('placeholder', '3')
    await user.keyboard('६{Enter}')
    expect(await screen.findByText('Threshold saved')).toBeTruthy()
    expect(sent(setThreshold)?.body).toEqual({ low_stock: 6 })
    const saved = await row.findByRole('button', { name: changeLowAt('6 own') })
    expect(document.activeElement).toBe(saved)
    expect(row.getAllByText('Low').length).toBeGreaterThan(0)
  })

  it('that is emptied and left goes back to the shop’s threshold', async () => {
    const { user, sent } = await editing({ low_stock: 6, threshold: 6 }, { body: unitOf() })
    await user.clear(screen.getByLabelText(lowAt))
    await user.tab()
    expect(await screen.findByText('Threshold saved')).toBeTruthy()
    expect(sent(setThreshold)?.body).toEqual({ low_stock: null })
  })

  it('is restored by Escape, and nothing is sent', async () => {
    const { user, sent } = await editing({ low_stock: 6, threshold: 6 })
    await user.keyboard('9{Escape}')
    const button = screen.getByRole('button', { name: changeLowAt('6 own') })
    expect(document.activeElement).toBe(button)
    expect(sent(setThreshold)).toBeUndefined()
    await user.click(button)
    expect(screen.getByLabelText(lowAt)).toHaveProperty('value', '6')
  })

  it('that wasn’t changed is not sent', async () => {
    const { user, sent } = await editing({ low_stock: 6, threshold: 6 })
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: changeLowAt('6 own') })).toBeTruthy()
    expect(sent(setThreshold)).toBeUndefined()
  })

  it.each([
    ['few', 'Enter a whole number, or nothing.'],
    ['1e1', 'Enter a whole number, or nothing.'],
    ['2.5', 'Enter a whole number, or nothing.'],
    ['-1', 'Enter 0 or more.'],
  ])('“%s” is not sent, and says: %s', async (text, message) => {
    const { user, sent } = await editing()
    await user.keyboard(`${text}{Enter}`)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(sent(setThreshold)).toBeUndefined()
    expect(screen.getByLabelText(lowAt)).toHaveProperty('value', text)
  })

  it('that is refused says why, keeps what was typed, and can be sent again', async () => {
    const message = 'There is no such unit any more.'
    let isGone = true
    const { user, requests } = await editing({}, () =>
      isGone ? { status: 404, body: { message } } : { body: unitOf() },
    )
    await user.keyboard('6{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    const field = screen.getByLabelText(lowAt)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field).toHaveProperty('value', '6')
    isGone = false
    await user.type(field, '{Enter}')
    expect(await screen.findByText('Threshold saved')).toBeTruthy()
    expect(requests.filter(({ call }) => call === setThreshold)).toHaveLength(2)
  })
})

it('an accountant sees thresholds and changes none, and receives nothing', async () => {
  keepStaffRole(builtInRole('accountant'))
  const { user, requests } = open(() => [colorStockOf()], {
    'GET /profile/': profileOf(builtInRole('accountant')),
  })
  const row = await openRow(user)
  expect(row.getByRole('columnheader', { name: 'Low at' })).toBeTruthy()
  expect(row.getByText('3')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Change low-at/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Receive stock' })).toBeNull()
  expect(screen.queryByRole('link', { name: /movements$/ })).toBeNull()
  expect(requests.map(({ call }) => call)).not.toContain('GET /staff/costs/units/')
})

const sizeOf = (unit: Partial<UnitOfColor> = {}): UnitOfColor => ({
  ...unitOf(),
  sku: null,
  barcode: null,
  ...unit,
})

type User = ReturnType<typeof openApp>['user']

/** Opens the facts of the only product color. */
async function openRow(user: User) {
  await user.click(await screen.findByRole('button', { name: `Sizes of ${kurta}` }))
  return within(screen.getByRole('table', { name: `Sizes of ${kurta}` }))
}

/** Opens the field for the threshold of a unit like this. */
async function editing(unit: Partial<UnitOfColor> = {}, saved: Answers[string] = {}) {
  const opened = open(() => [colorStockOf({ units: [sizeOf(unit)] })], { [setThreshold]: saved })
  const row = await openRow(opened.user)
  await opened.user.click(row.getByRole('button', { name: /^Change low-at/ }))
  return opened
}

/** Opens stock on hand with these product colors. */
function open(colors: () => ColorStock[], answers: Answers = {}, search = '') {
  const call = 'GET /staff/stock/product-colors/'
  const opened = openApp(`/etrendadmin/stockonhand${search}`, {
    'GET /staff/stock/product-colors/counts/': { body: { all: 9, out: 7, low: 2, in: 5 } },
    ...answers,
    [call]: () => pageOf(colors()),
  })
  return { ...opened, last: () => opened.requests.findLast((one) => one.call === call)?.query }
}
