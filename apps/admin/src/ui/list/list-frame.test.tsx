import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../app/testing'

const colors = [
  { id: 1, color_name: 'Navy', hex_code: '#1f2a4d' },
  { id: 2, color_name: 'Sand', hex_code: '#d8c9a8' },
]

async function openColors() {
  localStorage.removeItem('etrend.density')
  const opened = openApp('/etrendadmin/allcolor', {
    'GET /comp/allColor/': { body: colors, total: 2 },
    'GET /comp/updateDeleteColor/2/': { body: colors[1] },
  })
  const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })
  await box('Sand')
  return { ...opened, box }
}

const focusedRow = () => document.activeElement?.closest('tr')?.textContent ?? ''

it('J and K move from row to row and stop at the ends', async () => {
  const { user } = await openColors()
  await user.keyboard('j')
  expect(focusedRow()).toContain('Navy')
  await user.keyboard('jj')
  expect(focusedRow()).toContain('Sand')
  await user.keyboard('kkk')
  expect(focusedRow()).toContain('Navy')
})

it('X selects the row, and E opens its form', async () => {
  const { user, box } = await openColors()
  await user.keyboard('jjx')
  expect(await box('Sand')).toHaveProperty('checked', true)
  expect(await box('Navy')).toHaveProperty('checked', false)
  await user.keyboard('e')
  expect(await screen.findByRole('heading', { name: /Edit/ })).toBeTruthy()
  expect(location.pathname).toMatch(/2$/)
})

it('no key does anything while somebody types, or while a dialog is open', async () => {
  const { user, box } = await openColors()
  await user.keyboard('j')
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('jx?')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await box('Navy')).toHaveProperty('checked', false)
  await user.click(screen.getByRole('button', { name: 'Delete Navy' }))
  await screen.findByRole('dialog')
  await user.keyboard('x?')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(await box('Navy')).toHaveProperty('checked', false)
})

it('? shows the keys of this list, and so does a button', async () => {
  const { user } = await openColors()
  await user.keyboard('?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys of this list' }))
  expect(dialog.getByText('Select the row')).toBeTruthy()
  expect(dialog.getByText('Edit the row')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Keys' }))
  expect(await screen.findByRole('dialog', { name: 'Keys of this list' })).toBeTruthy()
})

it('compact rows are remembered', async () => {
  const { user } = await openColors()
  await user.click(screen.getByText('Columns'))
  await user.click(screen.getByLabelText('Compact rows'))
  expect(screen.getByLabelText('Compact rows')).toHaveProperty('checked', true)
  expect(document.querySelector('[data-list]')?.hasAttribute('data-compact')).toBe(true)
  expect(localStorage.getItem('etrend.density')).toBe('compact')
})
