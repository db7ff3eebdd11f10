import { afterEach, expect, test, vi } from 'vitest'
import { readKept, writeKept } from '../cart/kept-units'
import { dropText, keepText, keptText } from './local-storage'
import { dropSession, keepSession, sessionField } from './session'

const sita = {
  access: 'a',
  refresh: 'r',
  email: 'sita@example.com',
  username: 'Sita',
  role: 'user' as const,
}

afterEach(() => vi.unstubAllGlobals())

/** Storage whose calls of these names throw, as a browser's does. */
function breakStorage(...names: ('getItem' | 'setItem' | 'removeItem')[]) {
  const real = localStorage
  const fail = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: names.includes('getItem') ? fail : (key: string) => real.getItem(key),
    setItem: names.includes('setItem')
      ? fail
      : (key: string, text: string) => real.setItem(key, text),
    removeItem: names.includes('removeItem') ? fail : (key: string) => real.removeItem(key),
  })
}

test('where storage is forbidden, a sign-in lasts as long as the page', () => {
  breakStorage('getItem', 'setItem', 'removeItem')
  expect(sessionField('username')).toBeUndefined()
  keepSession(sita)
  expect(sessionField('username')).toBe('Sita')
  dropSession()
  expect(sessionField('username')).toBeUndefined()
})

test('a text that found no room is the newest, until it can be stored again', () => {
  keepText('key', 'old')
  breakStorage('setItem')
  keepText('key', 'new')
  expect([keptText('key'), localStorage.getItem('key')]).toEqual(['new', 'old'])
  vi.unstubAllGlobals()
  keepText('key', 'newest')
  expect([keptText('key'), localStorage.getItem('key')]).toEqual(['newest', 'newest'])
  dropText('key')
  expect(keptText('key')).toBeNull()
})

test('what isn’t JSON counts as nothing', () => {
  writeKept({ username: 'Sita', units: [{ product_color: 1, size: 2, quantity: 3 }], district: '' })
  expect(readKept()?.units).toHaveLength(1)
  localStorage.setItem('etrend.cart.kept', '{"username":')
  expect(readKept()).toBeUndefined()
})
