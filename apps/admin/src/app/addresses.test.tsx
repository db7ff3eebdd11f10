import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from './testing'

const sizes = { 'GET /comp/allSize': { body: [{ id: 1, size_name: 'SM' }], total: 1 } }

it.each(['/', '/etrendadmin/sizeform', '/etrendadmin/allsize'])(
  '%s leads somewhere',
  async (address) => {
    openApp(address, { ...sizes, 'GET /comp/allproductcolor/': { body: [], total: 0 } })
    const title = address === '/' ? 'Dashboard' : 'Size List'
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  },
)

it('an unknown address says so inside the back-office', async () => {
  openApp('/etrendadmin/nothing', {})
  expect(
    await screen.findByRole('heading', { name: 'There is nothing at this address' }),
  ).toBeTruthy()
})

it('the breadcrumb leads back to the list', async () => {
  const { user } = openApp('/etrendadmin/addsize', sizes)
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
  await user.click(within(trail).getByRole('link', { name: 'Size List' }))
  await waitFor(() => expect(location.pathname).toBe('/etrendadmin/allsize'))
})
