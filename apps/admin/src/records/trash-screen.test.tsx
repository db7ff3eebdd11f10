import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../app/testing'

const kurta = {
  noun: 'products',
  row_id: 8,
  label: 'Kurta',
  parts: 6,
  contents: [
    { noun: 'productColors', count: 2 },
    { noun: 'productImages', count: 1 },
    { noun: 'stock', count: 3 },
  ],
  deleted_at: '2026-11-20T09:30:00.000Z',
  staff: 1,
  staff_name: 'Sunita',
  purged_at: '2999-12-20T09:30:00.000Z',
}

it('the trash says what was deleted with a product, and is restored with it', async () => {
  const { user } = openApp('/etrendadmin/trash', {
    'GET /staff/trash/': { body: [kurta], total: 1 },
    'POST /staff/bulk/restore/': { body: { audit: 3, done: [8], refused: [] } },
  })
  await screen.findByText(/, with its 2 colors, 1 picture, and 3 stock movements/)
  await user.click(screen.getByRole('button', { name: 'Restore product Kurta' }))
  const words = 'product Kurta is back, with its 2 colors, 1 picture, and 3 stock movements'
  expect(await screen.findByText(words)).toBeTruthy()
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
