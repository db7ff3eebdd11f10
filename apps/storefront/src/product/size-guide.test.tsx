import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { tshirtDetail } from '../test/shop-answers'
import { inUnit } from '../website/pages/measures-table'

const guide = tshirtDetail.size_guide
afterEach(() => {
  tshirtDetail.size_guide = guide
})

test('the size guide opens in centimetres, changes to inches, and closes', async () => {
  await openPage('/productDetail/1-adjective-attire-t-shirt')
  await userEvent.click(await screen.findByRole('button', { name: 'Size guide' }))
  const dialog = await screen.findByRole('dialog', { name: 'Size guide: Women, tops' })
  const inside = within(dialog)
  expect((await inside.findAllByRole('rowheader')).map((one) => one.textContent)).toEqual([
    'S',
    'M',
    'XL',
  ])
  expect(inside.getByRole('cell', { name: '90–98' })).toBeTruthy()
  expect(inside.getByText('Bust: around the fullest part.')).toBeTruthy()
  await userEvent.click(inside.getByRole('radio', { name: 'inch' }))
  expect(inside.getByRole('cell', { name: '35.5–38.5' })).toBeTruthy()
  expect(inside.getAllByRole('cell', { name: '12–14' })).toHaveLength(3)
  await userEvent.click(inside.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: /Size guide/ })).toBeNull()
})

test('a product whose sub category has no size guide offers none', async () => {
  tshirtDetail.size_guide = null
  await openPage('/productDetail/1-adjective-attire-t-shirt')
  expect(await screen.findByRole('group', { name: /^Size/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Size guide' })).toBeNull()
})

test.each([
  ['86–94', 'cm', '86–94'],
  ['86-94', 'cm', '86–94'],
  ['90–98', 'inch', '35.5–38.5'],
  ['58', 'inch', '23'],
  ['', 'inch', ''],
] as const)('%j in %s reads %j', (measure, unit, read) => {
  expect(inUnit(measure, unit)).toBe(read)
})
