import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const petite = { id: 3, size_name: 'Petite', position: 1 }
const list = { body: [petite, { id: 1, size_name: 'SM', position: null }], total: 2 }

it('the size list is in the order of the shop until another one is chosen', async () => {
  const { requests } = openApp('/etrendadmin/allsize', { 'GET /comp/allSize': list })
  await screen.findByText('SM')
  expect(requests.map(({ query }) => query)).toEqual(['?page=1&page_size=10&sort=size_name'])
})

it('a size is added with a position, whose field says what it does', async () => {
  const { user, sent } = openApp('/etrendadmin/addsize', {
    'POST /comp/createSize/': { status: 201, body: petite },
    'GET /comp/allSize': list,
  })
  await user.type(screen.getByLabelText('Size Name'), 'Petite')
  const field = screen.getByRole('textbox', { name: 'Position', description: /clothing order/ })
  await user.type(field, '1.5{Enter}')
  await screen.findByText('Enter a position as a whole number from 1 to 999.')
  await user.clear(field)
  await user.type(field, '1{Enter}')
  expect(await screen.findByText('Size added successfully')).toBeTruthy()
  const { body } = sent('POST /comp/createSize/') ?? {}
  expect(body).toEqual({ size_name: 'Petite', position: '1' })
  await waitFor(() => expect(location.pathname).toBe('/etrendadmin/allsize'))
})
