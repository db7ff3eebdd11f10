import { expect, it } from 'vitest'
import { esewaSignature, isSigned } from './esewa'
import { simulated } from './gateways'

// The example of developer.esewa.com.np/pages/Epay, with its test secret.
const example = {
  total_amount: '110',
  transaction_uuid: '241028',
  product_code: 'EPAYTEST',
  signed_field_names: 'total_amount,transaction_uuid,product_code',
}
const signature = 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME='

it('signs as eSewa’s own example does', () => {
  expect(esewaSignature(simulated.secret, example)).toBe(signature)
})

it('knows a signature over other fields, or too few of them, for forged', () => {
  const { secret } = simulated
  expect(isSigned(secret, { ...example, signature })).toBe(true)
  expect(isSigned(secret, { ...example, total_amount: '1', signature })).toBe(false)
  const fewer = { ...example, signed_field_names: 'product_code' }
  expect(isSigned(secret, { ...fewer, signature: esewaSignature(secret, fewer) })).toBe(false)
})
