import { builtInRole, type SetUpState } from '@etrend/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, profileOf, type Answers } from '../../app/testing'
import { keepStaffRole } from '../../lib/session'

const law: SetUpState = {
  step: 'law',
  is_needed: true,
  lacks: [
    { lack: 'tax_number', message: 'The PAN or VAT number is missing.', product: null, page: null },
  ],
}
const mail: SetUpState = {
  step: 'mail',
  is_needed: true,
  lacks: [
    { lack: 'mail_server', message: 'The shop has no mail server.', product: null, page: null },
  ],
}
const order: SetUpState = { step: 'order', is_needed: true, lacks: [] }

const open = (steps: SetUpState[], more: Answers = {}) =>
  openApp('/etrendadmin', { 'GET /staff/set-up/': { body: { steps } }, ...more })

it('counts what is done, opens the next step and leads to its field', async () => {
  open([order, law, mail])
  expect(await screen.findByText('1 of 3 done')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Fill it in' })
  expect(link.getAttribute('href')).toBe('/etrendadmin/settings#tax_number')
  expect(link.closest('details')?.open).toBe(true)
  expect(screen.getByText(/^SMTP_URL=/).closest('details')?.open).toBe(false)
})

it('leads to a new policy with its title filled in, or to its draft', async () => {
  const none = { product: null, page: null }
  const policies: SetUpState = {
    step: 'policies',
    is_needed: true,
    lacks: [
      { ...none, lack: 'privacy_policy', message: 'The shop has no privacy policy.' },
      { ...none, lack: 'return_policy', message: 'The return policy is a draft.', page: 7 },
    ],
  }
  const { user } = open([policies])
  const draft = await screen.findByRole('link', { name: 'Open the page' })
  expect(draft.getAttribute('href')).toBe('/etrendadmin/pages/7')
  await user.click(screen.getByRole('link', { name: 'Write it' }))
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Privacy Policy')
  expect(screen.getByLabelText('Address')).toHaveProperty('value', 'privacy-policy')
})

it('remembers on the server that a step isn’t needed, and goes away with the last one', async () => {
  let steps = [order, mail]
  const { user, sent } = open([], {
    'GET /staff/set-up/': () => ({ body: { steps } }),
    'PUT /staff/set-up/mail/': () => {
      steps = [order, { ...mail, is_needed: false }]
      return { body: { steps } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Not needed' }))
  expect(sent('PUT /staff/set-up/mail/')?.body).toEqual({ is_needed: false })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Open your shop' })).toBeNull())
})

it('is neither shown nor asked for by those who don’t set the shop up', async () => {
  keepStaffRole(builtInRole('packer'))
  const { requests } = open([law], {
    'GET /profile/': profileOf(builtInRole('packer')),
  })
  await screen.findByRole('heading', { name: 'Needs attention' })
  expect(requests.map(({ call }) => call)).not.toContain('GET /staff/set-up/')
})
