import { expect, test } from 'vitest'
import { isOlder } from './node-order.mjs'

test('a Node is compared by its major and minor number, not as text', () => {
  expect(isOlder('22.11.9', '22.12')).toBe(true)
  expect(isOlder('22.12.0', '22.12')).toBe(false)
  expect(isOlder('22.9.0', '22.12')).toBe(true)
  expect(isOlder('20.20.2', '22.12')).toBe(true)
  expect(isOlder('24.0.0', '22.12')).toBe(false)
  expect(isOlder('9.99.0', '20.19')).toBe(true)
})
