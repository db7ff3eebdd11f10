import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { heldBack, openApp, type Answers } from './testing'

const call = 'POST /staff/shop-preview/'
const url = 'http://localhost/as-of/token'
const made = { status: 201, body: { url, expires_at: '2026-08-12T07:15:00.000Z' } }
const tab = { location: { href: '' }, close: vi.fn<() => void>() }

beforeEach(() => {
  tab.location.href = ''
  tab.close.mockClear()
  vi.stubGlobal('open', () => tab)
})

/** Opens the dialog by the search, with a time typed into it. */
async function askFor(time: string, answers: Answers) {
  const app = openApp('/etrendadmin/addsize', answers)
  await app.user.keyboard('{Control>}k{/Control}')
  await app.user.type(screen.getByRole('combobox'), 'another time{Enter}')
  const dialog = within(screen.getByRole('dialog', { name: 'See the shop at another time' }))
  const field = dialog.getByLabelText<HTMLInputElement>(/^Time/)
  const suggested = field.value
  await app.user.clear(field)
  if (time) await app.user.type(field, time)
  const open = () => app.user.click(dialog.getByRole('button', { name: 'Open' }))
  return { ...app, dialog, suggested, open }
}

it('the search opens the storefront in a new tab as it will be at the time that was typed', async () => {
  const held = heldBack(made)
  const { dialog, suggested, open, sent } = await askFor('2026-12-18T18:00', {
    [call]: held.answer,
  })
  expect(suggested).toMatch(/^\d{4}-\d\d-\d\dT18:00$/)
  await open()
  const busy = await dialog.findByRole('button', { name: 'Opening…' })
  expect([busy.getAttribute('aria-disabled'), tab.location.href]).toEqual(['true', ''])
  held.release()
  await waitFor(() => expect(tab.location.href).toBe(url))
  expect(sent(call)?.body).toEqual({ at: '2026-12-18T12:15:00.000Z' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname).toBe('/etrendadmin/addsize')
})

it('a time that the server refuses is named at its field, and the empty tab is closed', async () => {
  const message = 'Choose a time in the future.'
  const { dialog, open } = await askFor('2026-01-01T18:00', {
    [call]: { status: 400, body: { message, fields: { at: message } } },
  })
  await open()
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(dialog.getByLabelText(/^Time/).getAttribute('aria-invalid')).toBe('true')
  expect(tab.close).toHaveBeenCalledOnce()
})

it('no time, and a shop that can’t be reached, are said in the dialog', async () => {
  const { dialog, open, user, requests } = await askFor('', {})
  await open()
  expect(
    await dialog.findByText('Enter a time as a day and a time like 2026-12-24 10:00.'),
  ).toBeTruthy()
  expect(requests.filter((one) => one.call === call)).toEqual([])
  await user.type(dialog.getByLabelText(/^Time/), '2026-12-18T18:00')
  await open()
  expect(await dialog.findByText(/could not be reached/)).toBeTruthy()
  expect(tab.close).toHaveBeenCalledOnce()
})
