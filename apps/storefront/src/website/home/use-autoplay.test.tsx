import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAutoplay } from './use-autoplay'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the slides pause while the pointer or the focus is on them, and go on once neither is', () => {
  const next = vi.fn<() => void>()
  const { current } = renderHook(() => useAutoplay(next, 'first')).result
  const afterThreeSeconds = () => {
    next.mockClear()
    act(() => void vi.advanceTimersByTime(3000))
    return next.mock.calls.length
  }
  expect(afterThreeSeconds()).toBe(1)
  act(current.hold.onFocus)
  act(current.hold.onPointerEnter)
  expect(afterThreeSeconds()).toBe(0)
  act(current.hold.onPointerLeave)
  expect(afterThreeSeconds()).toBe(0)
  act(current.hold.onBlur)
  expect(afterThreeSeconds()).toBe(1)
})
