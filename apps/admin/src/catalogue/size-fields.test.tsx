import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const petite = { id: 3, size_name: 'Petite', position: 1, kids_age: '' }
const small = { id: 1, size_name: 'SM', position: null, kids_age: '4–5 years' }
const list = { body: [petite, small], total: 2 }

it('the size list is in the order of the shop until another one is chosen', async () => {
  const { requests } = openApp('/etrendadmin/allsize', { 'GET /comp/allSize': list })
  await screen.findByText('SM')
  expect(screen.getByText('4–5 years')).toBeTruthy()
  expect(requests.map(({ query }) => query)).toEqual(['?page=1&page_size=25&sort=size_name'])
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
  expect(body).toEqual({ size_name: 'Petite', position: '1', kids_age: '' })
  await waitFor(() => expect(location.pathname).toBe('/etrendadmin/allsize'))
})

it('the ages of kids are entered in a field that says who sees them', async () => {
  const { user, sent } = openApp('/etrendadmin/editSize/1', {
    'GET /comp/updateDeleteSize/1/': { body: small },
    'PATCH /comp/updateDeleteSize/1/': { body: small },
    'GET /comp/allSize': list,
  })
  const field = await screen.findByRole('textbox', {
    name: 'Ages, for kids',
    description: /on products for kids only/,
  })
  await user.clear(field)
  await user.type(field, '5–6 years{Enter}')
  expect(await screen.findByText('Size Updated Successfully')).toBeTruthy()
  expect(sent('PATCH /comp/updateDeleteSize/1/')?.body).toMatchObject({ kids_age: '5–6 years' })
})
