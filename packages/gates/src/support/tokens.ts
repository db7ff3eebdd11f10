import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

type Claims = Record<string, unknown>

const claims = z.record(z.string(), z.unknown())

/** Makes tokens as an attacker would, and such as only the owner of the key could. */
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
    /** Good, made here: shows that the others are refused for what is wrong with them. */
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
