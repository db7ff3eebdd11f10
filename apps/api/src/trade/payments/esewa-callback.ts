import * as z from 'zod'
import { parsed } from '../../lib/parsed'
import { isSigned } from './esewa-signature'

/** The JSON that eSewa's redirect carries as base64 in `data`, with each value as the text that is written there. */
const callback = z
  .object({
    transaction_uuid: z.string(),
    product_code: z.string(),
    signed_field_names: z.string(),
    signature: z.string(),
  })
  .catchall(z.string())

type Ours = { secret: string; product_code: string; reference: string }

/**
 * What is wrong with the callback in an address, as a sentence; undefined where eSewa signed it for this payment, and
 * where there is no callback, as when the customer gives up. A genuine callback doesn't prove a payment: for that, the
 * shop asks eSewa for the status.
 */
export function forgeryIn(address: string, { secret, product_code, reference }: Ours) {
  const data = new URL(address, 'http://shop.invalid').searchParams.get('data')
  if (data === null) return undefined
  // A plus sign that wasn't escaped has become a space.
  const json = Buffer.from(data.replaceAll(' ', '+'), 'base64').toString('utf8')
  const read = callback.safeParse(parsed(asWritten(json)))
  if (!read.success) return 'It does not read as eSewa’s callbacks do.'
  if (!isSigned(secret, read.data)) return 'Its signature is wrong.'
  const isOurs = read.data.transaction_uuid === reference && read.data.product_code === product_code
  return isOurs ? undefined : 'It was signed for another payment.'
}

/** Puts numbers into quotes: eSewa signs the text '1000.0', which JSON.parse would read as 1000. */
function asWritten(json: string) {
  return json.replace(/(":\s*)(-?\d+(?:\.\d+)?)(?=\s*[,}])/g, '$1"$2"')
}
