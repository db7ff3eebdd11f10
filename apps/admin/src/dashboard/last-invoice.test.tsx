import type { LastInvoice } from '@etrend/contract'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const restored: LastInvoice = {
  is_unknown: true,
  backup_made_at: '2026-11-20T06:00:00.000Z',
  known: 'SI-01-2083-84-00012',
  has_bills: true,
  known_credit_note: 'CN-01-2083-84-00003',
  waiting: 1,
}

/** Opens the dashboard of a shop that was restored. Everything but the question fails to load. */
function openRestored(state: LastInvoice) {
  return openApp('/etrendadmin', {
    'GET /staff/last-invoice/': { body: state },
    'PUT /staff/last-invoice/': { body: { ...state, is_unknown: false } },
  })
}

it('asks for the last bill and the last credit note after a restore', async () => {
  const { user, sent } = openRestored(restored)
  expect(await screen.findByLabelText('Last bill number')).toHaveProperty('value', restored.known)
  const note = screen.getByLabelText('Last credit note number')
  expect(note).toHaveProperty('value', restored.known_credit_note)
  await user.clear(note)
  await user.type(note, 'seven')
  await user.click(screen.getByRole('button', { name: 'Number invoices again' }))
  const message = 'Enter a number as it is printed, like CN-01-2083-84-00012.'
  expect(await screen.findByText(message)).toBeTruthy()
  await user.clear(note)
  await user.type(note, 'CN-01-2083-84-00007')
  await user.click(screen.getByRole('button', { name: 'Number invoices again' }))
  expect(await screen.findByText('Invoices are numbered again')).toBeTruthy()
  expect(sent('PUT /staff/last-invoice/')?.body).toEqual({
    last_invoice: restored.known,
    last_credit_note: 'CN-01-2083-84-00007',
  })
})

it('asks for no credit note where the shop issues no bills', async () => {
  const known = 'INV-2083-84-000012'
  const { user, sent } = openRestored({
    ...restored,
    known,
    has_bills: false,
    known_credit_note: null,
  })
  expect(await screen.findByLabelText('Last invoice number')).toHaveProperty('value', known)
  expect(screen.queryByLabelText('Last credit note number')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Number invoices again' }))
  await screen.findByText('Invoices are numbered again')
  expect(sent('PUT /staff/last-invoice/')?.body).toMatchObject({ last_invoice: known })
})
