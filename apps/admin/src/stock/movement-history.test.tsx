import { ledgerRow } from '@etrend/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'
import { movement, offered } from '../test/sample-rows'

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
  expect(first?.textContent).toMatch(/^40.+The shop.+In 12.+Reversed$/)
  expect(second?.textContent).toMatch(/^41.+Sunita.+Out 12.+Reverses row 40$/)
  expect(third?.textContent).toMatch(/^42.+Sunita.+In 12.+In effect$/)
})
