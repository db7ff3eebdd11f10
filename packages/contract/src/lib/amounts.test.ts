import { describe, expect, test } from 'vitest'
import { contract, refundInput } from '../index.ts'

describe('an amount', () => {
  const amounts = contract.cashDays.add.body
  const entry = { kind: 'bank', note: 'Maya' }

  test('of one paisa is taken, and what is less is refused rather than kept as 0', () => {
    for (const amount of [0.01, -0.01, 1999.95, 9_999_999])
      expect([amount, amounts.safeParse({ ...entry, amount }).success]).toEqual([amount, true])
    for (const amount of [0, 1e-9, -1e-9, 0.001, 1999.951, 0.1 + 0.2])
      expect([amount, amounts.safeParse({ ...entry, amount }).success]).toEqual([amount, false])
  })

  test('to pay back is one paisa or more', () => {
    const refund = { reason: 'A seam' }
    expect(refundInput.safeParse({ ...refund, amount: 0.01 }).success).toBe(true)
    expect(refundInput.safeParse({ ...refund, amount: 1e-9 }).success).toBe(false)
  })
})
