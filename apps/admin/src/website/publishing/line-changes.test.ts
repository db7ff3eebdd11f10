import { expect, it } from 'vitest'
import { lineChanges } from './line-changes'

const marked = (former: string[], latter: string[]) =>
  lineChanges(former, latter).map(
    ({ kind, text }) => ({ same: ' ', removed: '-', added: '+' })[kind] + text,
  )

it('says which lines stay, go and come, in their order', () => {
  expect(marked(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([' a', '-b', '+x', ' c', '+d'])
})

it('finds nothing to say about equal texts', () => {
  expect(marked(['a', 'b'], ['a', 'b'])).toEqual([' a', ' b'])
})

it('compares with an empty text', () => {
  expect(marked([], ['a'])).toEqual(['+a'])
  expect(marked(['a'], [])).toEqual(['-a'])
})
