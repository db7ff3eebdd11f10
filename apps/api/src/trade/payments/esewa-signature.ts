import { createHmac, timingSafeEqual } from 'node:crypto'
import { ownEntry } from '@etrend/domain'

/** The fields that our signature covers, and that eSewa's must cover. */
export const SIGNED = ['total_amount', 'transaction_uuid', 'product_code']

type Signed = Record<string, string> & { signed_field_names: string }

/** base64(HMAC-SHA256) over the named fields, in the order that the message itself names. */
export function esewaSignature(secret: string, fields: Signed) {
  const message = fields.signed_field_names
    .split(',')
    .map((name) => `${name}=${ownEntry(fields, name) ?? ''}`)
    .join(',')
  return createHmac('sha256', secret).update(message).digest('base64')
}

/** Whether a message was signed with the secret, and the amount and the payment are among its signed fields. */
export function isSigned(secret: string, fields: Signed & { signature: string }) {
  const names = fields.signed_field_names.split(',')
  const expected = Buffer.from(esewaSignature(secret, fields))
  const given = Buffer.from(fields.signature)
  const covers = SIGNED.every((name) => names.includes(name))
  return covers && given.length === expected.length && timingSafeEqual(given, expected)
}
