import { expect, test } from 'vitest'
import { etagOf } from '../http/etag'
import { difference } from './audit'

test('the order in which the fields of a row were written makes no difference', () => {
  const pictures = [{ id: 1, alt: 'Front' }]
  const same = [{ alt: 'Front', id: 1 }]
  expect(difference({ pictures }, { pictures: same })).toBeUndefined()
  expect(etagOf({ id: 1, pictures })).toBe(etagOf({ pictures: same, id: 1 }))
})

test('the order of a list does, and so do other values', () => {
  const sizes = ['SM', 'MD']
  const others = ['MD', 'SM']
  expect(difference({ sizes }, { sizes: others })).toEqual({
    before: { sizes },
    after: { sizes: others },
  })
  expect(difference({ gender: null }, { gender: 'men' })).toBeTruthy()
  expect(etagOf({ id: 1, sizes })).not.toBe(etagOf({ id: 1, sizes: others }))
})
