import { ConnectionError } from '@etrend/contract/client'
import { expect, test } from 'vitest'
import { refusalOf, StaffError } from './refusal'

test.each([
  ['the server’s sentence', { status: 409, body: { message: 'Sold out meanwhile.' } }],
  ['a lost connection', new ConnectionError('Sold out meanwhile.')],
  ['a sentence of the back-office itself', new StaffError('Sold out meanwhile.')],
])('%s is shown as it is', (_what, error) => {
  expect(refusalOf(error).message).toBe('Sold out meanwhile.')
})

test.each([
  ['a proxy', { status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' }],
  ['the code', new TypeError('Cannot read properties of undefined')],
  ['nobody', undefined],
])('what %s says is not shown to staff', (_who, error) => {
  expect(refusalOf(error).message).toBe('The shop sent an unexpected answer. Please try again.')
})
