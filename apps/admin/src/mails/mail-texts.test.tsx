import type { MailText } from '@etrend/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'

const defaults = {
  subject: 'Your order {number} is on its way',
  opening: 'your order {number} is on its way {courier}.',
  closing: '',
}
const text: MailText = {
  ...defaults,
  kind: 'order_shipped',
  title: 'Order on its way',
  sent_when: 'Staff hand the order to a courier.',
  is_changed: false,
  defaults,
  placeholders: [{ name: 'number', meaning: 'The order’s number', is_for_subject: true }],
}
const one = '/staff/mail-texts/order_shipped'
const list = 'GET /staff/mail-texts'
const preview = `POST ${one}/preview`
const shown = { subject: 'Your order ET-1', text: 'Namaste Sita,', html: '<p>Namaste Sita,</p>' }

function openEditor(answers: Answers = {}, row = text) {
  return openApp('/etrendadmin/mailtexts/order_shipped', {
    [list]: { body: [row] },
    [preview]: { body: shown },
    [`PUT ${one}`]: { body: { ...row, is_changed: true } },
    [`DELETE ${one}`]: { body: text },
    [`POST ${one}/test`]: { status: 202, body: { to: 'boss@example.com' } },
    ...answers,
  })
}

it('lists every kind of mail, and marks those that were edited', async () => {
  openApp('/etrendadmin/mailtexts', { [list]: { body: [{ ...text, is_changed: true }] } })
  const link = await screen.findByRole('link', { name: 'Order on its way' })
  expect(link.getAttribute('href')).toBe('/etrendadmin/mailtexts/order_shipped')
  expect(screen.getByText('Edited')).toBeTruthy()
})

it('offers Retry where the texts can’t be loaded', async () => {
  openApp('/etrendadmin/mailtexts', { [list]: { status: 500, body: { message: 'A fault.' } } })
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('saves what was typed, and shows it in the preview', async () => {
  const { user, sent, requests } = openEditor()
  const subject = await screen.findByLabelText('Subject')
  await user.clear(subject)
  await user.type(subject, 'Parcel {{number}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Mail text saved')).toBeTruthy()
  const body = { ...defaults, subject: 'Parcel {number}' }
  expect(sent(`PUT ${one}`)?.body).toEqual(body)
  await waitFor(() => {
    expect(requests.filter(({ call }) => call === preview).at(-1)?.body).toEqual(body)
  })
  await user.click(screen.getByRole('button', { name: 'Plain text' }))
  expect(await screen.findByText('Namaste Sita,')).toBeTruthy()
})

it('shows an unknown placeholder at its field', async () => {
  const message = 'This mail has no placeholder {nmae}. Use {number}.'
  const { user } = openEditor({
    [`PUT ${one}`]: { status: 400, body: { message, fields: { opening: message } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('Opening').getAttribute('aria-invalid')).toBe('true')
})

it('sends nothing while a required text is missing', async () => {
  const { user, sent } = openEditor()
  await user.clear(await screen.findByLabelText('Opening'))
  await user.click(screen.getByRole('button', { name: 'Send a test to me' }))
  expect((await screen.findAllByText('Enter an opening.')).length).toBeGreaterThan(0)
  expect(sent(`POST ${one}/test`)).toBeUndefined()
})

it('mails a test of what is typed, and goes back to the default text', async () => {
  const { user, sent } = openEditor({}, { ...text, subject: 'Parcel', is_changed: true })
  await user.click(await screen.findByRole('button', { name: 'Send a test to me' }))
  expect(await screen.findByText('A test mail is on its way to boss@example.com')).toBeTruthy()
  expect(sent(`POST ${one}/test`)?.body).toEqual({ ...defaults, subject: 'Parcel' })
  await user.click(screen.getByRole('button', { name: 'Back to the default text' }))
  expect(await screen.findByText('This mail has its default text again')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe(defaults.subject)
})
