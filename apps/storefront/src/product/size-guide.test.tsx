import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { tshirt } from '../test/shop-answers'
import { guideFor, inUnit } from './measures'

test('the size guide opens in centimetres, changes to inches, and closes', async () => {
  await openPage('/productDetail/1-adjective-attire-t-shirt')
  await userEvent.click(await screen.findByRole('button', { name: 'Size guide' }))
  const dialog = await screen.findByRole('dialog', { name: 'Size guide: Women, tops' })
  const inside = within(dialog)
  expect(inside.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['SM', 'MD', 'XL'])
  expect(inside.getByRole('cell', { name: '90–98' })).toBeTruthy()
  await userEvent.click(inside.getByRole('radio', { name: 'inch' }))
  expect(inside.getByRole('cell', { name: '35.5–38.5' })).toBeTruthy()
  await userEvent.click(inside.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: /Size guide/ })).toBeNull()
})

test.each(['Women', 'Men', 'Kids'])(
  '%s have measures of every sub category and size',
  (category) => {
    for (const subcategory of ['Tops', 'Bottoms', 'Accessories', 'Outerwear']) {
      const { columns } = guideFor({ ...tshirt, category, subcategory })
      expect(columns.length).toBeGreaterThan(0)
      for (const { measures } of columns) expect(measures).toHaveLength(5)
    }
  },
)

test('each size is larger than the one before, in both units', () => {
  for (const category of ['Women', 'Men', 'Kids']) {
    const { columns } = guideFor({ ...tshirt, category, subcategory: 'Bottoms' })
    for (const unit of ['cm', 'inch'] as const) {
      for (const { measures } of columns) {
        const starts = measures.map((one) => Number.parseFloat(inUnit(one, unit)))
        expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      }
    }
  }
})

test('a category that we have no measures of has no guide', () => {
  expect(guideFor({ ...tshirt, category: 'Pets' }).columns).toEqual([])
})
