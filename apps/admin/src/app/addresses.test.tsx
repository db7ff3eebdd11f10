import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from './testing'

const sizes = { 'GET /comp/allSize': { body: [{ id: 1, size_name: 'SM' }], total: 1 } }

it('the sidebar has the entries whose screens exist, and no others', () => {
  openApp('/etrendadmin/addsize', {})
  const entries = within(screen.getByRole('navigation', { name: 'Back-office' })).getAllByRole(
    'link',
  )
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Dashboard', '/etrendadmin'],
    ['Product', '/etrendadmin/allproduct'],
    ['Category', '/etrendadmin/allcategory'],
    ['Sub Category', '/etrendadmin/allsub'],
    ['Color', '/etrendadmin/allcolor'],
    ['Product Color', '/etrendadmin/allpcolor'],
    ['Product Image', '/etrendadmin/allpimage'],
    ['Size', '/etrendadmin/allsize'],
    ['Stock', '/etrendadmin/allstock'],
    ['Collections', '/etrendadmin/allcollection'],
    ['Sale prices', '/etrendadmin/allsale'],
    ['Order', '/etrendadmin/allorder'],
    ['Refunds', '/etrendadmin/refunds'],
    ['Bills', '/etrendadmin/bills'],
    ['Returns', '/etrendadmin/returns'],
    ['Customers', '/etrendadmin/customers'],
    ['Promo codes', '/etrendadmin/promocodes'],
    ['Delivery', '/etrendadmin/delivery'],
    ['Handovers', '/etrendadmin/handovers'],
    ['Reviews', '/etrendadmin/reviews'],
    ['Couriers', '/etrendadmin/allcourier'],
    ['Stock on hand', '/etrendadmin/stockonhand'],
    ['Receive stock', '/etrendadmin/receivestock'],
    ['Receive by scanning', '/etrendadmin/scanstock'],
    ['Stocktakes', '/etrendadmin/stocktakes'],
    ['Barcodes and labels', '/etrendadmin/barcodes'],
    ['Import products', '/etrendadmin/importproducts'],
    ['Home page', '/etrendadmin/homepage'],
    ['Pages', '/etrendadmin/pages'],
    ['Menus', '/etrendadmin/menus'],
    ['Appearance', '/etrendadmin/appearance'],
    ['Day closing', '/etrendadmin/cashdays'],
    ['Courier cash', '/etrendadmin/couriercash'],
    ['Payouts', '/etrendadmin/payouts'],
    ['Reports', '/etrendadmin/reports'],
    ['Mails', '/etrendadmin/mails'],
    ['SMS', '/etrendadmin/sms'],
    ['Shop settings', '/etrendadmin/settings'],
    ['Staff', '/etrendadmin/staff'],
    ['Webhooks', '/etrendadmin/webhooks'],
    ['API keys', '/etrendadmin/apikeys'],
    ['Audit log', '/etrendadmin/audit'],
    ['Trash', '/etrendadmin/trash'],
    ['Backups', '/etrendadmin/backups'],
    ['Profile', '/etrendadmin/profile'],
  ])
})

it('the dashboard counts what the shop holds', async () => {
  openApp('/etrendadmin', { ...sizes, 'GET /comp/allproductcolor/': { body: [], total: 24 } })
  const entry = (await screen.findByText('24')).closest('li')
  expect(entry?.textContent).toContain('Product Color')
})

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
