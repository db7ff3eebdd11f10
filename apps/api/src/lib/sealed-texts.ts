import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts texts (AES-256-GCM) with a key made from the shop's own, so that a stolen database alone doesn't have them.
 * `purpose` keeps the texts of different uses apart.
 */
export function sealedTexts(shopKey: Uint8Array, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', shopKey, '', purpose, 32))
  return {
    seal(text: string) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, iv)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** The text; undefined when it was sealed with another key. */
    open(sealed: string) {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
        decipher.setAuthTag(bytes.subarray(12, 28))
        const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
        return text.toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

export type SealedTexts = ReturnType<typeof sealedTexts>
