import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'

test('a collection shows its text and products in its own order, and can be sorted', async () => {
  const { calls, address } = await openPage('/collections/dashain')
  expect(await screen.findByRole('heading', { name: 'Dashain', level: 1 })).toBeTruthy()
  expect(screen.getByText('For tika and for the swing.')).toBeTruthy()
  expect(await screen.findByText('Showing 1–2 of 2 results')).toBeTruthy()
  expect(calls.map(({ path }) => path)).toContain('/store/collections/dashain/products?page=1')
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Price: Low to High')
  expect(address()).toBe('/collections/dashain?sort=price-asc')
  await userEvent.selectOptions(screen.getByLabelText('Sort'), 'Our selection')
  expect(address()).toBe('/collections/dashain')
})

test('a filter stays in the address of the collection', async () => {
  const { address } = await openPage('/collections/dashain')
  await userEvent.click(await screen.findByRole('checkbox', { name: /^S \d/ }))
  expect(address()).toBe('/collections/dashain?size=S')
})

test('a collection that was deleted says so, with ways on', async () => {
  await openPage('/collections/ended')
  expect(await screen.findByRole('heading', { name: 'This page has ended.' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all products' })).toBeTruthy()
})

test('a category that staff added has its page with its sub categories', async () => {
  await openPage('/categories/home')
  expect(await screen.findByRole('heading', { name: 'Home & Gifts', level: 1 })).toBeTruthy()
  const link = await screen.findByRole('link', { name: 'Tops' })
  expect(link.getAttribute('href')).toBe('/categories/home?subcategory=tops')
})

test('an address that no category ever had is not found', async () => {
  await openPage('/categories/never')
  expect(await screen.findByRole('heading', { name: 'This page is not here.' })).toBeTruthy()
})
