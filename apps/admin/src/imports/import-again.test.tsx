import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

it('a file is checked again when it is chosen again after a check that failed', async () => {
  let isDown = true
  const { user, requests } = openApp('/etrendadmin/importproducts', {
    'GET /staff/imports/': { body: [] },
    'POST /staff/imports/check/': () => {
      if (isDown) throw new TypeError('Failed')
      return { status: 415, body: { message: 'Not a CSV file.' } }
    },
  })
  const text = 'Title\nx'
  const file = () => new File([text], 'products.csv', { type: 'text/csv', lastModified: 1 })
  await user.upload(await screen.findByLabelText('Choose a file'), file())
  await screen.findByText(/could not be reached/)
  isDown = false
  await user.upload(screen.getByLabelText('Choose another file'), file())
  await waitFor(() =>
    expect(requests.filter(({ call }) => call.endsWith('check/'))).toHaveLength(2),
  )
})
