import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openApp, pageOf, type Answers } from '../../app/testing'
import { number } from '../../test/sample-answers'
import { openOrders, orderRowOf } from '../../test/sample-lists'
import { offered, product } from '../../test/sample-rows'

const rows = 'GET /product/allProduct/'
const cap = { ...product, id: 3, title: 'Sunny Day Cap' }
const listed: Answers = { ...offered, [rows]: pageOf([product, cap]) }
const openProducts = (search = '') => openApp(`/etrendadmin/allproduct${search}`, listed)
const cards = () => screen.findByRole('list', { name: 'Product List' })
const box = (name: string) => screen.queryByRole('checkbox', { name: `Select ${name}` })

// As a phone answers: its screen is narrow.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
})
afterEach(() => vi.unstubAllGlobals())

describe('a card', () => {
  it('opens the row by its title, and has its facts, its figure and its marks', async () => {
    openOrders(() => [orderRowOf({})])
    const list = await screen.findByRole('list', { name: 'Orderlist' })
    expect(screen.queryByRole('table')).toBeNull()
    const card = within(list).getByRole('listitem')
    const link = within(card).getByRole('link', { name: number })
    expect(link.getAttribute('href')).toBe(`/etrendadmin/order/${number}`)
    expect(within(card).getByText('Rs. 5,006')).toBeTruthy()
    expect(within(card).getByText('Placed')).toBeTruthy()
    expect(within(card).getByRole('button', { name: `Call: ${number}` })).toBeTruthy()
  })

  it('has the actions of the row in one menu', async () => {
    openProducts()
    const card = within(within(await cards()).getAllByRole('listitem')[0] ?? document.body)
    expect(card.getByRole('button', { name: `Actions for ${product.title}` })).toBeTruthy()
    expect(card.getByRole('link', { name: `Edit ${product.title}` })).toBeTruthy()
  })
})

describe('the sheet of filters', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Filters' }))
  const filters = (name: string) => screen.findByRole('button', { name })

  it('sets filters and the order at once, and says how many rows there are', async () => {
    const { user, requests } = openProducts()
    await cards()
    expect(screen.queryByLabelText('Gender')).toBeNull()
    await user.click(await filters('Filters'))
    await user.selectOptions(sheet().getByRole('combobox', { name: 'Gender' }), 'Women')
    await user.selectOptions(sheet().getByRole('combobox', { name: 'Sort' }), 'Price, descending')
    const last = () => requests.findLast(({ call }) => call === rows)?.query
    await waitFor(() => expect(last()).toMatch(/gender=.*sort=-price/))
    await user.click(await sheet().findByRole('button', { name: 'Show 2 results' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await filters('Filters (1)')).toBeTruthy()
  })

  it('clears them all, and keeps the search words', async () => {
    const { user } = openProducts('?q=cap&is_slider=true&discounted=false&sort=title')
    await cards()
    await user.click(await filters('Filters (2)'))
    await user.click(sheet().getByRole('button', { name: 'Clear all' }))
    expect(location.search).toBe('?q=cap')
    expect(sheet().getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', '')
  })

  it('holds the export, the grid and the saved views', async () => {
    const { user } = openProducts()
    await cards()
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
    await user.click(await filters('Filters'))
    expect(sheet().getByRole('button', { name: 'Export CSV' })).toBeTruthy()
    expect(sheet().getByRole('link', { name: 'Edit as a grid' })).toBeTruthy()
    expect(sheet().getByLabelText('Save this view as')).toBeTruthy()
  })

  it('leaves a button for each filter that is set, which removes it', async () => {
    const { user } = openProducts('?is_slider=true&gender=women')
    const set = within(await screen.findByRole('list', { name: 'Filters that are set' }))
    expect(set.getByRole('button', { name: 'Remove the filter Gender: Women' })).toBeTruthy()
    await user.click(set.getByRole('button', { name: 'Remove the filter In the slider' }))
    expect(location.search).toBe('?gender=women')
    expect(await filters('Filters (1)')).toBeTruthy()
  })
})

it('the chip of a day says the day, and whatever else an address says as it is', async () => {
  openOrders(() => [], {}, '?from=2026-11-01&to=soon')
  expect(
    await screen.findByRole('button', { name: 'Remove the filter From 1 Nov 2026' }),
  ).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Remove the filter To soon' })).toBeTruthy()
})

describe('select mode', () => {
  it('is begun and ended by a button, and only then cards have checkboxes, instead of menus', async () => {
    const { user } = openProducts()
    await cards()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Select', pressed: false }))
    expect(box(product.title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByText('2 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Done', pressed: true }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText('2 selected')).toBeNull()
  })

  it('ends when nothing is selected any more', async () => {
    const { user } = openProducts()
    await cards()
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(box(cap.title) ?? document.body)
    expect(screen.getByText('1 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(box(cap.title)).toBeNull()
    expect(screen.getByRole('button', { name: 'Select', pressed: false })).toBeTruthy()
  })

  it('is not offered where rows can’t be selected', async () => {
    openApp('/etrendadmin/returns', {})
    expect(await screen.findByRole('button', { name: 'Filters' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Select' })).toBeNull()
  })
})
