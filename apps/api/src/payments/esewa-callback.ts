import * as z from 'zod'
import { isSigned } from './esewa-signature'
import { parsed } from './parsed'

/** What eSewa's redirect carries, base64 in `data`; every value as it is written there. */
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
 * What is wrong with the callback in an address, as a sentence; undefined for one that eSewa signed for this payment,
 * and for an address without any: who gives up comes back empty-handed. A good one proves nothing either, it only
 * isn't a lie.
 */
export function forgeryIn(address: string, { secret, product_code, reference }: Ours) {
  const data = new URL(address, 'http://shop.invalid').searchParams.get('data')
  if (data === null) return undefined
  // A plus sign that wasn't escaped has become a blank.
  const json = Buffer.from(data.replaceAll(' ', '+'), 'base64').toString('utf8')
  const read = callback.safeParse(parsed(asWritten(json)))
  if (!read.success) return 'It does not read as eSewa’s callbacks do.'
  if (!isSigned(secret, read.data)) return 'Its signature is wrong.'
  const isOurs = read.data.transaction_uuid === reference && read.data.product_code === product_code
  return isOurs ? undefined : 'It was signed for another payment.'
}

/** Numbers as texts: eSewa signs the letters 1000.0, which are 1000 once they are read. */
function asWritten(json: string) {
  return json.replace(/(":\s*)(-?\d+(?:\.\d+)?)(?=\s*[,}])/g, '$1"$2"')
}
