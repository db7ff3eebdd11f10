import { expect, test } from 'vitest'
import { loginPath, nextPath } from './login-path'

test('the sign-in returns to the address that it was opened from', () => {
  const { search } = new URL(loginPath('/productDetail/1-shirt?color=red#reviews'), 'http://shop')
  expect(nextPath(search)).toBe('/productDetail/1-shirt?color=red#reviews')
})

test.each(['', '?next=https://evil.example', '?next=//evil.example', '?next=/\\evil.example'])(
  'an address outside the shop leads to the front page: %s',
  (search) => {
    expect(nextPath(search)).toBe('/')
  },
)
