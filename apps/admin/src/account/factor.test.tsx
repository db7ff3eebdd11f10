import { builtInRole } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, profileOf, type Answers } from '../app/testing'

const own = (factor_asks: string) => profileOf(builtInRole('owner'), factor_asks)
const sizes = { 'GET /comp/allSize': { body: [{ id: 1, size_name: 'SM' }], total: 1 } }
const wrong = {
  status: 400,
  body: { message: 'This code is wrong.', fields: { code: 'This code is wrong.' } },
}

/** Answers of a server that asks for a code until it was given. */
function asking(asks: string, passed: string, more: Answers): Answers {
  let state = asks
  const passing = more[passed]
  return {
    ...sizes,
    ...more,
    'GET /profile/': () => own(state),
    [passed]: (request) => {
      const answer = typeof passing === 'function' ? passing(request) : passing
      return Promise.resolve(answer ?? { status: 204 }).then((given) => {
        if ((given.status ?? 200) < 300) state = 'nothing'
        return given
      })
    },
  }
}

describe('a sign-in that waits for a code', () => {
  it('asks for it, says when it is wrong, and opens the page that was asked for', async () => {
    const answers = asking('code', 'POST /login/factor/', {
      'POST /login/factor/': ({ body }) =>
        JSON.stringify(body).includes('123456') ? { status: 204 } : wrong,
    })
    const { user } = openApp('/etrendadmin/allsize', answers)
    const field = await screen.findByLabelText('Code')
    await user.type(field, '000000{Enter}')
    expect(await screen.findByText('This code is wrong.')).toBeTruthy()
    await user.clear(field)
    await user.type(field, '123456{Enter}')
    expect(await screen.findByRole('table', { name: 'Size List' })).toBeTruthy()
  })

  it('leads owners without a second factor to setting it up, with recovery codes', async () => {
    const answers = asking('set-up', 'POST /profile/factor/confirm/', {
      'POST /profile/factor/': { status: 201, body: { secret: 'SECRET', uri: 'otpauth://x' } },
      'POST /profile/factor/confirm/': { body: { recovery_codes: ['aaaa-bbbb-cccc'] } },
    })
    const { user } = openApp('/etrendadmin/allsize', answers)
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }))
    expect(await screen.findByRole('img', { name: 'QR code of the secret' })).toBeTruthy()
    expect(screen.getByText('SECRET')).toBeTruthy()
    await user.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText('aaaa-bbbb-cccc')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'I have kept them' }))
    expect(await screen.findByRole('table', { name: 'Size List' })).toBeTruthy()
  })
})

const members = {
  'GET /staff/members/': { body: [] },
  'GET /staff/members/invites/': { body: [] },
  'GET /staff/roles/': { body: [] },
}
const invite = {
  id: 5,
  email: 'asha@etrend.example',
  role: 'sales',
  invited_by: 'Sunita',
  created_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2999-11-27T09:00:00.000Z',
  link: null,
}

describe('a sensitive act', () => {
  const refused = { status: 403, body: { message: 'Again.', code: 'proof-needed' } }

  it('asks for the password over the page, then is done, and nothing typed is lost', async () => {
    let isProved = false
    const { user, requests } = openApp('/etrendadmin/staff', {
      ...members,
      'POST /staff/members/invite/': () => (isProved ? { status: 201, body: invite } : refused),
      'POST /profile/proof/': () => {
        isProved = true
        return { status: 204 }
      },
    })
    const field = await screen.findByLabelText<HTMLInputElement>('Email address of a colleague')
    await user.type(field, 'asha@etrend.example{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }))
    expect(field.value).toBe('asha@etrend.example')
    await user.type(dialog.getByLabelText('Your password'), 'secret{Enter}')
    expect(await screen.findByText('Invitation sent to asha@etrend.example')).toBeTruthy()
    const calls = requests.map(({ call }) => call)
    expect(calls.filter((call) => call === 'POST /staff/members/invite/')).toHaveLength(2)
  })

  it('that isn’t proved stays refused', async () => {
    const { user } = openApp('/etrendadmin/staff', {
      ...members,
      'POST /staff/members/invite/': refused,
    })
    const field = await screen.findByLabelText('Email address of a colleague')
    await user.type(field, 'asha@etrend.example{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }))
    await user.click(dialog.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Again.'))
  })
})

it('the sign-in offers a new password on the storefront', () => {
  localStorage.clear()
  openApp('/etrendadmin/login', {})
  const link = screen.getByRole('link', { name: 'Forgot password?' })
  expect(link.getAttribute('href')).toMatch(/\/forgot-password$/)
})
