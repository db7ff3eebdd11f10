import { builtInRole, contract } from '@etrend/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, profileOf, type Answers } from '../app/testing'
import { keepStaffRole } from '../lib/session'
import { unitOf } from '../test/sample-answers'
import { offered, product } from '../test/sample-rows'

const list = 'GET /staff/products/'
const save = 'POST /staff/grid/'
const cap = { ...product, id: 3, title: 'Sunny Day Cap', price: 900, discounted_price: null }
const shawl = { ...cap, id: 4, title: 'Tihar Shawl' }

function openGrid(answers: Answers = {}, address = '') {
  return openApp(`/etrendadmin/productgrid${address}`, {
    ...offered,
    [list]: { body: [product, cap, shawl], total: 3 },
    ...answers,
  })
}

const cell = async (label: string, column: number) => {
  const row = (await screen.findByText(label)).closest('[role=row]')
  const found = row?.querySelector<HTMLElement>(`[aria-colindex="${column}"]`)
  if (!found) throw new Error(`${label} has no column ${column}`)
  return found
}
const paste = (text: string) =>
  fireEvent.paste(screen.getByRole('grid'), { clipboardData: { getData: () => text } })

describe('the product grid', () => {
  it('is changed by keyboard, and saved at once with the values before', async () => {
    const undo = { 'POST /staff/audit/9/undo/': { body: { audit: 10, rows: 2, refused: [] } } }
    const { user, sent } = openGrid({ ...undo, [save]: { body: { audit: 9, rows: 2 } } })
    await user.click(await cell('Patan Linen Kurta', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('2600{Enter}950{Tab}800{Enter}')
    expect((await cell('Sunny Day Cap', 5)).textContent).toBe('800')
    expect(screen.getByText('3 cells changed')).toBeTruthy()
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('2 rows saved')).toBeTruthy()
    expect(sent(save)?.body).toEqual({
      products: [
        { id: 2, before: { price: 2500 }, after: { price: 2600 } },
        {
          id: 3,
          before: { price: 900, discounted_price: null },
          after: { price: 950, discounted_price: 800 },
        },
      ],
      units: [],
    })
    expect(screen.getByText('No changes yet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('All of it was undone.')).toBeTruthy()
  })

  it('says in a sentence what is wrong with a cell, and saves nothing before it is right', async () => {
    const { user } = openGrid()
    await user.click(await cell('Patan Linen Kurta', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('cheap{Enter}')
    const changed = await cell('Patan Linen Kurta', 4)
    expect(changed.getAttribute('aria-invalid')).toBe('true')
    const words = 'Patan Linen Kurta, Price: Enter a price as a number.'
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Tab}free{Enter}')
    expect(await screen.findByText('2 cells can’t be saved:')).toBeTruthy()
    await user.keyboard('{ArrowUp}{Delete}')
    expect(await screen.findByText('1 cell can’t be saved:')).toBeTruthy()
    await user.keyboard('{ArrowLeft}{ArrowUp}2000{Enter}')
    expect(
      screen.getByText(/Patan Linen Kurta, Price: Enter a discounted price below the price/),
    ).toBeTruthy()
    await user.keyboard('{ArrowUp}2200{Escape}2100.01{Enter}')
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('refuses a price that can be read in two ways, and takes lakhs', async () => {
    const { user } = openGrid()
    await user.click(await cell('Patan Linen Kurta', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('2650,50{Enter}')
    const words =
      'Patan Linen Kurta, Price: “2650,50” can be 2650.50 or 265050. Write it without a comma.'
    expect(screen.getByText(words)).toBeTruthy()
    await user.keyboard('{ArrowUp}1,23,456{Enter}')
    expect((await cell('Patan Linen Kurta', 4)).getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('takes a block from a spreadsheet, fills down, and takes steps back', async () => {
    const { user } = openGrid()
    await user.click(await cell('Patan Linen Kurta', 4))
    paste('"2,700"\tRs.\u00a02,650\r\n1000\t\r\n')
    await screen.findByText('4 cells filled.')
    expect((await cell('Patan Linen Kurta', 5)).textContent).toBe('Rs.\u00a02,650')
    expect(screen.getByText('3 cells changed')).toBeTruthy()
    screen.getByRole('grid').focus()
    await user.keyboard('{Control>}z{/Control}')
    expect(screen.getByText('No changes yet.')).toBeTruthy()
    await user.click(await cell('Sunny Day Cap', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    paste('1200')
    await waitFor(async () => expect((await cell('Tihar Shawl', 4)).textContent).toBe('1200'))
    await user.click(await cell('Patan Linen Kurta', 4))
    await user.keyboard('{Shift>}')
    await user.click(await cell('Tihar Shawl', 4))
    await user.keyboard('{/Shift}{Control>}d{/Control}')
    await waitFor(async () => expect((await cell('Tihar Shawl', 4)).textContent).toBe('2500'))
    await user.keyboard('{Control>}z{/Control}')
    await waitFor(async () => expect((await cell('Tihar Shawl', 4)).textContent).toBe('1200'))
    const active = screen.getByRole('grid').getAttribute('aria-activedescendant')
    expect(active).toBe((await cell('Tihar Shawl', 4)).id)
  })

  it('shows what somebody else saved meanwhile, and asks which to keep', async () => {
    const body = contract.grid.save.responses[409].parse({
      message: 'Somebody else changed one of these cells meanwhile. Nothing was saved.',
      conflicts: [{ rows: 'products', place: 0, field: 'price', now: 2450 }],
    })
    const { user, requests } = openGrid({ [save]: { status: 409, body } })
    await user.click(await cell('Patan Linen Kurta', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('2600{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const notice = await screen.findByRole('alert')
    expect(within(notice).getByText(/theirs Rs. 2,450, yours 2600/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByRole('alert')
    const tries = requests.filter(({ call }) => call === save)
    expect(tries.at(-1)?.body).toMatchObject({ products: [{ before: { price: 2450 } }] })
    await user.click(screen.getByRole('button', { name: 'Take theirs' }))
    expect(screen.getByText('No changes yet.')).toBeTruthy()
  })

  it('changes the thresholds of sizes, and keeps what was typed for products', async () => {
    const { user, sent } = openGrid({
      'GET /staff/stock/units/': { body: [unitOf()], total: 1 },
      [save]: { body: { audit: 9, rows: 2 } },
    })
    await user.click(await cell('Tihar Shawl', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('999{Enter}')
    await user.click(screen.getByRole('button', { name: 'Sizes' }))
    await user.click(await cell('Patan Linen Kurta - Navy', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('8{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('2 rows saved')
    expect(sent(save)?.body).toMatchObject({
      products: [{ id: 4, after: { price: 999 } }],
      units: [{ product_color: 7, size: 4, before: { low_stock: null }, after: { low_stock: 8 } }],
    })
  })

  it('lets people without the right to stock read thresholds, but not change them', async () => {
    keepStaffRole(builtInRole('editor'))
    const role = { 'GET /profile/': profileOf(builtInRole('editor')) }
    const units = { 'GET /staff/stock/units/': { body: [unitOf({})], total: 1 } }
    const { user } = openGrid({ ...role, ...units }, '?rows=units')
    await user.click(await cell('Patan Linen Kurta - Navy', 4))
    screen.getByRole('grid').focus()
    await user.keyboard('8{Enter}')
    expect(screen.getByText('No changes yet.')).toBeTruthy()
    expect(screen.getByText(/but not change them/)).toBeTruthy()
  })

  it('renders the rows in view of thousands, and says how many there are', async () => {
    const many = Array.from({ length: 100 }, (_, place) => ({ ...cap, id: 100 + place }))
    openGrid({ [list]: { body: many, total: 10_000 } })
    const grid = await screen.findByRole('grid', { name: 'Products: 10,000 rows' })
    expect(grid.getAttribute('aria-rowcount')).toBe('10001')
    expect(within(grid).getAllByRole('row').length).toBeLessThan(40)
  })

  it('says so where nothing matches', async () => {
    openGrid({ [list]: { body: [], total: 0 } }, '?q=nothing')
    const words = 'No rows here. Try fewer or other words, or fewer filters.'
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('can be loaded again after a failure', async () => {
    let isUp = false
    const { user } = openGrid({
      [list]: () =>
        isUp ? { body: [product], total: 1 } : { status: 500, body: { message: 'A fault.' } },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isUp = true
    await user.click(retry)
    expect(await cell('Patan Linen Kurta', 4)).toBeTruthy()
  })
})
