import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIdempotencyKey } from './use-order-draft'

it('the same order keeps its key, also with its fields in another order; another order gets a new one', () => {
  const keyOf = renderHook(useIdempotencyKey).result.current
  const first = keyOf({ note: '', lines: [{ size: 2, quantity: 1 }] })
  expect(keyOf({ lines: [{ quantity: 1, size: 2 }], note: '' })).toBe(first)
  expect(keyOf({ lines: [{ quantity: 2, size: 2 }], note: '' })).not.toBe(first)
})
