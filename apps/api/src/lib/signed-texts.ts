import { createHmac, hkdfSync } from 'node:crypto'
import { isEqual } from './is-equal'

/**
 * Signs texts with a key made from the shop's own, so that links can hold what the shop then needn't store. `purpose`
 * keeps the texts of different uses apart.
 */
export function signedTexts(shopKey: Uint8Array, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', shopKey, '', purpose, 32))
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    /** The text, a dot and its signature. */
    sign: (text: string) => `${text}.${signatureOf(text)}`,

    /** The text; undefined where the shop didn't sign it. */
    read(signed: string) {
      const [text = '', signature = ''] = /^(.*)\.([\w-]+)$/.exec(signed)?.slice(1) ?? []
      return isEqual(signature, signatureOf(text)) ? text : undefined
    },
  }
}
