import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../../app/testing'

const plain = {
  logo: '',
  favicon: '',
  share_picture: '',
  accent_color: '',
  ink_color: '',
  paper_color: '',
}

async function openAppearance(answers: Answers = {}) {
  const app = openApp('/etrendadmin/appearance', {
    'GET /staff/appearance/': { body: plain },
    ...answers,
  })
  await screen.findByLabelText('Accent color')
  return app
}

const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save appearance' })

it('says while one chooses that a color can’t be read, and does not save it', async () => {
  const { user } = await openAppearance()
  await user.type(screen.getByLabelText('Accent color'), '#d96a8a')
  expect(screen.getByText(/accent colour can’t be read/)).toBeTruthy()
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await user.clear(screen.getByLabelText('Accent color'))
  await user.type(screen.getByLabelText('Accent color'), '#0B5D4E')
  expect(screen.queryByText(/can’t be read/)).toBeNull()
  expect(save().getAttribute('aria-disabled')).toBeNull()
})

it('saves colors, and an uploaded logo and icon', async () => {
  const logo = `/media/${'a'.repeat(32)}`
  const saved = { ...plain, logo, favicon: logo, accent_color: '#0b5d4e', ink_color: '#102a43' }
  const { user, sent } = await openAppearance({
    'POST /staff/pictures/': { status: 201, body: { src: logo } },
    'PATCH /staff/appearance/': { body: saved },
  })
  const file = new File(['pixels'], 'logo.png', { type: 'image/png' })
  for (const place of ['Logo', 'Icon']) {
    await user.upload(screen.getByLabelText(`Choose: ${place}`), file)
    expect(await screen.findByAltText(`Chosen: ${place}`)).toBeTruthy()
  }
  await user.type(screen.getByLabelText('Accent color'), '#0B5D4E')
  await user.type(screen.getByLabelText('Text color'), '#102a43')
  await user.click(save())
  expect(await screen.findByText('Appearance saved')).toBeTruthy()
  expect(sent('PATCH /staff/appearance/')?.body).toEqual(saved)
})
