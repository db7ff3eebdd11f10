import { expect, test } from 'vitest'
import { demoCategories, demoSubcategories } from '../shop'
import { demoGuide } from './guides'

test.each(demoCategories)('%s have measures of every sub category and size', (category) => {
  for (const subcategory of demoSubcategories) {
    const { columns, rows } = demoGuide(category, subcategory).measures
    expect(columns.length).toBeGreaterThan(0)
    expect(rows).toHaveLength(5)
    for (const { values } of rows) {
      expect(values).toHaveLength(columns.length)
      expect(values).not.toContain('')
    }
  }
})

test('each size is larger than the one before', () => {
  for (const category of demoCategories) {
    const { columns, rows } = demoGuide(category, 'Bottoms').measures
    for (const index of columns.keys()) {
      const starts = rows.map(({ values }) => Number.parseFloat(values[index] ?? ''))
      expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    }
  }
})
