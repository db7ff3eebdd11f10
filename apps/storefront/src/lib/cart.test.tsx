import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shirt } from '../test/shirt'
import { CartProvider, useCart } from './cart'

function openCart() {
  return renderHook(useCart, { wrapper: CartProvider }).result
}

test('the same unit added twice is one line of two pieces', () => {
  const cart = openCart()
  act(() => void cart.current.add(shirt))
  act(() => void cart.current.add(shirt))
  act(() => void cart.current.add({ ...shirt, size: 3, size_name: 'LG' }))
  expect(cart.current.lines.map(({ quantity }) => quantity)).toEqual([2, 1])
  expect(cart.current.count).toBe(3)
})

test('a quantity never drops below 1', () => {
  const cart = openCart()
  act(() => void cart.current.add(shirt))
  act(() => cart.current.setQuantity(shirt, 0))
  expect(cart.current.lines[0]?.quantity).toBe(1)
})

test('a line that takes the size of another one takes its pieces too', () => {
  const cart = openCart()
  act(() => void cart.current.add(shirt))
  act(() => void cart.current.add({ ...shirt, size: 3, size_name: 'LG', quantity: 2 }))
  act(() => cart.current.setSize(shirt, { size: 3, size_name: 'LG' }))
  expect(cart.current.lines).toEqual([{ ...shirt, size: 3, size_name: 'LG', quantity: 3 }])
})

test('the cart survives a reload', () => {
  const before = openCart()
  act(() => void before.current.add(shirt))
  expect(openCart().current.lines).toEqual([shirt])
})

test('the cart follows another tab', () => {
  const cart = openCart()
  act(() => {
    localStorage.setItem('etrend.cart', JSON.stringify([{ ...shirt, quantity: 5 }]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'etrend.cart' }))
  })
  expect(cart.current.count).toBe(5)
})

test('a removed line comes back by restoring what was before', () => {
  const cart = openCart()
  act(() => void cart.current.add(shirt))
  const before = cart.current.lines
  act(() => cart.current.remove(shirt))
  expect(cart.current.count).toBe(0)
  act(() => cart.current.restore(before))
  expect(cart.current.lines).toEqual([shirt])
})

test('useCart outside its provider says so', () => {
  expect(() => renderHook(useCart)).toThrow('useCart must be used within a CartProvider')
})

test('a cart of 50 different pieces takes another piece of them, but no 51st', () => {
  const cart = openCart()
  for (let size = 1; size <= 49; size += 1) act(() => void cart.current.add({ ...shirt, size }))
  const isAdded: boolean[] = []
  for (const size of [50, 51, 50])
    act(() => void isAdded.push(cart.current.add({ ...shirt, size })))
  expect(isAdded).toEqual([true, false, true])
  expect(cart.current.lines.map(({ size }) => size)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  )
  expect(cart.current.lines.at(-1)?.quantity).toBe(2)
})
