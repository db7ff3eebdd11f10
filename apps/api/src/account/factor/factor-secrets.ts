import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Files } from '@etrend/database'
import { readSecret } from '../secrets'

const FACTORS_KEY = 'secrets/factors.key'

/**
 * Encrypts the secrets of authenticator apps (AES-256-GCM), so that a stolen database alone makes no codes: the key lies
 * with the shop's other secrets. A secret belongs to its user, and can't be moved to another row.
 */
export function factorSecrets(files: Pick<Files, 'madeOnce'>) {
  let kept: Promise<Buffer> | undefined

  const key = () => (kept ??= readKey(files).catch(forget))

  function forget(error: unknown): never {
    kept = undefined
    throw error
  }

  return {
    async encrypt(user: number, secret: string) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', await key(), iv).setAAD(ownerOf(user))
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    /** The secret; undefined when it is another user's, or was encrypted with another key. */
    async decrypt(user: number, sealed: string) {
      const bytes = Buffer.from(sealed, 'base64url')
      const own = await key()
      try {
        const decipher = createDecipheriv('aes-256-gcm', own, bytes.subarray(0, 12))
        decipher.setAAD(ownerOf(user)).setAuthTag(bytes.subarray(12, 28))
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString()
      } catch {
        return undefined
      }
    },
  }
}

export type FactorSecrets = ReturnType<typeof factorSecrets>

async function readKey(files: Pick<Files, 'madeOnce'>) {
  return createHash('sha256')
    .update(await readSecret(files, FACTORS_KEY))
    .digest()
}

function ownerOf(user: number) {
  return Buffer.from(`second factor of ${user}`)
}
