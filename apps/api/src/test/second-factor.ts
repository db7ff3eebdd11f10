import { factorSecret, recoveryCodes, session } from '@etrend/contract'
import { Secret, TOTP } from 'otpauth'
import { staff, type TestShop } from './open-shop'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The shop's public address, as a proxy elsewhere names it. */
const outside = { host: 'admin.localhost:4000', 'x-forwarded-for': '203.0.113.9' }

/** The code that an authenticator app shows at a moment of the shop's clock. */
export function codeAt(secret: string, now: number) {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
}

/** Signs the first owner in, from outside this machine or on it, and gives the calls of that session. */
export async function signedIn(
  { app }: Pick<TestShop, 'app'>,
  where: 'outside' | 'here' = 'outside',
  who = staff,
) {
  const from = where === 'outside' ? outside : { host: '127.0.0.1' }
  const login = { method: 'POST', url: '/login/', payload: who, headers: from } as const
  const { access } = session.parse((await app.inject(login)).json())
  const headers = { ...from, authorization: `Bearer ${access}` }
  const ask = (method: Method, url: string, payload?: object) =>
    app.inject({ method, url, headers, ...(payload && { payload }) })
  return {
    headers,
    get: (url: string) => ask('GET', url),
    post: (url: string, body?: object) => ask('POST', url, body),
    patch: (url: string, body: object) => ask('PATCH', url, body),
    remove: (url: string) => ask('DELETE', url),
  }
}

type Session = Awaited<ReturnType<typeof signedIn>>

/** Sets up an authenticator app in a session, and gives its secret and the recovery codes. */
export async function setUpFactor(own: Session, now: () => number) {
  const { secret } = factorSecret.parse((await own.post('/profile/factor/')).json())
  const answer = await own.post('/profile/factor/confirm/', { code: codeAt(secret, now()) })
  return { secret, answer, codes: recoveryCodes.parse(answer.json()).recovery_codes }
}

/** A session on this machine whose last proof is older than 15 minutes. It was renewed meanwhile, as a page does. */
export async function tired(shop: Pick<TestShop, 'app' | 'later'>, who = staff) {
  const headers = { host: '127.0.0.1' }
  const login = await shop.app.inject({ method: 'POST', url: '/login/', headers, payload: who })
  const { refresh } = session.parse(login.json())
  await shop.later(16)
  const url = '/refresh/'
  const renewed = await shop.app.inject({ method: 'POST', url, headers, payload: { refresh } })
  const authorization = `Bearer ${renewed.json<{ access: string }>().access}`
  return {
    ask: (method: Method, path: string, body?: object) =>
      shop.app.inject({
        method,
        url: path,
        headers: { ...headers, authorization },
        ...(body && { payload: body }),
      }),
  }
}
