import { expect, it } from 'vitest'
import { forgeryIn } from './esewa-callback'
import { esewaSignature, isSigned } from './esewa-signature'
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

it('treats a signature over other fields, or over too few of them, as forged', () => {
  const { secret } = simulated
  expect(isSigned(secret, { ...example, signature })).toBe(true)
  expect(isSigned(secret, { ...example, total_amount: '1', signature })).toBe(false)
  const fewer = { ...example, signed_field_names: 'product_code' }
  expect(isSigned(secret, { ...fewer, signature: esewaSignature(secret, fewer) })).toBe(false)
})

// eSewa's example of a callback: the amount is a number there, and signed as it is written.
const signed =
  '{"transaction_code":"000AWEO","status":"COMPLETE","total_amount":1000.0,"transaction_uuid":"250610-162413",' +
  '"product_code":"EPAYTEST","signed_field_names":"transaction_code,status,total_amount,transaction_uuid,' +
  'product_code,signed_field_names","signature":"62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA="}'
const { secret, product_code } = simulated
const ours = { secret, product_code, reference: '250610-162413' }
const back = (json: string) =>
  `/store/payments/esewa/x?data=${Buffer.from(json).toString('base64')}`

it('takes the callback of eSewa’s own example for genuine, its amount as a number or as a text', () => {
  expect(forgeryIn(back(signed), ours)).toBeUndefined()
  expect(forgeryIn(back(signed.replace('1000.0', '"1000.0"')), ours)).toBeUndefined()
})

it('says what is wrong with a forged callback', () => {
  const wrong = 'Its signature is wrong.'
  expect(forgeryIn(back(signed.replace('1000.0', '1.0')), ours)).toBe(wrong)
  expect(forgeryIn(back(signed), { ...ours, secret: 'another' })).toBe(wrong)
  expect(forgeryIn(back(signed.replace('62Gc', 'AAAA')), ours)).toBe(wrong)
  expect(forgeryIn(back('{"status":"COMPLETE"}'), ours)).toBe(
    'It does not read as eSewa’s callbacks do.',
  )
  const another = { ...ours, reference: '250610-000000' }
  expect(forgeryIn(back(signed), another)).toBe('It was signed for another payment.')
})

it('has nothing to say where no callback came: the customer gave up', () => {
  expect(forgeryIn('/store/payments/esewa/x', ours)).toBeUndefined()
})
