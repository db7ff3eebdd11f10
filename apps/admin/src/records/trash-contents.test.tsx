import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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
