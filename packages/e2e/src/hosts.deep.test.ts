import { expect, it } from 'vitest'
import { curl } from './support/curl'
import { fileShop } from './support/file-shop'

const { origin, adminOrigin } = await fileShop()

// Which calls answer on which host is shown by the API's own tests.
it('the two hosts serve only their own pages and files, and both the API', async () => {
  for (const path of ['/etrendadmin', '/etrendadmin/editSize/3?from=mail']) {
    const { status, headers } = await curl(origin + path)
    expect([status, headers.location]).toEqual([302, adminOrigin + path])
  }

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

  for (const host of [origin, adminOrigin]) {
    expect((await curl(`${host}/api/comp/allSize`)).status).toBe(200)
  }
})
