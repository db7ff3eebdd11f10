import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { colleague } from '../test/colleagues'
import { staffCalls } from '../test/every-call'
import type { TestShop } from '../test/open-shop'
import { openTestShop } from '../test/test-app'
import { appsByHost } from './hosts'

const boss = { email: 'boss@example.com', password: 'keys to the back room' }
const sita = { username: 'Sita', email: 'sita@example.com', password: 'a quiet blue kurta' }

const onAdminOnly = staffCalls.filter(({ hosts: where }) => !where)

const storefront = 'localhost:4000'
const hosts = { storefront, admin: 'admin.localhost:4000', internal: '127.0.0.1:4000' }

/** Signs in on a host as a script does; answers both tokens. */
async function signIn({ app }: TestShop, host: string, who = boss) {
  const { email, password } = who
  const payload = { email, password }
  const answer = await app.inject({
    method: 'POST',
    url: '/api/login/',
    headers: { host },
    payload,
  })
  return z.object({ access: z.string(), refresh: z.string() }).parse(answer.json())
}

describe('the calls of staff', () => {
  test('are not there on the storefront’s host, with or without a token, under /api or at the root', async () => {
    const shop = await openTestShop()
    const { access } = await signIn(shop, storefront)
    for (const { method, url: path } of onAdminOnly) {
      for (const url of [path, `/api${path}`]) {
        for (const headers of [{}, { authorization: `Bearer ${access}` }]) {
          const asked = { host: storefront, ...headers }
          const answer = await shop.app.inject({ method, url, headers: asked })
          const nothing = { message: 'There is nothing at this address.' }
          expect([method, url, answer.statusCode, answer.json()]).toEqual([
            method,
            url,
            404,
            nothing,
          ])
        }
      }
    }
  })

  test.each([
    ['localhost'],
    ['LOCALHOST:4000'],
    ['shop.example'],
    ['www.shop.example'],
    ['203.0.113.9'],
    ['[2001:db8::1]:4000'],
  ])('are not there on %s either', async (host) => {
    const { app } = await openTestShop()
    const answer = await app.inject({ url: '/stock/allStock/', headers: { host } })
    expect(answer.statusCode).toBe(404)
  })

  test.each([
    ['admin.localhost:4000'],
    ['Admin.shop.example'],
    ['127.0.0.1'],
    ['127.0.0.1:4000'],
    ['[::1]:4000'],
    ['10.1.2.3'],
    ['192.168.1.5:8080'],
    ['[fd00::5]'],
    ['etrend'],
    ['etrend:4000'],
    ['shop.internal'],
    ['shop.default.svc.cluster.local'],
  ])('answer on %s', async (host) => {
    const shop = await openTestShop()
    // A packer needs no second factor at another machine.
    const { email } = await colleague(shop, 'packer')
    const { access } = await signIn(shop, host, { ...boss, email })
    const headers = { host, authorization: `Bearer ${access}` }
    for (const url of ['/stock/allStock/', '/api/stock/allStock/']) {
      expect((await shop.app.inject({ url, headers })).statusCode).toBe(200)
    }
  })

  test('that are for both hosts answer on the storefront’s, to staff only', async () => {
    const shop = await openTestShop()
    const { access } = await signIn(shop, storefront)
    const ask = async (headers: Record<string, string>) => {
      const answer = await shop.app.inject({ method: 'POST', url: '/api/login/code/', headers })
      return answer.statusCode
    }
    expect(await ask({ host: storefront, authorization: `Bearer ${access}` })).toBe(201)
    expect(await ask({ host: storefront })).toBe(401)
  })

  test('answer on no host that is the storefront’s, even where that is an internal one', () => {
    const appOf = appsByHost({
      storefrontOrigin: 'http://10.0.0.5',
      adminOrigin: 'http://10.0.0.6',
    })
    const apps = ['10.0.0.5', '10.0.0.6', '10.0.0.7', 'shop.example'].map((hostname) =>
      appOf({ hostname }),
    )
    expect(apps).toEqual(['storefront', 'admin', 'internal', 'storefront'])
  })
})

test('what shoppers may call answers on every host', async () => {
  const { app } = await openTestShop()
  for (const host of Object.values(hosts)) {
    expect((await app.inject({ url: '/comp/allSize', headers: { host } })).statusCode).toBe(200)
    expect((await app.inject({ url: '/profile/', headers: { host } })).statusCode).toBe(401)
  }
})

test('a token is good in the app where it was made; the server’s own addresses take the admin’s too', async () => {
  const shop = await openTestShop()
  await shop.app.inject({ method: 'POST', url: '/register/', payload: sita })
  for (const who of [boss, sita]) {
    for (const made of Object.values(hosts)) {
      const { access, refresh } = await signIn(shop, made, who)
      for (const host of Object.values(hosts)) {
        const headers = { host, authorization: `Bearer ${access}` }
        const answer = await shop.app.inject({ url: '/profile/', headers })
        const isTaken = made === host || (made === hosts.admin && host === hosts.internal)
        expect([made, host, answer.statusCode]).toEqual([made, host, isTaken ? 200 : 401])
        if (made === host) continue
        const renewal = { method: 'POST', url: '/refresh/', headers: { host } } as const
        const renewed = await shop.app.inject({ ...renewal, payload: { refresh } })
        expect([made, host, renewed.statusCode]).toEqual([made, host, 401])
      }
      const renewal = { method: 'POST', url: '/refresh/', headers: { host: made } } as const
      expect((await shop.app.inject({ ...renewal, payload: { refresh } })).statusCode).toBe(200)
    }
  }
})
