import { describe, expect, inject, it } from 'vitest'
import { call, signIn } from './support/call'
import { curl } from './support/curl'
import { png } from './support/png'

const { origin, adminOrigin, api } = inject('shop')

describe('the two hosts', () => {
  it('send the back-office’s addresses to the admin host', async () => {
    for (const path of ['/etrendadmin', '/etrendadmin/editSize/3?from=mail']) {
      const { status, headers } = await curl(origin + path)
      expect([status, headers.location]).toEqual([302, adminOrigin + path])
    }
  })

  it('serve only their own pages and files', async () => {
    const shopPage = await curl(origin)
    const adminPage = await curl(`${adminOrigin}/etrendadmin/allsize`)
    const shopFile = /\/assets\/[\w.-]+\.js/.exec(shopPage.body)?.[0] ?? ''
    const adminFile = /\/etrendadmin\/assets\/[\w.-]+\.js/.exec(adminPage.body)?.[0] ?? ''
    expect((await curl(origin + shopFile)).type).toContain('javascript')
    expect((await curl(adminOrigin + adminFile)).type).toContain('javascript')

    for (const path of ['/', '/womens', '/cart', '/login', shopFile]) {
      const { status, headers } = await curl(adminOrigin + path)
      expect([path, status, headers.location]).toEqual([path, 302, `${adminOrigin}/etrendadmin`])
    }
    const { status, headers } = await curl(origin + adminFile)
    expect([status, headers.location]).toEqual([302, adminOrigin + adminFile])
  })

  it('both answer the API under /api', async () => {
    for (const host of [origin, adminOrigin]) {
      expect((await curl(`${host}/api/comp/allSize`)).status).toBe(200)
    }
  })
})

describe('the calls of staff', () => {
  const routes = [
    ['POST', '/api/comp/createSize/', () => ({ size_name: 'XS' })],
    ['POST', '/api/comp/createproductcolor/', () => picture()],
    ['DELETE', '/api/comp/updateDeleteSize/1/', undefined],
    ['DELETE', '/api/comp/updateDeleteproductcolor/1/', undefined],
    ['GET', '/api/stock/allStock/', undefined],
  ] as const

  it.each(routes)('%s %s answers 401 without a sign-in', async (method, path, form) => {
    const { status, body } = await call(method, api + path, { form: form?.() })
    expect([status, body]).toEqual([401, { message: 'Sign in to do this.' }])
  })

  it.each(routes)('%s %s answers 404 on the storefront’s host', async (method, path, form) => {
    const token = (await signIn(origin)).access
    for (const sent of [{}, { token }]) {
      const { status, body } = await call(method, origin + path, { form: form?.(), ...sent })
      expect([status, body]).toEqual([404, { message: 'There is nothing at this address.' }])
    }
  })

  it.each(routes)('%s %s answers 403 to a customer', async (method, path, form) => {
    const token = await customer()
    const { status, body } = await call(method, api + path, { form: form?.(), token })
    expect([status, body]).toEqual([403, { message: 'Only staff may do this.' }])
  })
})

function picture() {
  const color_img = new File([png()], 'navy.png', { type: 'image/png' })
  return { product: '1', color: '1', color_img }
}

let signedIn: Promise<string> | undefined

/** The access token of a customer, who is registered by the first call. */
async function customer() {
  signedIn ??= register()
  return await signedIn
}

async function register() {
  const who = { email: 'maya@example.com', password: 'monsoon over Patan' }
  const { status } = await call('POST', `${api}/api/register/`, {
    json: { username: 'Maya', ...who },
  })
  expect(status).toBe(201)
  return (await signIn(api, who)).access
}
