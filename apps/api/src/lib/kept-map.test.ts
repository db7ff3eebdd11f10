import { expect, it } from 'vitest'
import { keptMap } from './kept-map'

it('keeps what takes exactly the given bytes, and is emptied for one byte more', () => {
  const kept = keptMap<string, string>(10, (value) => value.length)
  expect(kept.add('a', '12345')).toBe('12345')
  kept.add('b', '12345')
  expect([kept.get('a'), kept.get('b'), kept.bytes()]).toEqual(['12345', '12345', 10])
  kept.add('c', '1')
  expect([kept.get('a'), kept.get('b'), kept.get('c'), kept.bytes()]).toEqual([
    undefined,
    undefined,
    '1',
    1,
  ])
})
