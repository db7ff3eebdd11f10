import { createHash, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { SignJWT, errors, jwtVerify } from 'jose'
import type { App } from '../http/hosts'

/**
 * Signs and reads access tokens: JWTs of 10 minutes that name a user, a session and the app that they are for, nothing
 * more. What the user may do is looked up at every request. `read` answers undefined for an invalid token and for a
 * token of another app.
 */
export function accessTokens(key: Uint8Array, clock: () => Date) {
  if (key.length < 32) throw new Error('A key for tokens needs at least 32 bytes.')
  return {
    sign({ user, session }: Claims, app: App) {
      const now = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ sid: session })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setIssuer('etrend')
        .setAudience(app)
        .setSubject(String(user))
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_SECONDS)
        .sign(key)
    },

    async read(token: string, app: App): Promise<Claims | undefined> {
      try {
        const options = { ...expected, audience: audiences[app], currentDate: clock() }
        const { payload } = await jwtVerify(token, key, options)
        const { sub, sid } = payload
        return typeof sid === 'string' ? { user: Number(sub), session: sid } : undefined
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

type Claims = { user: number; session: string }

const ACCESS_SECONDS = 600

/**
 * The apps whose tokens each app accepts. The server's own addresses (`internal`) also accept the admin's tokens; their
 * own tokens don't work on the admin's host.
 */
const audiences: Record<App, App[]> = {
  storefront: ['storefront'],
  admin: ['admin'],
  internal: ['internal', 'admin'],
}

const expected = {
  algorithms: ['HS256'],
  typ: 'at+jwt',
  issuer: 'etrend',
  requiredClaims: ['exp', 'sub', 'sid', 'jti'],
}

/**
 * Makes refresh tokens: the session's id and 32 bytes, opaque to everyone else. A session's first token has random
 * bytes. Those of each next token are a MAC of the token before, so that parallel renewals with one token all get the
 * same successor although only hashes are stored.
 */
export function refreshTokens(key: Uint8Array) {
  const chain = Buffer.from(hkdfSync('sha256', key, '', 'etrend refresh tokens', 32))
  return {
    first: (session: string) => `${session}.${randomToken()}`,

    next: (token: string) =>
      `${sessionOf(token)}.${createHmac('sha256', chain).update(token).digest('base64url')}`,
  }
}

/** The session that a refresh token says it belongs to; undefined when the text isn't shaped like one. */
export function sessionOf(refresh: string) {
  return /^([\w-]{22})\.[\w-]{43}$/.exec(refresh)?.[1]
}

/** An id that nobody guesses: 16 random bytes. */
export function randomId() {
  return randomBytes(16).toString('base64url')
}

/** A secret that nobody guesses: 32 random bytes. */
export function randomToken() {
  return randomBytes(32).toString('base64url')
}

/** The hash that is stored instead of a secret, so that nobody can sign in with a stolen database. */
export function fingerprint(secret: string) {
  return createHash('sha256').update(secret).digest('base64url')
}
