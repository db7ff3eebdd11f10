import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

type Claims = Record<string, unknown>

const claims = z.record(z.string(), z.unknown())

/** Makes tokens that an attacker could make, and tokens that only somebody with the shop's key could make. */
export function forge(dataDir: string, genuine: string) {
  const key = readFileSync(join(dataDir, 'secrets', 'tokens.key'), 'utf8').trim()
  const [head = '', body = '', signature = ''] = genuine.split('.')
  const payload = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  const header = claims.parse(JSON.parse(Buffer.from(head, 'base64url').toString()))
  const sign = (changed: Claims, by: string | Buffer = key, over: Claims = header) => {
    const text = `${part(over)}.${part({ ...payload, ...changed })}`
    return `${text}.${createHmac('sha256', by).update(text).digest('base64url')}`
  }
  const now = Math.floor(Date.now() / 1000)
  return {
    /** A valid token that is signed here: it shows that the others are refused only for their own faults. */
    again: sign({}),
    expired: sign({ iat: now - 601, exp: now - 1 }),
    edited: `${head}.${part({ ...payload, sub: '1', role: 'admin', aud: 'admin' })}.${signature}`,
    unsigned: `${part({ ...header, alg: 'none' })}.${body}.`,
    unsignedOddly: `${part({ ...header, alg: 'None' })}.${body}.${signature}`,
    withoutSignature: `${head}.${body}.`,
    critical: sign({}, key, { ...header, crit: ['b64'], b64: false }),
    otherKey: sign({}, randomBytes(48)),
    otherAudience: sign({ aud: 'another shop' }),
  }
}

function part(value: Claims) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
