import { expect, test } from 'vitest'
import { sizeWord } from './size-word'

test('the documented sizes are called S, M, L and XL', () => {
  expect(['SM', 'MD', 'LG', 'XL'].map(sizeWord)).toEqual(['S', 'M', 'L', 'XL'])
})

test.each(['M', 'XXL', '28', '6–7 years', 'constructor'])(
  '%s is called by its own name',
  (name) => {
    expect(sizeWord(name)).toBe(name)
  },
)
