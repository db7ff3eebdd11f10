import { NOW } from '@etrend/tooling/given-time'
import { SignJWT, UnsecuredJWT, decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { key, openShop, sita } from '../test/account-shop'
import { accessTokens } from './tokens'

async function signedIn() {
  const shop = await openShop()
  await shop.register()
  const session = await shop.login(sita)
  return { shop, session, claims: decodeJwt(session.access) }
}

test('an access token names user and session, lives 10 minutes and says nothing of the role', async () => {
  const { shop, session, claims } = await signedIn()
  expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'sub'])
  shop.wait(599)
  expect(await shop.status(session)).toBe(200)
  shop.wait(1)
  expect(await shop.status(session)).toBe(401)
})

test('an edited payload, no signature, alg none and a refresh token are refused', async () => {
  const { shop, session, claims } = await signedIn()
  const [header = '', , signature = ''] = session.access.split('.')
  const edited = Buffer.from(JSON.stringify({ ...claims, sub: '2', role: 'admin' }))
  const unsigned = new UnsecuredJWT(claims).encode()
  const none = Buffer.from('{"alg":"None","typ":"at+jwt"}').toString('base64url')
  for (const access of [
    `${header}.${edited.toString('base64url')}.${signature}`,
    session.access.slice(0, session.access.lastIndexOf('.') + 1),
    unsigned,
    `${none}.${unsigned.split('.')[1]}.${signature}`,
    session.refresh,
    '',
    'x'.repeat(10_000),
  ]) {
    expect(await shop.status({ access })).toBe(401)
  }
  expect(await shop.status(session)).toBe(200)
})

test('the right claims under another key, algorithm, type, issuer or audience are refused', async () => {
  const { shop, session, claims } = await signedIn()
  const signed = (change: object, header: object = {}, by = key) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header })
      .sign(by)
  expect(await shop.status({ access: await signed({}) })).toBe(200)
  for (const access of [
    await signed({}, {}, new Uint8Array(48)),
    await signed({}, { alg: 'HS512' }, new Uint8Array(64).fill(7)),
    await signed({}, { typ: 'JWT' }),
    await signed({ iss: 'other' }),
    await signed({ aud: 'other' }),
    await signed({ exp: undefined }),
    await signed({ sub: '999' }),
    await signed({ sid: 'nowhere' }),
  ]) {
    expect(await shop.status({ access })).toBe(401)
  }
  expect(await shop.status(session)).toBe(200)
})

test('a short key is refused', () => {
  expect(() => accessTokens(new Uint8Array(31), () => new Date(NOW))).toThrow('at least 32 bytes')
})
