import { expect, it } from 'vitest'
import { fillIn, unknownPlaceholder } from './placeholders'

it('an empty value takes the space before it away, also at the end', () => {
  const text = 'your order {number} is on its way {courier}. {tracking}'
  expect(fillIn(text, { number: 'ET-1' })).toBe('your order ET-1 is on its way.')
  expect(fillIn(text, { number: 'ET-1', courier: 'with NCM', tracking: 'Code T.' })).toBe(
    'your order ET-1 is on its way with NCM. Code T.',
  )
})

it('a value that looks like a placeholder stays as it is', () => {
  expect(fillIn('{name} {number}', { name: '{number}', number: 'ET-1' })).toBe('{number} ET-1')
})

it.each(['{constructor}', '{__proto__}', '{nobody}'])('%s has no value', (text) => {
  expect(fillIn(`Namaste ${text}`, {})).toBe('Namaste')
})

it.each([
  ['Hello {nmae}', '{nmae}'],
  ['{ name }', '{ name }'],
  ['{}', '{}'],
  ['{constructor}', '{constructor}'],
])('%j has an unknown placeholder', (text, unknown) => {
  expect(unknownPlaceholder(text, ['name'])).toBe(unknown)
})

it.each(['{name}', 'Set {name} and {name}', 'An open { brace', 'no placeholders }'])(
  '%j has only known placeholders',
  (text) => {
    expect(unknownPlaceholder(text, ['name'])).toBeUndefined()
  },
)
