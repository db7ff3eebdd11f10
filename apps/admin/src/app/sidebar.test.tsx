import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from './resources'
import { screens } from './screens/screens'
import { openApp } from './testing'

const sidebar = () => within(screen.getByRole('navigation', { name: 'Back-office' }))
const entries = () =>
  sidebar()
    .getAllByRole('link')
    .map((entry) => [entry.textContent, entry.getAttribute('href')])
const inGroup = (name: string) =>
  within(sidebar().getByRole('group', { name }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const home = '/etrendadmin'

describe('the sidebar', () => {
  it('has its groups, each leading to its first screen', () => {
    openApp(home, {})
    expect(entries()).toEqual([
      ['Dashboard', home],
      ['Orders', `${home}/allorder`],
      ['Products', `${home}/allproduct`],
      ['Stock', `${home}/stockonhand`],
      ['Customers', `${home}/customers`],
      ['Discounts', `${home}/allsale`],
      ['Website', `${home}/homepage`],
      ['Money', `${home}/bills`],
      ['Reports', `${home}/reports`],
      ['Settings', `${home}/settings`],
      ['Profile', `${home}/profile`],
    ])
  })

  it('has an entry for every screen and noun, once', async () => {
    const { user } = openApp(home, {})
    for (const button of sidebar().getAllByRole('button', { name: /^Pages of / })) {
      await user.click(button)
    }
    const places = [
      ...screens.filter(({ under }) => !under).map(({ path }) => path),
      ...resources.map(({ paths }) => paths.list),
    ]
    const shown = entries().map(([, href]) => href)
    expect(shown.toSorted(byLetters)).toEqual(
      [home, ...places.map((path) => `${home}/${path}`)].toSorted(byLetters),
    )
  })

  it('opens the group of the screen that is shown, and marks the entry', () => {
    openApp(`${home}/addsize`, {})
    expect(inGroup('Products')).toEqual([
      'Product',
      'Category',
      'Sub Category',
      'Color',
      'Product Color',
      'Product Image',
      'Size',
      'Collections',
      'Import products',
    ])
    const size = sidebar().getByRole('link', { name: 'Size' })
    expect(size.getAttribute('aria-current')).toBe('true')
    expect(sidebar().queryByRole('button', { name: 'Pages of Products' })).toBeNull()
    expect(sidebar().queryByRole('link', { name: 'Promo codes' })).toBeNull()
  })

  it('remembers which groups somebody opened and closed', async () => {
    const { user } = openApp(home, {})
    await user.click(sidebar().getByRole('button', { name: 'Pages of Stock' }))
    await user.click(sidebar().getByRole('button', { name: 'Pages of Money' }))
    await user.click(sidebar().getByRole('button', { name: 'Pages of Money' }))
    cleanup()
    openApp(`${home}/profile`, {})
    expect(inGroup('Stock')).toContain('Stocktakes')
    expect(sidebar().queryByRole('group', { name: 'Money' })).toBeNull()
  })

  it('counts what waits on a closed group, and on its entries once it is open', async () => {
    const { user } = openApp(home, {
      'GET /staff/waiting/': { body: { to_call: 2, to_pack: 3, returns: 1, late: 4 } },
    })
    await screen.findByText('6', { selector: '[aria-hidden]' })
    expect(sidebar().getByRole('link', { description: '6 waiting' }).textContent).toMatch(/^Orders/)
    await user.click(sidebar().getByRole('button', { name: 'Pages of Orders' }))
    expect(sidebar().getByRole('link', { name: 'Order', description: '5 waiting' })).toBeTruthy()
    expect(sidebar().getByRole('link', { name: 'Returns', description: '1 waiting' })).toBeTruthy()
    expect(sidebar().getByRole('link', { name: 'Refunds' }).textContent).toBe('Refunds')
  })
})

const byLetters = (one: string | null | undefined, other: string | null | undefined) =>
  String(one) < String(other) ? -1 : 1
